import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { openFreshDatabase } from '../fixtures/freshDatabase.ts';

/** The embedded database has one server, which changes no table while it runs. */
describe('a statement planned before another server changed its table', async () => {
  const { db, close } = await openFreshDatabase();
  afterAll(close);
  const read = (own: Pick<typeof db, 'selectFrom'>) =>
    own.selectFrom('pair_downtime').selectAll().where('base', '=', 'GBP').execute();
  const names = await db.selectNoFrom(({ fn }) => fn<string>('current_database').as('name')).executeTakeFirstOrThrow();

  /** As the owner, who migrates: on a connection of their own. */
  async function addColumn(name: string) {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = names.name;
    const owner = new pg.Client({ connectionString: url.href });
    await owner.connect();
    await owner.query(`alter table pair_downtime add column ${name} text`);
    await owner.end();
  }

  test('is planned anew', async () => {
    await db.insertInto('pair_downtime').values({ base: 'GBP', target: 'XAF' }).execute();
    await read(db);
    await addColumn('reason');
    expect(await read(db)).toEqual([expect.objectContaining({ base: 'GBP', target: 'XAF', reason: null })]);
  });

  test('is planned anew inside a transaction, which runs again', async () => {
    await read(db);
    await addColumn('until');
    let runs = 0;
    const found = await inTransaction(db, (transaction) => {
      runs += 1;
      return read(transaction);
    });
    expect(found).toEqual([expect.objectContaining({ base: 'GBP', target: 'XAF', reason: null, until: null })]);
    expect(runs).toBe(2);
  });
});
