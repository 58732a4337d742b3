import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPrograms } from '#server/backup/postgresPrograms.ts';
import { freePort } from './freePort.ts';
import { canInstall, installPackages, isRoot, run } from './run.ts';

export type TestPostgres = {
  /** Where the tests find it; absent when they are skipped. */
  readonly url?: string;
  readonly skipped?: string;
  readonly stop: () => Promise<void>;
};

/** A PostgreSQL of this run alone, in a temporary folder, on a free port of this machine. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  if (!findPrograms() && canInstall()) installPackages('postgresql');
  const programs = findPrograms();
  if (!programs) return { skipped: 'no PostgreSQL is installed here', stop: async () => undefined };
  return startIn(programs, mkdtempSync(join(tmpdir(), 'sawa-postgres-')));
}

async function startIn(programs: string, folder: string): Promise<TestPostgres> {
  const data = join(folder, 'data');
  giveToServerUser(folder);
  run(
    ...asServerUser(join(programs, 'initdb'), [
      '-D',
      data,
      '-U',
      'sawa',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-sync',
    ]),
  );
  const port = await freePort();
  const settings = [
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  const durable = ['-c', 'max_connections=200'];
  const [command, args] = asServerUser(join(programs, 'postgres'), ['-D', data, ...settings, ...durable]);
  const server = spawn(command, args, { stdio: 'ignore' });
  const ended = new Promise<void>((end) => server.on('exit', () => end()));

  const url = `postgres://sawa@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      run(...asServerUser(join(programs, 'pg_ctl'), ['-D', data, '-m', 'fast', 'stop']));
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
export const asServerUser = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, [...args]];

/** Who PostgreSQL’s programs run as may write into the folder. */
export function giveToServerUser(folder: string): void {
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
}

const idOf = (flag: '-u' | '-g') => Number(run('id', [flag, 'postgres']));

export async function untilReady(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('PostgreSQL did not start within ten seconds');
}
