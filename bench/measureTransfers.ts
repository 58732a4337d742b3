import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { credentialsAt, loadSecrets } from '#sandbox/credentials.ts';
import { freePort } from '#scripts/freePort.ts';
import { openDatabase } from '#server/database/open.ts';
import { verify } from '#server/invariants/verify.ts';
import type { LoadMessage, LoadResult } from './load.ts';
import { cpuSeconds, cpuSecondsOfTree, parentOf, type RunningProcess, residentMb, startProgram } from './processes.ts';
import { prepareSenders } from './senders.ts';

/** Enough people that nobody comes near what one may ask for in ten minutes. */
const people = 120;
/** Transfers under way at a time. */
const atOnce = 48;
/** Milliseconds the sandbox's banks and partners take to decide. */
const sandboxDelayMs = 30;
/** The load calls as the proxy in front of a server would, each sender from an address of their own. */
const proxy = '127.0.0.1';
const warmUpMs = 6_000;
const measuredMs = 25_000;
/** Milliseconds after which the server's memory is that of a server nobody uses. */
const restMs = 3_000;
/** Milliseconds after the last transfer for what follows it: messages, late reports. */
const quietMs = 3_000;
/** Milliseconds between two looks at the server's memory. */
const memoryEveryMs = 250;

export type Place = { readonly name: string; readonly dataDir: string; readonly databaseUrl?: string };

type Processor = Readonly<Record<'server' | 'database' | 'sandbox' | 'load', number>>;

export type Measured = {
  readonly name: string;
  readonly load: LoadResult;
  /** Until the server's process takes calls; the seconds its program takes to load are among them. */
  readonly startSeconds: number;
  /** Resident memory of the server's process, in MB. */
  readonly memory: { readonly atRest: number; readonly underLoad: number; readonly peak: number };
  /** Seconds of processor time in the measured time. */
  readonly processor: Processor;
  /** What `verify` says of the books afterwards. */
  readonly promises: number;
  readonly broken: readonly string[];
};

/** Starts sandbox, server and load, each in a process of its own, and stops them again. */
export async function measureOn(place: Place): Promise<Measured> {
  console.log(`${place.name}: preparing ${people} senders …`);
  mkdirSync(place.dataDir, { recursive: true });
  const masterSecret = randomBytes(32).toString('base64url');
  const senders = await prepareSenders({ where: place, masterSecret, count: people });
  const running: RunningProcess[] = [];
  try {
    const port = await freePort();
    const baseUrl = `http://localhost:${port}`;
    const sandbox = await startSandbox(place, baseUrl);
    running.unshift(sandbox);
    const starting = performance.now();
    const server = await startServer(place, { port, baseUrl, masterSecret, sandboxUrl: sandbox.said });
    running.unshift(server);
    const startSeconds = (performance.now() - starting) / 1000;
    await pause(restMs);
    const atRest = residentMb(server.pid).now;

    const load = await startProgram({ file: 'bench/load.ts', env: {}, readyWith: 'Ready' });
    running.unshift(load);
    console.log(`${place.name}: ${atOnce} transfers at a time for ${(warmUpMs + measuredMs) / 1000} s …`);
    const database = place.databaseUrl ? await postmasterOf(place.databaseUrl) : undefined;
    const used = () => processorTime({ server, sandbox, load, database });
    const plan = { baseUrl: `http://${proxy}:${port}`, senders, atOnce, warmUpMs, measuredMs };
    const watched = await watch({ load, server, used, plan });
    await pause(quietMs);
    const memory = { atRest, underLoad: watched.mostMb, peak: residentMb(server.pid).peak };
    for (const program of running.splice(0)) await program.stop();
    return {
      name: place.name,
      startSeconds,
      load: watched.result,
      memory,
      processor: watched.processor,
      ...(await checkBooks(place)),
    };
  } finally {
    for (const program of running) await program.stop();
  }
}

export async function startSandbox({ dataDir }: Place, baseUrl: string) {
  const env = { SANDBOX_PORT: '0', SANDBOX_DELAY_MS: String(sandboxDelayMs), DATA_DIR: dataDir, APP_URL: baseUrl };
  return startProgram({ file: 'sandbox/main.ts', env, readyWith: 'Sandbox: ' });
}

type ServerPlace = {
  readonly port: number;
  readonly baseUrl: string;
  readonly masterSecret: string;
  readonly sandboxUrl: string;
  /** The sandbox's folder, where the server has one of its own. */
  readonly sandboxDir?: string;
  readonly env?: Readonly<Record<string, string>>;
};

export async function startServer(
  { dataDir, databaseUrl }: Place,
  { port, baseUrl, masterSecret, sandboxUrl, sandboxDir = dataDir, env: more = {} }: ServerPlace,
) {
  const credentialsFile = join(dataDir, 'credentials.json');
  writeFileSync(credentialsFile, JSON.stringify(credentialsAt(sandboxUrl, loadSecrets(sandboxDir))));
  const env = {
    PORT: String(port),
    BASE_URL: baseUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    MASTER_SECRET: masterSecret,
    TRUSTED_PROXY: proxy,
    PROVIDER_CREDENTIALS_FILE: credentialsFile,
    ...more,
  };
  return startProgram({ file: 'bench/transfersServer.ts', env, readyWith: 'Ready: ' });
}

/** The process every connection of that PostgreSQL is a child of. */
async function postmasterOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}

type Watched = Readonly<Record<'server' | 'sandbox' | 'load', RunningProcess>> & {
  readonly database: number | undefined;
};

const processorTime = ({ server, sandbox, load, database }: Watched): Processor => ({
  server: cpuSeconds(server.pid),
  database: database === undefined ? 0 : cpuSecondsOfTree(database),
  sandbox: cpuSeconds(sandbox.pid),
  load: cpuSeconds(load.pid),
});

type Watch = {
  readonly load: RunningProcess;
  readonly server: RunningProcess;
  readonly used: () => Processor;
  readonly plan: object;
};

/** Lets the load run its plan and looks on. */
async function watch({ load, server, used, plan }: Watch) {
  let before = used();
  let after = before;
  let mostMb = 0;
  const looking = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(server.pid).now);
  }, memoryEveryMs);
  const result = await new Promise<LoadResult>((done, failed) => {
    load.child.once('exit', (code) => failed(new Error(`The load ended with ${code} before it was done`)));
    load.child.on('message', (message: LoadMessage) => {
      if (message.phase === 'begins') before = used();
      if (message.phase === 'ends') after = used();
      if (message.phase === 'done') done(message.result);
    });
    load.child.send(plan);
  }).finally(() => clearInterval(looking));
  const spent = (who: keyof Processor) => after[who] - before[who];
  const processor = {
    server: spent('server'),
    database: spent('database'),
    sandbox: spent('sandbox'),
    load: spent('load'),
  };
  return { result, mostMb, processor };
}

/** Opens the stopped server's database again: what is in it then is what was kept. */
async function checkBooks(place: Place) {
  const { db, close } = await openDatabase(place);
  const findings = await verify(db, { quiet: true });
  await close();
  const broken = findings.flatMap(({ id, violations }) => violations.map((violation) => `${id}: ${violation}`));
  return { promises: findings.length, broken };
}
