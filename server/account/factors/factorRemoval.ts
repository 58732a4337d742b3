import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { type SecurityEvents, writeSecurityEvent } from '../../security/securityEvents.ts';
import type { Visitor } from '../../security/visitor.ts';
import type { TellAccount } from '../accountNews.ts';
import { factorWays, hasFactor } from './factorStanding.ts';

type Told = { readonly userId: string; readonly events: SecurityEvents; readonly visitor: Visitor };

/**
 * A password set through the mailbox alone. The second factor stays: its removal is due after the delay, told with the way
 * to stop it. False for whoever has none, whose devices the reset signs out as ever.
 */
export async function askRemoval(
  transaction: Db,
  { userId, events, visitor, tellAccount }: Told & { readonly tellAccount: TellAccount },
): Promise<boolean> {
  if (!hasFactor(await factorWays(transaction, userId))) return false;
  const asked = await sql<{ due_at: Date }>`
    insert into factor_removal (id, user_id, due_at)
    select ${newId()}, ${userId}, now() + make_interval(secs => removal_delay_seconds) from factor_rule
    on conflict (user_id) where stopped_at is null and done_at is null do update set stopped_at = null
    returning due_at`.execute(transaction);
  const [row] = asked.rows;
  if (!row) throw new Error('There is no rule of how long a second factor stays after a reset');
  await events.write(transaction, { kind: 'factorRemovalAsked', outcome: 'done', userId, visitor });
  const key = `factorRemoval:${newId()}`;
  await tellAccount(transaction, { key, userId, type: 'factorRemovalDue', at: row.due_at });
  return true;
}

/** Whether there was one to stop. */
export async function stopRemoval(transaction: Db, { userId, events, visitor }: Told): Promise<boolean> {
  const stopped = await sql`update factor_removal set stopped_at = now()
    where user_id = ${userId} and stopped_at is null and done_at is null returning 1`.execute(transaction);
  if (stopped.rows.length === 0) return false;
  await events.write(transaction, { kind: 'factorRemovalStopped', outcome: 'done', userId, visitor });
  return true;
}

const everyMs = 10_000;
const batch = 50;

/** Takes off what nobody stopped in time, and tells whose it was. */
export const factorRemovalJob = ({ db, tellAccount }: { readonly db: Db; readonly tellAccount: TellAccount }): Job => ({
  name: 'second factors due for removal',
  everyMs,
  run: () =>
    inTransaction(db, async (transaction) => {
      const due = await sql<{ id: string; user_id: string }>`
        update factor_removal set done_at = now() where id in (select id from factor_removal
          where due_at <= now() and stopped_at is null and done_at is null limit ${batch} for no key update skip locked)
        returning id, user_id`.execute(transaction);
      for (const { id, user_id: userId } of due.rows) {
        for (const table of ['passkey', 'authenticator', 'recovery_code'] as const) {
          await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
        }
        await writeSecurityEvent(transaction, { kind: 'factorsRemovedAfterReset', outcome: 'done', userId });
        await tellAccount(transaction, { key: `factorsRemoved:${id}`, userId, type: 'factorsRemoved' });
      }
      return due.rows.length === batch;
    }),
});
