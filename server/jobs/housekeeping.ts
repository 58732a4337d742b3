import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Job } from './jobs.ts';

/** What has served its time, and how long that is. Money, histories and what companies reported are kept for good. */
const outdated: readonly { readonly table: string; readonly column: string; readonly keep: string }[] = [
  // Longer than any company repeats a call (money notes, 1).
  { table: 'idempotency_key', column: 'created_at', keep: '7 days' },
  { table: 'sms_sent', column: 'hour', keep: '30 days' },
  { table: 'rate_tick', column: 'minute', keep: '30 days' },
  { table: 'rate_hold', column: 'expires_at', keep: '1 day' },
  { table: 'outbox', column: 'done_at', keep: '30 days' },
  // Consumed ones have no such moment: what comes late must find them.
  { table: 'transfer_draft', column: 'kept_at', keep: '30 days' },
];

/** Rows taken away at a time, so that the embedded database is never long at it. */
const batch = 5000;
const everyMs = 60_000;

export const housekeepingJob = (db: Db): Job => ({
  name: 'housekeeping',
  everyMs,
  async run() {
    let isFull = false;
    for (const { table, column, keep } of outdated) {
      const removed = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - ${keep}::interval limit ${batch})
        returning 1`.execute(db);
      isFull ||= removed.rows.length === batch;
    }
    await sql`select forget_security_events()`.execute(db);
    return isFull;
  },
});
