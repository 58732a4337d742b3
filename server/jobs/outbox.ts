import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/open.ts';
import type { Job } from './jobs.ts';

/** Does one piece of follow-up work. It may be called again with the same payload, and must then do no harm. */
export type OutboxHandler = (payload: unknown) => Promise<void>;

/** Milliseconds between two looks at an empty outbox. */
const everyMs = 100;
const atOnce = 16;
/** Seconds a piece of work may take before another server tries it; doubles with each try up to an hour. */
const leaseSeconds = 10;

/** Work that was committed with what it follows from is done after it, at least once, until it succeeds. */
export const outboxJob = (db: Db, handlers: Readonly<Record<string, OutboxHandler>>, log: Logger): Job => ({
  name: 'outbox',
  everyMs,
  async run() {
    const due = await sql<{ id: string; kind: string; payload: unknown }>`
      update outbox set attempts = attempts + 1,
        due_at = now() + least(make_interval(secs => ${leaseSeconds} * power(2, least(attempts, 9))), interval '1 hour')
      where id in (select id from outbox where done_at is null and due_at <= now() and kind = any(${Object.keys(handlers)})
        order by due_at limit ${atOnce} for update skip locked)
      returning id, kind, payload`.execute(db);
    await Promise.all(due.rows.map((row) => deliver(db, { ...row, handlers, log })));
    return due.rows.length === atOnce;
  },
});

type Delivery = {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly log: Logger;
};

async function deliver(db: Db, { id, kind, payload, handlers, log }: Delivery): Promise<void> {
  try {
    await handlers[kind]?.(payload);
    await sql`update outbox set done_at = now() where id = ${id}`.execute(db);
  } catch (failure) {
    const stack = failure instanceof Error ? failure.stack : undefined;
    log.warn({ outbox: kind, stack }, 'follow-up work will be tried again');
    await sql`update outbox set last_error = ${failure instanceof Error ? failure.name : 'unknown'} where id = ${id}`.execute(
      db,
    );
  }
}
