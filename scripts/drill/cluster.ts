import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { childrenOf } from '#bench/processes.ts';
import { findPrograms } from '#server/backup/postgresPrograms.ts';
import { freePort } from '../freePort.ts';
import { run } from '../run.ts';
import { asServerUser, giveToServerUser, untilReady } from '../startPostgres.ts';

/** The name under which the archive is the database’s synchronous standby. */
const archive = 'drill';
const patienceMs = 60_000;

/** A PostgreSQL of the drill: its data, the log that is received from it, and a copy of its data to begin from. */
export type Cluster = {
  readonly folder: string;
  readonly port: number;
  readonly url: string;
  readonly program: (name: string, args: readonly string[]) => [string, string[]];
};

export type RunningDatabase = { readonly pid: number; readonly ended: Promise<void> };

/** Makes an empty cluster; throws with a sentence where PostgreSQL’s programs are not on this machine. */
export async function makeCluster(): Promise<Cluster> {
  const programs = findPrograms('pg_receivewal');
  if (programs === undefined) throw new Error('No PostgreSQL is installed here (Debian: postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'sawa-drill-'));
  giveToServerUser(folder);
  mkdirSync(join(folder, 'wal'));
  giveToServerUser(join(folder, 'wal'));
  const program = (name: string, args: readonly string[]) => asServerUser(join(programs, name), args);
  run(...program('initdb', ['-D', join(folder, 'data'), '-U', 'sawa', '--auth', 'trust', '--encoding', 'UTF8']));
  const port = await freePort();
  return { folder, port, url: `postgres://sawa@127.0.0.1:${port}/postgres`, program };
}

/** Commits are answered once the archive has them: `synchronous_commit` is on, as it is by itself. */
const withArchive = { synchronous_standby_names: archive };

export const startCluster = (cluster: Cluster): Promise<RunningDatabase> => start(cluster, withArchive);

/** One nobody keeps a second log of. */
export const startAlone = (cluster: Cluster): Promise<RunningDatabase> => start(cluster, {});

async function start(cluster: Cluster, settings: Readonly<Record<string, string>>): Promise<RunningDatabase> {
  const { folder, port, program, url } = cluster;
  const all = {
    ...{ port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: folder },
    ...{ max_connections: '100', wal_level: 'replica' },
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = program('postgres', ['-D', join(folder, 'data'), ...words]);
  const server = spawn(command, args, { stdio: 'ignore' });
  await untilReady(url);
  return { pid: server.pid ?? 0, ended: endOf(server) };
}

const endOf = (child: ChildProcess) => new Promise<void>((end) => child.once('exit', () => end()));

/** Receives the log as it is written, and says so to the database for each commit. */
export async function receiveLog({ folder, port, program, url }: Cluster): Promise<RunningDatabase> {
  const place = `host=127.0.0.1 port=${port} user=sawa application_name=${archive}`;
  const slot = ['-d', place, '-S', archive];
  run(...program('pg_receivewal', [...slot, '--create-slot']));
  const [command, args] = program('pg_receivewal', [...slot, '-D', join(folder, 'wal'), '--synchronous', '--no-loop']);
  const receiver = spawn(command, args, { stdio: 'ignore' });
  await until(url, `select from pg_stat_replication where application_name = '${archive}' and sync_state = 'sync'`);
  return { pid: receiver.pid ?? 0, ended: endOf(receiver) };
}

/** A copy of the data, taken while it is worked with; what it lacks stands in the log that is received. */
export async function copyBase({ folder, port, program }: Cluster): Promise<{ readonly bytes: number }> {
  const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'sawa', '-D', join(folder, 'base')];
  const [command, args] = program('pg_basebackup', [...place, '-X', 'none', '--checkpoint=fast']);
  const copying = spawn(command, args, { stdio: 'ignore' });
  await endOf(copying);
  if (copying.exitCode !== 0) throw new Error(`pg_basebackup ended with ${copying.exitCode}`);
  return { bytes: bytesIn(join(folder, 'base')) };
}

/** Every process at once, with `kill -9`. */
export async function crash({ pid, ended }: RunningDatabase): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const each of all) kill(each);
  await ended;
  while (all.some(isAlive)) await pause(10);
}

/** As a machine is lost: every process at once, and then its disk. */
export async function loseCluster({ folder }: Cluster, database: RunningDatabase): Promise<void> {
  await crash(database);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
}

/** From the copy and the log that was received; answers once it takes what is written. */
export async function recoverCluster(
  cluster: Cluster,
  receiver: RunningDatabase,
): Promise<RunningDatabase & { logBytes: number }> {
  const { folder, url } = cluster;
  kill(receiver.pid);
  await receiver.ended;
  const [data, log] = [join(folder, 'data'), join(folder, 'wal')];
  run(...asServerUser('cp', ['-a', join(folder, 'base'), data]));
  run(...asServerUser('touch', [join(data, 'recovery.signal')]));
  // The last file of the log is whole only up to what was received, and says so in its name.
  const fetch = `cp ${log}/%f %p || cp ${log}/%f.partial %p`;
  const running = await start(cluster, { restore_command: fetch, recovery_target_timeline: 'latest' });
  await until(url, 'select where not pg_is_in_recovery()');
  return { ...running, logBytes: bytesIn(log) };
}

/** Ends what runs and takes everything away. */
export async function removeCluster({ folder }: Cluster, running: readonly RunningDatabase[]): Promise<void> {
  for (const { pid, ended } of running) {
    kill(pid);
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function kill(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(connectionString: string, question: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    while ((await client.query(question)).rowCount === 0) {
      if (performance.now() > deadline) throw new Error(`Not so within ${patienceMs / 1000} s: ${question}`);
      await pause(50);
    }
  } finally {
    await client.end();
  }
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
