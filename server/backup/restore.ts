import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { lockDirectory } from '../database/directoryLock.ts';
import { syncPath, syncTree } from '../database/durableNodeFs.ts';
import { newId } from '../database/ids.ts';
import { knownMigrations } from '../database/migrate.ts';
import { type Db, openDatabase, openPglite } from '../database/open.ts';
import { openPglitePool } from '../database/pglitePool.ts';
import { parsers } from '../database/postgresPool.ts';
import type { Schema } from '../database/schema.ts';
import type { Keyring } from '../keys/keyring.ts';
import { keepOperatorAct } from '../security/operatorActs.ts';
import { patientPool, whole } from './backUp.ts';
import { BackupRefused } from './backupRefused.ts';
import { type Closed, closeAgain, closedByAudit, closedIn } from './closedSince.ts';
import { type CopyFacts, copyFacts } from './copyFacts.ts';
import { dropDatabase, holdsTables, makeDatabase, nameIn, refuseInUse, takePlaceOf } from './postgresDatabases.ts';
import { restoreDump } from './postgresPrograms.ts';
import { type BackupHead, type OpenedBackup, openBackup } from './sealedBackup.ts';

/** Where the database of these settings is. */
export type RestorePlace = { readonly ownerUrl: string | undefined; readonly dataDir: string };

export type RestoreRequest = {
  readonly file: string;
  readonly keys: Keyring;
  /** Whether a database that is there may be put aside, and its name a second time. */
  readonly replace: boolean;
  readonly database?: string | undefined;
  /** Where the audit is written a second time, where that is a file. */
  readonly auditFile?: string | undefined;
};

export type RestoreReport = CopyFacts & {
  readonly madeAt: string;
  /** What the database that was there is called now. */
  readonly aside: string | undefined;
  /** Accounts closed after the backup was made and closed again in it; undefined where nothing says which. */
  readonly closedAgain: number | undefined;
  readonly seconds: number;
};

/**
 * Puts a backup in the place of a database that is not there, or of one that was named twice, which is kept beside it.
 * It is opened and looked through before it takes that place. Throws `BackupRefused` with a sentence, and then nothing
 * was changed.
 */
export async function restore(place: RestorePlace, request: RestoreRequest): Promise<RestoreReport> {
  const began = performance.now();
  const backup = await openBackup(request.keys, request.file);
  await refuseForeign(backup.head, place, request.file);
  // All of it is read before anything is made of it.
  for await (const _ of backup.content());
  const restored =
    place.ownerUrl === undefined
      ? await restoreEmbedded(join(place.dataDir, 'database'), backup, { ...request, name: place.dataDir })
      : await restoreOnPostgres(place.ownerUrl, backup, { ...request, name: nameIn(place.ownerUrl) });
  return { ...restored, madeAt: backup.head.madeAt, seconds: (performance.now() - began) / 1000 };
}

const called = { pglite: 'the embedded database', postgres: 'a PostgreSQL' } as const;

async function refuseForeign({ database, migrations }: BackupHead, { ownerUrl }: RestorePlace, file: string) {
  const here = ownerUrl === undefined ? 'pglite' : 'postgres';
  if (database !== here) {
    throw new BackupRefused(`${file} is of ${called[database]}, and the settings name ${called[here]}.`);
  }
  const known = await knownMigrations();
  const newer = migrations.find((name) => !known.includes(name));
  if (newer !== undefined) {
    throw new BackupRefused(`${file} was made by a newer version: its migration ${newer} is not known here.`);
  }
}

type Target = RestoreRequest & { readonly name: string };

function refuseUnlessToldTwice({ name, replace, database }: Target): void {
  if (replace && database === name) return;
  throw new BackupRefused(
    `${name} is not empty. To put the backup in its place and keep what is there beside it: --replace --database ${name}.`,
  );
}

async function restoreEmbedded(dir: string, { content }: OpenedBackup, target: Target) {
  const lock = await lockDirectory(dir);
  const fresh = `${dir}.restored`;
  try {
    const isEmpty = !existsSync(join(dir, 'PG_VERSION'));
    if (!isEmpty) refuseUnlessToldTwice(target);
    const before = isEmpty ? undefined : await closedInFolder(dir);
    rmSync(fresh, { recursive: true, force: true });
    const copy = await openPglite(await openPglitePool({ dir: fresh, dump: await whole(content()) }));
    const facts = await settled(copy.db, target, before).finally(copy.close);
    syncTree(fresh);
    const aside = isEmpty ? undefined : `${dir}.before-${newId()}`;
    if (aside !== undefined) renameSync(dir, aside);
    renameSync(fresh, dir);
    syncPath(dirname(dir));
    return { ...facts, aside };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    await lock.release();
  }
}

async function restoreOnPostgres(url: string, { content }: OpenedBackup, target: Target) {
  await refuseInUse(url);
  const isEmpty = !(await holdsTables(url));
  if (!isEmpty) refuseUnlessToldTwice(target);
  const before = isEmpty ? undefined : await closedAt(url);
  const copyUrl = await makeDatabase(url);
  try {
    await restoreDump(copyUrl, content());
    const copy = await openDatabase({ databaseUrl: copyUrl, dataDir: '', pool: patientPool });
    const facts = await settled(copy.db, target, before).finally(copy.close);
    return { ...facts, aside: await takePlaceOf(url, copyUrl) };
  } catch (failure) {
    await dropDatabase(copyUrl);
    throw failure;
  }
}

/** Of a database as it lies there, which nobody brings up to date any more. */
async function closedInFolder(dir: string): Promise<readonly Closed[] | undefined> {
  const pool = await openPglitePool({ dir }).catch(() => undefined);
  return pool && readClosed(pool);
}

const closedAt = (connectionString: string) => readClosed(new pg.Pool({ connectionString, max: 1, types: parsers }));

async function readClosed(pool: PostgresPool): Promise<readonly Closed[] | undefined> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return closedIn(db).finally(() => db.destroy());
}

/**
 * Who was signed in then is not now, a code or link used since counts no more, whose account was closed has none, and the audit
 * says that this was done: a backup holds what has been ended meanwhile.
 */
async function settled(db: Db, { file, auditFile }: Target, before: readonly Closed[] | undefined) {
  await sql`update session set ended_at = now() where ended_at is null`.execute(db);
  await db.deleteFrom('code_request').execute();
  await db.deleteFrom('one_time_token').execute();
  await sql`update operator_invitation set used_at = now(),
    token_hash = coalesce(token_hash, encode(sha256(gen_random_uuid()::text::bytea), 'hex'))
    where used_at is null`.execute(db);
  await keepOperatorAct(db, {
    ...{ operator: 'installation', action: 'restore', transferId: null },
    details: { backup: file },
  });
  const audited = auditFile === undefined ? undefined : await closedByAudit(auditFile);
  const known = before ?? audited;
  const closedAgain = known && (await closeAgain(db, [...known, ...(audited ?? [])]));
  return { ...(await copyFacts(db)), closedAgain };
}
