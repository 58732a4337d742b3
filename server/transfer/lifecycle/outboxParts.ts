import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import { traceparentNow } from '../../telemetry/traceContext.ts';
import type { Effects } from './effects.ts';

/** Follow-up work, committed with what it follows. */
export function outboxParts(items: Effects['outbox']): RawBuilder<unknown>[] {
  if (items.length === 0) return [];
  const rows = items.map(
    ({ key, kind, payload, notBefore = 0 }) =>
      sql`(${newId()}::uuid, ${key}, ${kind}, ${JSON.stringify(payload)}::jsonb,
        greatest(now(), to_timestamp(${notBefore / 1000})), ${traceparentNow()})`,
  );
  return [
    sql`insert into outbox (id, key, kind, payload, due_at, traceparent) values ${sql.join(rows)} on conflict (key) do nothing`,
  ];
}
