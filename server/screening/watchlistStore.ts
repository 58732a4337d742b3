import { sql } from 'kysely';
import type { WatchlistName } from '#domain/screening/watchlists.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { type WatchlistEntry, watchlistEntry } from './watchlistEntry.ts';

/** What is known of a version of a list, and whom it names. */
export type NewVersion = {
  readonly list: WatchlistName;
  readonly publishedOn: string | undefined;
  readonly fetchedAt: Date;
  readonly sha256: string;
  readonly loadedBy: string;
  readonly agreedBy?: string | undefined;
  readonly entries: readonly WatchlistEntry[];
};

export type VersionInForce = {
  readonly id: string;
  readonly list: WatchlistName;
  /** Like 2026-11-20. */
  readonly publishedOn: string | null;
  readonly fetchedAt: Date;
  /** Days since an operator fetched it, as a fraction. */
  readonly ageDays: number;
  readonly loadedAt: Date;
  readonly loadedBy: string;
  readonly sha256: string;
  readonly people: number;
  readonly names: number;
};

export async function versionsInForce(db: Db): Promise<readonly VersionInForce[]> {
  const read =
    await sql<VersionInForce>`select id, list, published_on::text as "publishedOn", fetched_at as "fetchedAt",
      (extract(epoch from now() - fetched_at) / 86400)::float8 as "ageDays",
      loaded_at as "loadedAt", loaded_by as "loadedBy", sha256, people, names
    from watchlist_version where in_force order by list`.execute(db);
  return read.rows;
}

/** The file was fetched again and says the same. */
export const noteFetched = (db: Db, { id, fetchedAt }: { readonly id: string; readonly fetchedAt: Date }) =>
  sql`update watchlist_version set fetched_at = greatest(fetched_at, ${fetchedAt}) where id = ${id}`.execute(db);

/** Entries written in one statement. */
const rowsAtOnce = 1000;

/**
 * Puts a version in force in place of the one before, and has everybody screened again. One that was put in force
 * meanwhile is replaced, too: the last one stands.
 */
export async function putInForce(db: Db, version: NewVersion): Promise<void> {
  const id = newId();
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('watchlist_version'))`.execute(transaction);
    await sql`delete from watchlist_entry where version_id in
      (select id from watchlist_version where list = ${version.list} and in_force)`.execute(transaction);
    await sql`update watchlist_version set in_force = false where list = ${version.list} and in_force`.execute(
      transaction,
    );
    await transaction
      .insertInto('watchlist_version')
      .values({
        ...{ id, list: version.list, published_on: version.publishedOn ?? null, fetched_at: version.fetchedAt },
        ...{ loaded_by: version.loadedBy, agreed_by: version.agreedBy ?? null, sha256: version.sha256 },
        ...{ people: version.entries.length, names: namesIn(version.entries), in_force: true },
      })
      .execute();
    for (let from = 0; from < version.entries.length; from += rowsAtOnce) {
      const rows = version.entries.slice(from, from + rowsAtOnce);
      await sql`insert into watchlist_entry (version_id, entry, names, born)
        select ${id}::uuid, e->>'id', e->'names', e->'born' from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) e`.execute(
        transaction,
      );
    }
    await screenEverybodyAgain(transaction, id);
  });
}

const namesIn = (entries: readonly WatchlistEntry[]): number =>
  entries.reduce((sum, { names }) => sum + names.length, 0);

/** From the beginning, where it was under way already. */
async function screenEverybodyAgain(transaction: Db, versionId: string): Promise<void> {
  await sql`insert into rescreening (id, version_id, phase) values (${newId()}, ${versionId}, 'transfers')
    on conflict ((true)) where finished_at is null do update set version_id = excluded.version_id, phase = 'transfers',
      after = default, screened = 0, hits = 0`.execute(transaction);
}

/** Read in pieces: a list has many thousands of names. */
export async function* entriesOf(db: Db, versionIds: readonly string[]): AsyncGenerator<WatchlistEntry> {
  for (const versionId of versionIds) {
    let last = '';
    for (;;) {
      const page = await sql<WatchlistEntry>`select entry as id, names, born from watchlist_entry
        where version_id = ${versionId} and entry > ${last} order by entry limit ${rowsAtOnce}`.execute(db);
      for (const row of page.rows) yield watchlistEntry.parse(row);
      const end = page.rows.at(-1);
      if (!end || page.rows.length < rowsAtOnce) break;
      last = end.id;
    }
  }
}
