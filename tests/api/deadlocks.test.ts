import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/database/open.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { until } from '#tests/fixtures/until.ts';

/** Waited for until somebody opens it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

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
    const both = gate();
    let beginnings = 0;
    const hasFirst = async () => {
      beginnings += 1;
      waiting += 1;
      if (waiting === 2) both.open();
      await both.opened;
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

  test('come to their end where one is a single statement: it begins again too (ASVS 15.4.3)', async () => {
    const { db } = database;
    const counts = async () =>
      (await sql<{ count: number }>`select count from attempt_count order by bucket`.execute(db)).rows.map(
        ({ count }) => count,
      );
    const before = await counts();
    const [held, crossed] = [gate(), gate()];
    const both = inTransaction(db, async (transaction) => {
      await sql`update attempt_count set count = count + 1 where bucket = 'left'`.execute(transaction);
      held.open();
      await crossed.opened;
      await sql`update attempt_count set count = count + 1 where bucket = 'right'`.execute(transaction);
    });
    await held.opened;
    const alone =
      sql`with right_first as (update attempt_count set count = count + 1 where bucket = 'right' returning 1)
      update attempt_count set count = count + 1 where bucket = 'left' and exists (select from right_first)`.execute(
        db,
      );
    await until(
      async () => (await sql`select from pg_locks where not granted`.execute(db)).rows,
      (waiting) => waiting.length > 0,
    );
    crossed.open();
    await Promise.all([both, alone]);
    expect(await counts()).toEqual(before.map((count) => count + 2));
  });

  test('and nobody waits for ever for one who stays: a lock is waited for as long as is set (ASVS 15.4.3)', async () => {
    const { rows } = await sql<{ lock_timeout: string; statement_timeout: string }>`
      select current_setting('lock_timeout') as lock_timeout, current_setting('statement_timeout') as statement_timeout`.execute(
      database.db,
    );
    expect(rows).toEqual([{ lock_timeout: '20s', statement_timeout: '2min' }]);
  });

  test('are not two of whom one only refers to what the other holds: no function locks a row against that (ASVS 15.4.3)', async () => {
    const { rows } = await sql`select proname from pg_proc where prosrc ~* 'for\\s+update'`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
