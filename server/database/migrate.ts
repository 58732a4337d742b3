import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Brings the schema up to date: each `NNN-what.sql` runs once, in order, all or nothing. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists schema_migration (
    name text primary key, applied_at timestamptz not null default now())`.execute(db);
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name)).sort();
  await inTransaction(db, async (transaction) => {
    await sql`lock table schema_migration in exclusive mode`.execute(transaction);
    const applied = await sql<{ name: string }>`select name from schema_migration`.execute(transaction);
    const missing = names.filter((name) => !applied.rows.some((row) => row.name === name));
    for (const name of missing) {
      for (const statement of statementsOf(await readFile(new URL(name, folder), 'utf8'))) {
        await sql.raw(statement).execute(transaction);
      }
      await sql`insert into schema_migration (name) values (${name})`.execute(transaction);
    }
  });
}

/** Statements end with a semicolon at the end of a line; the embedded database takes them one at a time. */
function statementsOf(script: string): string[] {
  return script
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
}
