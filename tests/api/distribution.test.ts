import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distribution } from '#server/database/distribution.ts';
import type { Database } from '#server/database/open.ts';
import { type DatabaseRule, databaseRules } from '#tests/fixtures/databaseRules.ts';
import { leavingKeys, uniqueElsewhere } from '#tests/fixtures/distributionExceptions.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';

type Leading = {
  readonly name: string;
  readonly table: string;
  readonly targets: string;
  readonly pairs: readonly string[];
};

let database: Database;
let rules: DatabaseRule[];
let leading: readonly Leading[];
beforeAll(async () => {
  database = await openFreshDatabase();
  rules = await databaseRules(database.db);
  ({ rows: leading } = await sql<Leading>`
    select conname::text as name, conrelid::regclass::text as table, confrelid::regclass::text as targets,
      (select array_agg(here.attname || '=' || there.attname) from unnest(conkey, confkey) as pair (ours, theirs)
        join pg_attribute here on here.attrelid = conrelid and here.attnum = ours
        join pg_attribute there on there.attrelid = confrelid and there.attnum = theirs) as pairs
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 2, 1`.execute(
    database.db,
  ));
});
afterAll(() => database.close());

const keyOf = (table: string): string | undefined => {
  const placement = distribution[table];
  return placement && 'key' in placement ? placement.key : undefined;
};
const isSpread = (table: string): boolean => keyOf(table) !== undefined;

/** Row and target are on one node: the target is on every node, or both by the same value. */
function staysOnItsNode({ table, targets, pairs }: Leading): boolean {
  const [here, there] = [distribution[table], distribution[targets]];
  if (there?.kind === 'everywhere' || (here?.kind === 'central' && there?.kind === 'central')) return true;
  return here?.kind === there?.kind && pairs.includes(`${keyOf(table)}=${keyOf(targets)}`);
}

describe('books that are spread over many databases', () => {
  test('every table has its place, and no other is named', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by table_name`.execute(database.db);
    expect(Object.keys(distribution).sort()).toEqual(rows.map(({ name }) => name).sort());
    const missing = rows.filter(({ name, columns }) => isSpread(name) && !columns.includes(keyOf(name) ?? ''));
    expect(missing).toEqual([]);
  });

  test('no id is counted, which only one database could do', async () => {
    const { rows } = await sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('what is unique is so on its node, but for what is listed with the table that keeps it unique elsewhere', () => {
    const others = rules.filter(
      ({ kind, table, columns, isDrawn }) =>
        (kind === 'primary' || kind === 'unique') &&
        isSpread(table) &&
        !isDrawn &&
        !columns.includes(keyOf(table) ?? ''),
    );
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(uniqueElsewhere).sort());
  });

  test('no foreign key leaves its node, but for what is listed with its reason', () => {
    const left = leading.filter((one) => isSpread(one.table) && !staysOnItsNode(one)).map(({ name }) => name);
    expect(left.sort()).toEqual(Object.keys(leavingKeys).sort());
  });

  test('none of those is between attempts, payments, refunds and payouts of one transfer', () => {
    const money = ['payment_attempt', 'payment', 'refund', 'payout_attempt', 'payable_recipient', 'status_event'];
    const within = leading.filter(({ table, targets }) => money.includes(table) && money.includes(targets));
    expect(within.length).toBeGreaterThan(3);
    expect(within.filter((one) => !staysOnItsNode(one)).map(({ name }) => name)).toEqual([]);
  });
});
