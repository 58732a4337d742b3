import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createCluster } from './createCluster.ts';
import { lockDirectory } from './directoryLock.ts';
import { migrate } from './migrate.ts';
import { openPglitePool, type PglitePool } from './pglitePool.ts';
import { preparing } from './preparedStatements.ts';
import { writeRulesAsRows } from './rulesAsRows.ts';
import type { Schema } from './schema.ts';
import { refusingNestedUse } from './transaction.ts';

export type Db = Kysely<Schema>;

export type Database = {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
};

/** The server works under a role that may only add to the ledger, never change it (migration 003). */
const role = 'sawa_app';

/** PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`. Brings the schema up to date. */
export async function openDatabase(where: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(join(where.dataDir, 'database'));
}

async function openPostgres(connectionString: string): Promise<Database> {
  const owner = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1, types: parsers }) }),
  });
  await bringUpToDate(owner);
  await owner.destroy();
  const options = `-c role=${role}`;
  const pool = new pg.Pool({ connectionString, max: 10, types: parsers, options, pipeline: true });
  pool.on('error', () => undefined);
  return database('postgres', preparing(pool));
}

async function bringUpToDate(db: Db) {
  await migrate(db);
  await writeRulesAsRows(db);
}

async function openEmbedded(dir: string): Promise<Database> {
  const lock = await lockDirectory(dir);
  await createCluster(dir);
  const opened = await openPglite(await openPglitePool({ dir }));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await lock.release();
    },
  };
}

/** Migrates and steps down to the server's role; also how tests open a database from a dump. */
export async function openPglite(pool: PglitePool): Promise<Database> {
  const opened = database('pglite', pool);
  await bringUpToDate(opened.db);
  const connection = await pool.connect();
  await connection.query(`set role ${role}`, []);
  connection.release();
  return opened;
}

function database(kind: Database['kind'], pool: Pick<PglitePool, 'connect' | 'end'>): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: refusingNestedUse(pool) }) });
  return { db, kind, close: () => db.destroy() };
}

/** The same values from both databases: int8 as BigInt, date and numeric as text. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return (value: string) => BigInt(value);
    if (oid === pg.types.builtins.DATE || oid === pg.types.builtins.NUMERIC) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;
