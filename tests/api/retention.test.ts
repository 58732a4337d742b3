import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { housekeepingJob } from '#server/jobs/housekeeping.ts';
import { retention } from '#server/jobs/retention.ts';
import { anyRows } from '#tests/fixtures/anyRow.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';

/** Where the database itself takes what is over, by functions of its own. */
const byItself: Readonly<Record<string, string>> = {
  inbox: 'processed_at',
  security_alert: 'at',
  security_event: 'at',
};

const timed = Object.entries(retention).flatMap(([table, { keep, taken }]) => {
  const since = taken?.since[0] ?? byItself[table];
  return since ? [{ table, keep, since }] : [];
});

describe('how long data are kept', () => {
  let database: Database;
  let put: Awaited<ReturnType<typeof anyRows>>;
  beforeAll(async () => {
    database = await openFreshDatabase();
    put = await anyRows(database.db);
  });
  afterAll(() => database.close());

  const countOf = async (table: string) => {
    const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      database.db,
    );
    return counted.rows[0]?.count;
  };
  /** On the hour, as one table has its moments. */
  const momentAgo = async (keep: string, margin: string) => {
    const read = await sql<{ at: string }>`
      select date_trunc('hour', now() - ${keep}::interval - ${margin}::interval, 'UTC')::text as at`.execute(
      database.db,
    );
    return read.rows[0]?.at;
  };

  test('is said of every table there is, and of no other', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
    expect(Object.keys(retention).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test('is for good where the books, histories and acts are', () => {
    const never = [
      'journal',
      'posting',
      'payment',
      'refund',
      'payout_attempt',
      'status_event',
      'transfer',
      'operator_action',
    ];
    expect(never.map((table) => retention[table]?.keep)).toEqual(never.map(() => 'forever'));
  });

  test.each(timed)('$table: what is over for $keep is taken, and nothing younger', async ({ table, keep, since }) => {
    const ages = [await momentAgo(keep, '2 hours'), await momentAgo(keep, '-2 hours')];
    await put(ages.map((at) => [table, { [since]: at }]));
    const before = await countOf(table);
    await housekeepingJob(database.db).run();
    expect([before, await countOf(table)]).toEqual([2, 1]);
  });

  test('what something stands on is kept, and so is work that was set apart', async () => {
    const longAgo = await momentAgo('3 years', '0');
    const id = crypto.randomUUID();
    const before = [await countOf('rate_quote'), await countOf('outbox')];
    await put([
      ['rate_quote', { id, expires_at: longAgo }],
      ['transfer_quote', { rate_quote_id: id, expires_at: await momentAgo('1 day', '0') }],
      ['outbox', { due_at: longAgo, set_apart_at: longAgo }],
    ]);
    await housekeepingJob(database.db).run();
    expect([await countOf('rate_quote'), await countOf('outbox')]).toEqual(before.map((count) => (count ?? 0) + 1));
  });
});
