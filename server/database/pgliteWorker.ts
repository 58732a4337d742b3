import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { DurableNodeFs, durableStartParams } from './durableNodeFs.ts';
import type { Answer, Ask, PgliteWorkerData } from './pgliteMessages.ts';

/** PGlite blocks its thread while a query runs, so it has this one to itself. */
const port = parentPort;
if (!port) throw new Error('pgliteWorker runs in a worker thread only');

const asText = (value: string) => value;
const parsers = { [types.INT8]: (value: string) => BigInt(value), [types.DATE]: asText, [types.NUMERIC]: asText };

const { dir, dump } = workerData as PgliteWorkerData;
const database = dir ? await openDurable(dir) : await openInMemory(dump);
port.on('message', (ask: Ask) => void answer(ask).then((reply) => port.postMessage(reply)));
port.postMessage({ id: 0, rows: [], affected: 0 } satisfies Answer);

async function answer({ id, sql, params }: Ask): Promise<Answer> {
  try {
    if (sql === 'dump') return { id, rows: [await dumpDatabase()], affected: 1 };
    const { rows, affectedRows } = await database.query(sql, [...params]);
    return { id, rows, affected: affectedRows ?? 0 };
  } catch (failure) {
    return { id, failure: failureFrom(failure) };
  }
}

async function dumpDatabase() {
  const file = await database.dumpDataDir('none');
  return { bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** The fields of a PostgreSQL error the server decides by; the class does not survive the message port. */
function failureFrom(failure: unknown) {
  const fields: Partial<Record<'message' | 'code' | 'constraint' | 'detail', string>> =
    failure instanceof Error ? failure : {};
  return {
    message: fields.message ?? String(failure),
    code: fields.code,
    constraint: fields.constraint,
    detail: fields.detail,
  };
}

async function openInMemory(bytes: Uint8Array | undefined) {
  const loaded = bytes && { loadDataDir: new Blob([new Uint8Array(bytes)]) };
  return PGlite.create({ parsers, ...loaded });
}

async function openDurable(path: string) {
  removeEmptyLockFile(join(path, 'postmaster.pid'));
  const files = new DurableNodeFs(path);
  const opened = await PGlite.create({ fs: files, startParams: durableStartParams, parsers });
  await probe(opened, files);
  return opened;
}

/** A power cut can leave it empty, and PostgreSQL then refuses to open (money notes, 6.2). Our own lock is held already. */
function removeEmptyLockFile(path: string) {
  if (existsSync(path) && statSync(path).size === 0) rmSync(path);
}

/** Commits a row and sees that the disk was told to sync; money is not moved on a database that only pretends. */
async function probe(opened: PGlite, files: DurableNodeFs) {
  await opened.exec('create table if not exists durability_probe (at timestamptz not null)');
  const before = files.syncs;
  await opened.exec('delete from durability_probe; insert into durability_probe values (now())');
  if (files.syncs === before) throw new Error('The embedded database did not sync to disk, so it will not be used.');
}
