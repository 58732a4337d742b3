import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { databaseNow } from '../database/databaseClock.ts';
import { syncPath } from '../database/durableNodeFs.ts';
import { type Database, openDatabase, openPglite } from '../database/open.ts';
import { openPglitePool } from '../database/pglitePool.ts';
import type { Keyring } from '../keys/keyring.ts';
import { usualPool } from '../settings/databasePool.ts';
import { BackupRefused } from './backupRefused.ts';
import { type CopyFacts, copyFacts } from './copyFacts.ts';
import { dropDatabase, makeDatabase } from './postgresDatabases.ts';
import { dumpOf, restoreDump } from './postgresPrograms.ts';
import { openBackup, sealBackup } from './sealedBackup.ts';

/** The database to copy; where it is PostgreSQL, with the address of a login that owns its tables. */
export type BackupSource = {
  readonly database: Database;
  readonly ownerUrl: string | undefined;
  readonly keys: Keyring;
};

export type BackupReport = CopyFacts & { readonly bytes: number; readonly seconds: number };

/**
 * Writes the whole database into a sealed file, opens what was written in a database of its own and looks whether its
 * books hold. The file has its name only once it was opened. Throws `BackupRefused` with a sentence, and then there is
 * no file.
 */
export async function backUp(source: BackupSource, file: string): Promise<BackupReport> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already: name a file that is not.`);
  if (!existsSync(dirname(file))) throw new BackupRefused(`There is no folder ${dirname(file)}.`);
  const began = performance.now();
  const unfinished = `${file}.unfinished`;
  try {
    await write(source, unfinished);
    syncPath(unfinished);
    const facts = await openedFacts(source, unfinished);
    renameSync(unfinished, file);
    syncPath(dirname(file));
    return { ...facts, bytes: statSync(file).size, seconds: (performance.now() - began) / 1000 };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function write({ database, ownerUrl, keys }: BackupSource, path: string): Promise<void> {
  const { db, kind } = database;
  const applied = await db.selectFrom('schema_migration').select('name').orderBy('name').execute();
  const about = {
    database: kind,
    madeAt: (await databaseNow(db)).toISOString(),
    migrations: applied.map(({ name }) => name),
  };
  const content = ownerUrl === undefined ? embedded(database) : dumpOf(ownerUrl);
  const sealed = Readable.from(sealBackup(keys, about, content));
  await pipeline(sealed, createWriteStream(path, { mode: 0o600 })).catch(unwritable(path));
}

async function* embedded({ dump }: Database): AsyncGenerator<Buffer> {
  if (dump === undefined) throw new Error('A PostgreSQL is copied by the address of who owns its tables');
  yield Buffer.from(await dump());
}

const unwritable = (path: string) => (failure: unknown) => {
  if (failure instanceof BackupRefused || !(failure instanceof Error && 'code' in failure)) throw failure;
  throw new BackupRefused(`${path} cannot be written (${String(failure.code)}).`);
};

async function openedFacts({ ownerUrl, keys }: BackupSource, path: string): Promise<CopyFacts> {
  const { content } = await openBackup(keys, path);
  if (ownerUrl === undefined) {
    const copy = await openPglite(await openPglitePool({ dump: await whole(content()) }));
    return copyFacts(copy.db).finally(copy.close);
  }
  const url = await makeDatabase(ownerUrl);
  try {
    await restoreDump(url, content());
    const copy = await openDatabase({ databaseUrl: url, dataDir: '', pool: patientPool });
    return await copyFacts(copy.db).finally(copy.close);
  } finally {
    await dropDatabase(url);
  }
}

/** Looking through all books of a large database takes longer than a statement of the server may. */
export const patientPool = { ...usualPool, size: 2, statementMs: 3_600_000 };

export async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
