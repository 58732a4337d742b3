import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type PoolSettings, usualPool } from '../settings/databasePool.ts';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { createCluster } from './createCluster.ts';
import { isDatabaseAway } from './databaseAway.ts';
import { lockDirectory } from './directoryLock.ts';
import { refuseWithoutRoom } from './diskRoom.ts';
import { holdingMigrations, migrate } from './migrate.ts';
import { openPglitePool, type PglitePool } from './pglitePool.ts';
import { type ConnectionTrouble, openPool, parsers } from './postgresPool.ts';
import { preparing, unprepared } from './preparedStatements.ts';
import type { Schema } from './schema.ts';
import { writeRulesAsRows } from './seedTransitionRules.ts';
import { refusingNestedUse, sqlStateOf } from './transaction.ts';

export type Db = Kysely<Schema>;

export type Database = {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /** The embedded database as bytes, at one moment; undefined for PostgreSQL, whose own programs do that. */
  readonly dump?: (() => Promise<Uint8Array>) | undefined;
  readonly close: () => Promise<void>;
};

/** The server works under a role that may only add to the ledger, never change it (migration 003). */
export const role = 'sawa_app';

type Place = {
  readonly databaseUrl?: string | undefined;
  /** Who may change tables, where `databaseUrl` may not (behind a pooler in transaction mode). */
  readonly migrationUrl?: string | undefined;
  readonly pool?: PoolSettings | undefined;
  readonly dataDir: string;
};

type Opening = {
  /** Writes what a new database starts with; of servers that start together one at a time does. */
  readonly prepare?: (db: Db) => Promise<void>;
  readonly onTrouble?: ConnectionTrouble;
};

/** PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`. Brings the schema up to date. */
export async function openDatabase(place: Place, opening: Opening = {}): Promise<Database> {
  const { databaseUrl } = place;
  if (databaseUrl) return openPostgres({ ...place, databaseUrl }, opening);
  const database = await openEmbedded(join(place.dataDir, 'database'));
  await opening.prepare?.(database.db).catch(async (failure: unknown) => {
    await database.close();
    throw failure;
  });
  return database;
}

async function openPostgres(
  { databaseUrl, migrationUrl, pool: settings = usualPool }: Place & { readonly databaseUrl: string },
  { prepare = async () => undefined, onTrouble = () => undefined }: Opening,
): Promise<Database> {
  const ownerPool = new pg.Pool({ connectionString: migrationUrl ?? databaseUrl, max: 1, types: parsers });
  ownerPool.on('error', onTrouble);
  const owner = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: ownerPool }) });
  await bringUpToDate(owner).catch(async (failure: unknown) => {
    await owner.destroy();
    throw refusedAt(migrationUrl ?? databaseUrl, failure) ?? failure;
  });
  const ownRole = migrationUrl === undefined ? role : undefined;
  const pool = openPool({ ...settings, connectionString: databaseUrl, role: ownRole, onTrouble });
  const opened = database('postgres', settings.prepares ? preparing(pool) : unprepared(pool));
  await refuseWhoMayRewriteTheLedger(opened.db);
  try {
    await holdingMigrations(owner, () => prepare(opened.db));
  } catch (failure) {
    await opened.close();
    throw failure;
  } finally {
    await owner.destroy();
  }
  return opened;
}

/** A database that cannot be entered, in one sentence; its address may hold a password, and is told without. */
function refusedAt(databaseUrl: string, failure: unknown): SettingsRefused | undefined {
  const isShut = /^(?:28...|3D000)$/.test(sqlStateOf(failure) ?? '');
  if (!(failure instanceof Error) || !(isShut || isDatabaseAway(failure))) return undefined;
  const { host, pathname } = new URL(databaseUrl);
  const why = failure.message || sqlStateOf(failure);
  return new SettingsRefused(
    `The database at ${host}${pathname} cannot be opened: ${why}. Start it, or correct its address.`,
  );
}

/** The ledger's promise rests on the server not being able to break it, whichever login it was given. */
async function refuseWhoMayRewriteTheLedger(db: Db): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select has_table_privilege('posting', 'UPDATE')
    or has_table_privilege('posting', 'DELETE') as may`.execute(db);
  if (rows[0]?.may) {
    throw new Error(
      `DATABASE_URL should be a login that is only a member of ${role}: this one may change what is in the ledger.`,
    );
  }
}

async function bringUpToDate(db: Db) {
  await migrate(db);
  await writeRulesAsRows(db);
}

async function openEmbedded(dir: string): Promise<Database> {
  const lock = await lockDirectory(dir);
  refuseWithoutRoom(dir, !existsSync(join(dir, 'PG_VERSION')));
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
  const opened = { ...database('pglite', pool), dump: pool.dump };
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
