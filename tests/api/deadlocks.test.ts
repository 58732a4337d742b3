import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/database/open.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';

const onPostgres = process.env.TEST_ON_POSTGRES !== undefined;

describe.skipIf(!onPostgres)('two who wait for each other', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openFreshDatabase();
    await sql`insert into attempt_count (bucket, window_start, count) values ('left', now(), 1), ('right', now(), 1)`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());

  /** Takes one row and then the other; `both` opens when each has its first. */
  const crossing = (db: Db, [first, second]: readonly [string, string], hasFirst: () => Promise<void>) =>
    inTransaction(db, async (transaction) => {
      const take = (bucket: string) =>
        sql`update attempt_count set count = count + 1 where bucket = ${bucket}`.execute(transaction);
      await take(first);
      await hasFirst();
      await take(second);
    });

  test('are told apart by the database, and both come to their end (ASVS 15.4.3)', async () => {
    let waiting = 0;
    let open = () => {};
    const both = new Promise<void>((opened) => {
      open = opened;
    });
    let beginnings = 0;
    const hasFirst = async () => {
      beginnings += 1;
      waiting += 1;
      if (waiting === 2) open();
      await both;
    };
    const { db } = database;
    await Promise.all([crossing(db, ['left', 'right'], hasFirst), crossing(db, ['right', 'left'], hasFirst)]);
    // Who was told to begin again may take its first row before the other wakes, and then they cross once more.
    expect(beginnings).toBeGreaterThan(2);
    const { rows } = await sql`select bucket, count from attempt_count order by bucket`.execute(db);
    expect(rows).toEqual([
      { bucket: 'left', count: 3 },
      { bucket: 'right', count: 3 },
    ]);
  });

  test('and nobody waits for ever for one who stays: a lock is waited for as long as is set (ASVS 15.4.3)', async () => {
    const { rows } = await sql<{ lock_timeout: string; statement_timeout: string }>`
      select current_setting('lock_timeout') as lock_timeout, current_setting('statement_timeout') as statement_timeout`.execute(
      database.db,
    );
    expect(rows).toEqual([{ lock_timeout: '20s', statement_timeout: '2min' }]);
  });
});
