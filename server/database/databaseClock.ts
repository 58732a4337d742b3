import { sql } from 'kysely';
import type { Db } from './open.ts';

/** What time it is by the database, which every server and every stored moment share; within a transaction, its beginning. */
export async function databaseNow(db: Db): Promise<Date> {
  const read = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = read.rows;
  if (!row) throw new Error('The database did not say what time it is');
  return row.now;
}

/** The database’s time where there is no time to ask it, in milliseconds since 1970. */
export type DatabaseClock = { readonly now: () => number };

/** Milliseconds after which the database is asked again; a clock that counts elapsed time loses less than one of them. */
const askAgainMs = 60_000;

/**
 * Counts on from what the database said, by a clock nobody sets. Rejects when the database cannot be asked at first;
 * later it counts on until it can.
 */
export async function databaseClock(db: Db): Promise<DatabaseClock> {
  let isAsking = false;
  let [offset, askedAt] = [0, 0];
  const ask = async () => {
    const begun = performance.now();
    const now = await databaseNow(db);
    askedAt = performance.now();
    offset = now.getTime() - (begun + askedAt) / 2;
  };
  await ask();
  return {
    now() {
      if (!isAsking && performance.now() - askedAt > askAgainMs) {
        isAsking = true;
        void ask()
          .catch(() => undefined)
          .finally(() => {
            isAsking = false;
          });
      }
      return performance.now() + offset;
    },
  };
}
