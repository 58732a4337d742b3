import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { moneyTriesToLookAt } from '../jobs/outboxLanes.ts';
import { type Command, refusal } from './runCommand.ts';
import type { StatusSection } from './statusSection.ts';
import { when } from './table.ts';

/** What was tried in vain: set apart, or about money and tried again every hour. */
const inVain = sql`(set_apart_at is not null
  or done_at is null and set_apart_at is null and attempts >= ${moneyTriesToLookAt})`;

type Failing = {
  kind: string;
  set_apart: number;
  tried_on: number;
  since: Date | null;
  failure: string | null;
};

/** Follow-up work that waits, and what of it needs somebody. */
export async function outboxStatus(db: Db): Promise<StatusSection> {
  const failing = await sql<Failing>`select kind, count(set_apart_at)::int as set_apart,
      count(*) filter (where set_apart_at is null)::int as tried_on, min(set_apart_at) as since, max(last_error) as failure
    from outbox where ${inVain} group by kind order by kind`.execute(db);
  const counted = await sql<{ waiting: number; oldest: Date | null }>`select count(*)::int as waiting,
    min(due_at) filter (where due_at < now()) as oldest from outbox where done_at is null and set_apart_at is null`.execute(
    db,
  );
  const [{ waiting, oldest } = { waiting: 0, oldest: null }] = counted.rows;
  return {
    heading: 'Follow-up work',
    lines: [
      `${waiting} pieces wait${oldest ? `, the longest since ${when(oldest)}` : ''}.`,
      ...failing.rows.map(described),
      ...(failing.rows.length > 0 ? ['Once the cause is fixed: resend KIND, or resend all.'] : []),
    ],
    isWell: failing.rows.length === 0,
    data: { waiting, failing: failing.rows },
  };
}

function described({ kind, set_apart, tried_on, since, failure }: Failing): string {
  const parts = [
    ...(set_apart > 0 && since ? [`${set_apart} set apart since ${when(since)}`] : []),
    ...(tried_on > 0 ? [`${tried_on} tried ${moneyTriesToLookAt} times and more`] : []),
  ];
  return `${kind}: ${parts.join(', ')} (${failure ?? 'it never ended'})`;
}

/** `resend KIND`, or `all`: what was tried in vain is tried at once, with all its tries before it. */
export const resend: Command = async ({ db }, { transferId: kind }) => {
  if (!kind) return refusal('Say which kind, as status names it, or all: resend message.');
  const again = await sql`update outbox set set_apart_at = null, attempts = 0, due_at = now()
    where ${inVain} and ${kind === 'all' ? sql`true` : sql`kind = ${kind}`} returning 1`.execute(db);
  const count = again.rows.length;
  if (count === 0) return refusal('Nothing of that kind was tried in vain. See status.');
  return { ok: true, lines: [`Tried again from now on: ${count}.`], data: { count } };
};
