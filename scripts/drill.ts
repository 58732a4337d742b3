import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSandbox, startServer } from '#bench/measureTransfers.ts';
import type { RunningProcess } from '#bench/processes.ts';
import { prepareSenders } from '#bench/senders.ts';
import { openDatabase } from '#server/database/open.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { breaksToday } from './drill/breaksToday.ts';
import {
  type Cluster,
  copyBase,
  loseCluster,
  makeCluster,
  type RunningDatabase,
  receiveLog,
  recoverCluster,
  removeCluster,
  startCluster,
} from './drill/cluster.ts';
import { type Drilled, drawn, drillPage, isWell, lostOf } from './drill/drillReport.ts';
import { type Acknowledged, beginSending } from './drill/sending.ts';
import { freePort } from './freePort.ts';

/**
 * `npm run drill`: loses a PostgreSQL while people send, at a moment the seed draws, brings it back from a base backup and
 * the log that was received, and looks whether anything is missing that somebody was told of (docs/operators.md).
 */
const people = 24;
const atOnce = 8;
/** Milliseconds of sending before the loss: at least so many, and fewer than so many. */
const [leastMs, mostMs] = [8_000, 25_000];

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed ?? randomBytes(4).toString('hex');
const began = performance.now();
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);

const cluster = await makeCluster();
const dataDir = mkdtempSync(join(tmpdir(), 'sawa-drill-server-'));
const running: RunningProcess[] = [];
const databases: RunningDatabase[] = [];
const drilled = await drill().finally(async () => {
  for (const program of running) await program.stop();
  await removeCluster(cluster, databases);
  rmSync(dataDir, { recursive: true, force: true });
});
console.log(`\n${drillPage(drilled)}`);
process.exitCode = isWell(drilled) ? 0 : 1;

async function drill(): Promise<Drilled> {
  say('a PostgreSQL, and who receives its log …');
  const database = await startCluster(cluster);
  const receiver = await receiveLog(cluster);
  databases.push(database, receiver);
  const place = { name: 'drill', dataDir, databaseUrl: cluster.url };
  mkdirSync(dataDir, { recursive: true });
  const masterSecret = randomBytes(32).toString('base64url');
  const senders = await prepareSenders({ where: place, masterSecret, count: people });
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  say('the companies and the server …');
  const sandbox = await startSandbox(place, baseUrl);
  running.unshift(sandbox);
  const started = () => startServer(place, { port, baseUrl, masterSecret, sandboxUrl: sandbox.said });
  const server = await started();
  running.unshift(server);

  const sending = await beginSending({ baseUrl: `http://127.0.0.1:${port}`, senders, atOnce });
  const sendingSince = performance.now();
  say(`${people} people send, ${atOnce} at a time; a base backup meanwhile …`);
  const base = await copyBase(cluster);
  const lostAfterMs = drawn(seed, leastMs, mostMs);
  await pause(Math.max(0, lostAfterMs - (performance.now() - sendingSince)));

  say('the database’s machine is lost, and the server with it');
  const lostAt = performance.now();
  const sent = sending.stop();
  process.kill(server.pid, 'SIGKILL');
  running.shift();
  await loseCluster(cluster, database);
  await sent;
  say(`recovering from the copy and the log; people were told of ${sending.acknowledged.size} transfers …`);
  const recovered = await recoverCluster(cluster, receiver);
  databases.push(recovered);
  const recoverySeconds = (performance.now() - lostAt) / 1000;
  const standings = await look(cluster, sending.acknowledged);
  say('what the companies did meanwhile …');
  const breaksBefore = await breaksToday({ place, sandboxUrl: sandbox.said });
  running.unshift(await started());
  const serviceSeconds = (performance.now() - lostAt) / 1000;
  say('the server runs again, and catches up …');
  const { db, close } = await openDatabase(place);
  const broken = await brokenOnceDrained({ db, sandbox: { url: sandbox.said } }).finally(close);
  const breaksAfter = await breaksToday({ place, sandboxUrl: sandbox.said });
  const { failures } = sending;
  const sizes = { baseBytes: base.bytes, logBytes: recovered.logBytes };
  return {
    seed,
    lostAfterMs,
    ...sizes,
    ...standings,
    recoverySeconds,
    serviceSeconds,
    breaksBefore,
    breaksAfter,
    broken,
    failures,
  };
}

/** What is there of what people were told. */
async function look({ url }: Cluster, acknowledged: Acknowledged) {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir });
  const found = await db.selectFrom('transfer').select(['id', 'status']).execute().finally(close);
  const whats = [...acknowledged.values()];
  const count = (what: (typeof whats)[number]) => whats.filter((each) => each === what).length;
  // Beside those, each sender made one before the count began, to say that they know the recipient.
  const unheard = found.length - people - found.filter(({ id }) => acknowledged.has(id)).length;
  const told = { made: count('made'), begun: count('begun'), delivered: count('delivered') };
  return { told, lost: lostOf(acknowledged, found), unheard };
}
