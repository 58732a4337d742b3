import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { diskWatch, freeBytesAt } from './diskRoom.ts';
import { DurableNodeFs, durableStartParams } from './durableNodeFs.ts';
import type { Answer, PgliteWorkerData, SentAsk } from './pgliteMessages.ts';
import { type Statements, statementsOn } from './pgliteStatements.ts';
import { turnTaker } from './pgliteTurns.ts';

/** PGlite blocks its thread while a query runs, so it has this one to itself. */
const port = parentPort;
if (!port) throw new Error('pgliteWorker runs in a worker thread only');

const asText = (value: string) => value;
const parsers = { [types.INT8]: (value: string) => BigInt(value), [types.DATE]: asText, [types.NUMERIC]: asText };

const reply = (answers: readonly Answer[]) => port.postMessage(answers);

const { dir, dump } = workerData as PgliteWorkerData;
const { database, statements, sync, beforeTurn } = dir ? await openDurable(dir, dump) : await openInMemory(dump);
const turns = turnTaker({ run: ({ sql, params }) => statements.run(sql, params), sync, reply, beforeTurn });
const texts = new Map<number, string>();
const unexplained = { code: undefined, constraint: undefined, detail: undefined };
port.on('message', (asked: readonly SentAsk[]) => {
  for (const sent of asked) {
    const sql = sent.sql ?? texts.get(sent.statement);
    if (sql === undefined) {
      reply([{ id: sent.id, failure: { ...unexplained, message: 'A statement was called before it was told' } }]);
      continue;
    }
    texts.set(sent.statement, sql);
    if (sql === 'dump') void answerDump(sent.id);
    else turns.ask({ ...sent, sql });
  }
});
reply([{ id: 0, rows: [], affected: 0 }]);

/** Read at one moment, and with all in it that anybody was told of. */
async function answerDump(id: number) {
  sync();
  const file = await database.dumpDataDir('none');
  reply([{ id, rows: [{ bytes: new Uint8Array(await file.arrayBuffer()) }], affected: 1 }]);
}

async function openInMemory(bytes: Uint8Array | undefined) {
  const opened = await PGlite.create({ parsers, ...loaded(bytes) });
  return { database: opened, statements: statementsOn(opened), sync: () => undefined, beforeTurn: () => undefined };
}

function loaded(bytes: Uint8Array | undefined) {
  return bytes && { loadDataDir: new Blob([new Uint8Array(bytes)]) };
}

async function openDurable(path: string, bytes: Uint8Array | undefined) {
  removeEmptyLockFile(join(path, 'postmaster.pid'));
  const files = new DurableNodeFs(path);
  const opened = await PGlite.create({ fs: files, startParams: durableStartParams, parsers, ...loaded(bytes) });
  const own = statementsOn(opened);
  // A commit does not wait for the disk; whoever is told of it does (pgliteTurns).
  succeed(own, 'set synchronous_commit = off');
  // With a parameter, because a statement without one is parsed and planned every time.
  const toDisk = () => succeed(own, "select pg_logical_emit_message(false, '', $1::text, true)", ['']);
  probe(own, { files, toDisk });
  const beforeTurn = diskWatch({
    freeBytes: () => freeBytesAt(path),
    setReadOnly: (isReadOnly) => succeed(own, `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`),
  });
  return { database: opened, statements: own, sync: toDisk, beforeTurn };
}

function succeed(own: Statements, sql: string, params: readonly unknown[] = []) {
  const { outcome } = own.run(sql, params);
  if ('failure' in outcome) throw new Error(`The embedded database refused: ${outcome.failure.message}`);
}

/** A power cut can leave it empty, and PostgreSQL then refuses to open (money notes, 6.2). Our own lock is held already. */
function removeEmptyLockFile(path: string) {
  if (existsSync(path) && statSync(path).size === 0) rmSync(path);
}

/** Commits a row and sees that the disk was told to sync; money is not moved on a database that only pretends. */
function probe(own: Statements, { files, toDisk }: { files: DurableNodeFs; toDisk: () => void }) {
  succeed(own, 'create table if not exists durability_probe (at timestamptz not null)');
  succeed(own, 'delete from durability_probe; insert into durability_probe values (now())');
  const before = files.syncs;
  toDisk();
  if (files.syncs === before) throw new Error('The embedded database did not sync to disk, so it will not be used.');
}
