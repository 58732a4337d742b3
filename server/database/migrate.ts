import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { inTransaction, sqlStateOf } from './transaction.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Brings the schema up to date: each `NNN-what.sql` runs once, in order, all or nothing. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await makeTableOfMigrations(db);
  await inTransaction(db, async (transaction) => {
    await sql`lock table schema_migration in exclusive mode`.execute(transaction);
    for (const name of await missingMigrations(transaction)) {
      for (const statement of statementsOf(await readFile(new URL(name, folder), 'utf8'))) {
        await sql.raw(statement).execute(transaction);
      }
      await sql`insert into schema_migration (name) values (${name})`.execute(transaction);
    }
  });
}

/** Files of this version's folder, in their order. */
export const knownMigrations = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name)).sort();

/** Those of them that the database has not seen. */
export async function missingMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const names = await knownMigrations();
  const applied = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  return names.filter((name) => !applied.rows.some((row) => row.name === name));
}

/** Two servers that make the table at once: the database lets one, and tells the other that it is there by now. */
async function makeTableOfMigrations(db: Kysely<Schema>): Promise<void> {
  const made = () =>
    sql`create table if not exists schema_migration (
      name text primary key, applied_at timestamptz not null default now())`.execute(db);
  await made().catch(async (failure: unknown) => {
    if (!madeMeanwhile.includes(sqlStateOf(failure) ?? '')) throw failure;
    await made();
  });
}
/** A unique index of the catalogue, a table, a type. */
const madeMeanwhile = ['23505', '42P07', '42710'];

/** Does something that servers starting together must not do at once; a lock of a transaction, so it ends with it. */
export const holdingMigrations = (db: Kysely<Schema>, work: () => Promise<void>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`lock table schema_migration in exclusive mode`.execute(transaction);
    await work();
  });

/** Statements end with a semicolon at the end of a line; the embedded database takes them one at a time. */
function statementsOf(script: string): string[] {
  return script
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
}
