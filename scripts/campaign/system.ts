import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, startServer } from '#bench/measureTransfers.ts';
import type { RunningProcess } from '#bench/processes.ts';
import { type PreparedSender, prepareSenders } from '#bench/senders.ts';
import { type Db, openDatabase } from '#server/database/open.ts';
import { type Cluster, makeCluster, type RunningDatabase, removeCluster, startAlone } from '../drill/cluster.ts';
import { freePort } from '../freePort.ts';
import { openCuttingProxy } from './cuttingProxy.ts';
import { openFrontDoor } from './frontDoor.ts';
import type { Setting } from './part.ts';
import type { SeededRandom } from './seededRandom.ts';

type Wanted = {
  readonly random: SeededRandom;
  readonly setting: Setting;
  readonly people: number;
  /** How often each report of a company comes. */
  readonly copies?: number;
  /** What each server is told besides, by its place. */
  readonly envOf?: (place: number) => Readonly<Record<string, string>>;
};

type Looked = { readonly goesOn: boolean };

type Slot = { readonly port: number; readonly dataDir: string; running: RunningProcess | undefined };

/** The whole product in processes of its own: companies, a database, so many servers on it and a door before them. */
export type System = {
  readonly url: string;
  readonly sandbox: { readonly url: string };
  readonly folder: string;
  readonly senders: readonly PreparedSender[];
  readonly door: Awaited<ReturnType<typeof openFrontDoor>>;
  readonly servers: {
    readonly places: readonly number[];
    readonly start: (place: number) => Promise<void>;
    /** With `kill -9`. */
    readonly kill: (place: number) => Promise<void>;
    readonly dataDir: (place: number) => string;
  };
  /** Absent on the embedded database. */
  readonly postgres: Postgres | undefined;
  /** Reads what the database holds. The embedded one is let go by its server first; where it `goesOn`, that starts again. */
  readonly look: <Value extends Looked>(read: (db: Db) => Promise<Value>) => Promise<Value>;
  readonly place: { readonly dataDir: string; readonly databaseUrl?: string };
  readonly stop: () => Promise<void>;
};

type Postgres = {
  readonly cluster: Cluster;
  readonly proxy: Awaited<ReturnType<typeof openCuttingProxy>>;
  /** The share of what servers ask that ends its connection. */
  cutShare: number;
  running: RunningDatabase;
};

/** Milliseconds the companies take to decide. */
const masterSecret = randomBytes(32).toString('base64url');

export async function startSystem({ random, setting, people, copies = 1, envOf }: Wanted): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-campaign-'));
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const postgres = setting.database === 'postgres' ? await startCuttable(random, ends) : undefined;
    const place = { name: 'campaign', dataDir: folder, ...(postgres && { databaseUrl: postgres.cluster.url }) };
    const senders = await prepareSenders({ where: place, masterSecret, count: people });
    const slots = await slotsFor(setting, folder);
    const ports = () => slots.filter(({ running }) => running).map(({ port }) => port);
    const door = await openFrontDoor({ random: random.of('door'), ports, copies: () => copies });
    ends.push(door.close);
    const baseUrl = door.url.replace('127.0.0.1', 'localhost');
    const sandbox = await startSandbox(place, baseUrl);
    ends.push(sandbox.stop);
    const servers = serversIn(slots, (slot, at) =>
      startServer(
        { ...place, dataDir: slot.dataDir, ...(postgres && { databaseUrl: throughProxy(postgres) }) },
        {
          port: slot.port,
          baseUrl,
          masterSecret,
          sandboxUrl: sandbox.said,
          sandboxDir: folder,
          env: { ...quiet, ...envOf?.(at) },
        },
      ),
    );
    ends.push(() => Promise.all(servers.places.map(servers.end)));
    for (const at of servers.places) await servers.start(at);
    const look = lookerAt({ place, isShared: postgres !== undefined, servers });
    return {
      url: door.url,
      sandbox: { url: sandbox.said },
      folder,
      senders,
      door,
      servers,
      postgres,
      look,
      place,
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

const quiet = { LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' };

async function startCuttable(random: SeededRandom, ends: (() => Promise<unknown>)[]): Promise<Postgres> {
  const cluster = await makeCluster();
  const running = await startAlone(cluster);
  const share = () => postgres.cutShare;
  const proxy = await openCuttingProxy({ random: random.of('cuts'), port: cluster.port, share });
  const postgres: Postgres = { cluster, proxy, cutShare: 0, running };
  ends.push(() => removeCluster(cluster, [postgres.running]), proxy.close);
  return postgres;
}

function throughProxy({ cluster, proxy }: Postgres): string {
  const url = new URL(cluster.url);
  url.port = String(proxy.port);
  return url.href;
}

/** The one server on the embedded database keeps its data beside the companies'. */
async function slotsFor({ database, servers }: Setting, folder: string): Promise<Slot[]> {
  const slots: Slot[] = [];
  for (let at = 0; at < servers; at += 1) {
    const dataDir = database === 'embedded' ? folder : join(folder, `server-${at}`);
    mkdirSync(dataDir, { recursive: true });
    slots.push({ port: await freePort(), dataDir, running: undefined });
  }
  return slots;
}

function serversIn(slots: readonly Slot[], startAt: (slot: Slot, at: number) => Promise<RunningProcess>) {
  const slotAt = (at: number) => {
    const slot = slots[at];
    if (!slot) throw new Error(`There is no server ${at}`);
    return slot;
  };
  const endWith = (signal: NodeJS.Signals) => async (at: number) => {
    const slot = slotAt(at);
    const { running } = slot;
    slot.running = undefined;
    if (!running || running.child.exitCode !== null || running.child.signalCode !== null) return;
    const gone = new Promise((end) => running.child.once('exit', end));
    running.child.kill(signal);
    await gone;
  };
  return {
    places: slots.map((_slot, at) => at),
    start: async (at: number) => {
      slotAt(at).running = await startAt(slotAt(at), at);
    },
    kill: endWith('SIGKILL'),
    end: endWith('SIGTERM'),
    dataDir: (at: number) => slotAt(at).dataDir,
  };
}

type Looking = {
  readonly place: System['place'];
  readonly isShared: boolean;
  readonly servers: ReturnType<typeof serversIn>;
};

function lookerAt({ place, isShared, servers }: Looking): System['look'] {
  return async (read) => {
    if (!isShared) for (const at of servers.places) await servers.end(at);
    const { db, close } = await openDatabase(place);
    const looked = await read(db).finally(close);
    if (!isShared && looked.goesOn) for (const at of servers.places) await servers.start(at);
    return looked;
  };
}
