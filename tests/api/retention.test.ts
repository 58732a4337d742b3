import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/database/open.ts';
import { housekeepingJob } from '#server/jobs/housekeeping.ts';
import { retention } from '#server/jobs/retention.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';

type Column = { table: string; name: string; type: string };
type Row = Readonly<Record<string, unknown>>;

/** What stands in a column nobody asks about. */
const anything: Readonly<Record<string, unknown>> = {
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01T00:00:00Z',
  jsonb: {},
  boolean: false,
};

/** What may be there once. */
const drawn: Readonly<Record<string, () => string>> = {
  text: () => randomBytes(32).toString('hex'),
  uuid: () => crypto.randomUUID(),
};

/** What a table asks of a row beyond its types. */
const asked: Readonly<Record<string, Row>> = {
  code_request: { channel: 'email', purpose: 'account' },
  one_time_token: { purpose: 'instantSignIn' },
  operator_notice: { change: 'added' },
  passkey_challenge: { purpose: 'signIn' },
  rate_alert: { kind: 'price', most_minor: 1, rate_needed: 1, by_email: true, destination_minor: 1 },
  security_alert: { country: 'GB' },
  security_event: { outcome: 'done' },
  tracking_link: { language: 'en' },
  transfer_draft: { draft: {} },
  transfer_quote: { method: 'mobile_money' },
  verification_session: { state: 'EXPIRED', parts: [] },
};

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
  let columns: readonly Column[];
  beforeAll(async () => {
    database = await openFreshDatabase();
    const read = await sql<Column>`select table_name as table, column_name as name, data_type as type
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
        and is_nullable = 'NO' and column_default is null`.execute(database.db);
    columns = read.rows;
  });
  afterAll(() => database.close());

  /** A row of the table that stands for itself: whatever it leads to need not be there. */
  async function put(owner: Db, table: string, row: Row): Promise<void> {
    const own = columns.filter((column) => column.table === table);
    const filled = Object.fromEntries(own.map(({ name, type }) => [name, drawn[type]?.() ?? anything[type] ?? 1]));
    const whole = {
      ...filled,
      ...(own.some(({ name }) => name === 'id') && { id: crypto.randomUUID() }),
      ...asked[table],
      ...row,
    };
    const names = sql.join(Object.keys(whole).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(whole)}::jsonb)`.execute(
      owner,
    );
  }

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
    await asOwner(database.db, async (owner) => {
      await sql`set session_replication_role = replica`.execute(owner);
      for (const at of ages) {
        await put(owner, table, { [since]: at });
      }
      await sql`set session_replication_role = origin`.execute(owner);
    });
    const before = await countOf(table);
    await housekeepingJob(database.db).run();
    expect([before, await countOf(table)]).toEqual([2, 1]);
  });

  test('what something stands on is kept, and so is work that was set apart', async () => {
    const longAgo = await momentAgo('3 years', '0');
    const id = crypto.randomUUID();
    const before = [await countOf('rate_quote'), await countOf('outbox')];
    await asOwner(database.db, async (owner) => {
      await sql`set session_replication_role = replica`.execute(owner);
      await put(owner, 'rate_quote', { id, expires_at: longAgo });
      await put(owner, 'transfer_quote', { rate_quote_id: id, expires_at: await momentAgo('1 day', '0') });
      await put(owner, 'outbox', { due_at: longAgo, set_apart_at: longAgo });
      await sql`set session_replication_role = origin`.execute(owner);
    });
    await housekeepingJob(database.db).run();
    expect([await countOf('rate_quote'), await countOf('outbox')]).toEqual(before.map((count) => (count ?? 0) + 1));
  });
});
