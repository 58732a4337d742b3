import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './backupRefused.ts';

/** Where Debian puts PostgreSQL's programs, a folder a version. */
const debianFolder = '/usr/lib/postgresql';

/** The folder with the newest of PostgreSQL's programs on this machine that has this one. */
export function findPrograms(program = 'initdb'): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...['/usr/local/bin', '/opt/homebrew/bin'],
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, program)));
}

/** What addresses may say beside the place, and the variables PostgreSQL's programs read it from. */
const variables: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  host: 'PGHOST',
};

/** The address as variables: what stands in a command is seen by everybody on the machine. */
function environmentOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const said = [...searchParams].flatMap(([name, value]) => {
    const variable = variables[name];
    return variable === undefined ? [] : [[variable, value] as const];
  });
  const place = {
    ...{ PGHOST: hostname.replace(/^\[|\]$/g, ''), PGPORT: port || '5432' },
    ...{ PGUSER: decodeURIComponent(username), PGPASSWORD: decodeURIComponent(password) },
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  return Object.fromEntries([...Object.entries(place), ...said].filter(([, value]) => value !== ''));
}

function start(program: 'pg_dump' | 'pg_restore', words: readonly string[], databaseUrl: string) {
  const folder = findPrograms(program);
  if (folder === undefined) {
    throw new BackupRefused(
      `${program} is not on this machine: install PostgreSQL’s client (Debian: postgresql-client).`,
    );
  }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C', ...environmentOf(databaseUrl) };
  const child = spawn(join(folder, program), words, { env });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8').slice(0, 2000 - said.length)));
  const ended = new Promise<void>((well, refused) => {
    child.once('error', refused);
    child.once('close', (code) => {
      const [why = ''] = said.trim().split('\n');
      if (code === 0) well();
      else refused(new BackupRefused(`${why.replace(/\.$/, '') || `${program} ended with ${code}`}.`));
    });
  });
  return { child, ended };
}

/** A PostgreSQL database in the programs’ own format, read at one moment. Throws before its end when it is not whole. */
export async function* dumpOf(databaseUrl: string): AsyncGenerator<Buffer> {
  const { child, ended } = start('pg_dump', ['--format=custom', '--no-password'], databaseUrl);
  ended.catch(() => undefined);
  yield* child.stdout;
  await ended;
}

/** Puts a dump into an empty database, in one transaction: all of it or nothing. */
export async function restoreDump(databaseUrl: string, dump: AsyncIterable<Buffer>): Promise<void> {
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const words = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-password', `--dbname=${database}`];
  const { child, ended } = start('pg_restore', words, databaseUrl);
  const given = pipeline(Readable.from(dump), child.stdin);
  const [ending, giving] = await Promise.allSettled([ended, given.catch(endOf(child))]);
  if (giving.status === 'rejected' && giving.reason instanceof BackupRefused) throw giving.reason;
  if (ending.status === 'rejected') throw ending.reason;
}

/** What was not written whole is not to be taken for whole. */
const endOf = (child: ReturnType<typeof spawn>) => (failure: unknown) => {
  child.kill('SIGKILL');
  throw failure;
};
