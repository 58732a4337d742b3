import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Milliseconds a database may take to say that it is there: a frozen one never does. */
const patienceMs = 3000;

/** What the database answers within three seconds; undefined when it answers later, not at all or with a failure. */
export const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  Promise.race([asked.catch(() => undefined), pause(patienceMs, undefined, { ref: false })]);

/** Whether the database takes nothing that is written for now, as with a full disk. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select current_setting('transaction_read_only')::bool as is`.execute(db);
  return rows[0]?.is === true;
}
