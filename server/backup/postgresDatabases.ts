import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { role } from '../database/open.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { BackupRefused } from './backupRefused.ts';

export const nameIn = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

export function urlOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = encodeURIComponent(name);
  return url.href;
}

/** Every PostgreSQL has it, and nobody works in it. */
const maintenance = 'postgres';

/** Statements beside the database itself, one by one: making and renaming one has to be asked from another. */
async function beside<Answer>(databaseUrl: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: urlOf(databaseUrl, maintenance) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name);

/** Makes an empty database on the same server. Throws `BackupRefused` where the login may not. */
export async function makeDatabase(databaseUrl: string): Promise<string> {
  const name = `sawa_copy_${randomBytes(16).toString('hex')}`;
  await beside(databaseUrl, (client) => client.query(`create database ${quoted(name)} template template0`)).catch(
    (failure: unknown) => {
      if (sqlStateOf(failure) !== '42501') throw failure;
      const login = new URL(databaseUrl).username;
      throw new BackupRefused(
        `The login ${login} may make no database, and a backup is opened in one of its own: \`alter role ${login} createdb\`, or name one that may by DATABASE_MIGRATION_URL.`,
      );
    },
  );
  await beside(databaseUrl, haveRole);
  return urlOf(databaseUrl, name);
}

/** Roles are the server's and not the database's, so a dump grants to one that may not be there. */
async function haveRole(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`);
  const { rows } = await client.query('select pg_has_role($1, $2) as is_member', [role, 'member']);
  if (!rows[0]?.is_member) await client.query(`grant ${role} to current_user`);
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  await beside(databaseUrl, (client) => client.query(`drop database if exists ${quoted(nameIn(databaseUrl))}`));
}

/** Milliseconds a connection that was ended may still be there: its process takes leave after whoever ended it. */
const leaveMs = 5_000;

/** Throws `BackupRefused` while anybody else works in the database, which a server does every second. */
export async function refuseInUse(databaseUrl: string): Promise<void> {
  const name = nameIn(databaseUrl);
  const deadline = performance.now() + leaveMs;
  await beside(databaseUrl, async (client) => {
    const isInUse = async () =>
      (await client.query('select from pg_stat_activity where datname = $1 limit 1', [name])).rowCount !== 0;
    while (await isInUse()) {
      if (performance.now() > deadline) throw inUse(name);
      await pause(50);
    }
  });
}

const inUse = (name: string) => new BackupRefused(`Somebody is connected to ${name}: stop every server of it first.`);

/** Whether there is such a database, and a table of anybody in it. */
export async function holdsTables(databaseUrl: string): Promise<boolean> {
  const name = nameIn(databaseUrl);
  const found = await beside(databaseUrl, (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (found.rowCount === 0) return false;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query(`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg\\_toast%' limit 1`);
    return tables.rowCount !== 0;
  } finally {
    await client.end();
  }
}

/**
 * Gives a database the name of another, at one moment; answers what that one is called from now on, and undefined where
 * there was none. Throws `BackupRefused` while somebody is connected to it.
 */
export async function takePlaceOf(databaseUrl: string, copyUrl: string): Promise<string | undefined> {
  const name = nameIn(databaseUrl);
  const aside = `${name.slice(0, 40)}_before_${randomBytes(16).toString('hex').slice(0, 8)}`;
  return beside(databaseUrl, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    try {
      await client.query('begin');
      if (found.rowCount !== 0) await client.query(`alter database ${quoted(name)} rename to ${quoted(aside)}`);
      await client.query(`alter database ${quoted(nameIn(copyUrl))} rename to ${quoted(name)}`);
      await client.query('commit');
    } catch (failure) {
      await client.query('rollback');
      if (sqlStateOf(failure) === '55006') throw inUse(name);
      throw failure;
    }
    return found.rowCount === 0 ? undefined : aside;
  });
}
