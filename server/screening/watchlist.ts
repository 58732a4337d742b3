import { type RawBuilder, sql } from 'kysely';
import type { WatchlistName } from '#domain/screening/watchlists.ts';
import type { Db } from '../database/open.ts';
import { indexWatchlist, type WatchlistIndex } from './watchlistIndex.ts';
import { entriesOf } from './watchlistStore.ts';

/** Whom people are screened against at this moment. */
export type Watchlist = {
  /** Of the versions that `inForce` selected in the statement before, or as they are read now. */
  readonly current: (versions?: readonly string[]) => Promise<WatchlistIndex>;
  /** Selects the versions in force, for a statement that is asked anyway. */
  readonly inForce: RawBuilder<readonly string[]>;
};

/**
 * The lists of these names, in the version that is in force when it is asked: kept in memory, and read again once any
 * server has loaded another. Which lists count is always said: production's never include the sandbox's.
 */
export function watchlistOf(db: Db, lists: readonly WatchlistName[]): Watchlist {
  let known: { readonly key: string; readonly index: Promise<WatchlistIndex> } | undefined;

  const inForce = sql<readonly string[]>`(select coalesce(json_agg(id order by id), '[]') from watchlist_version
    where in_force and list = any(${lists}))`;

  async function versions(): Promise<readonly string[]> {
    const read = await sql<{ ids: readonly string[] }>`select ${inForce} as ids`.execute(db);
    return read.rows[0]?.ids ?? [];
  }

  async function current(selected?: readonly string[]): Promise<WatchlistIndex> {
    const ids = selected ?? (await versions());
    const key = ids.join();
    if (known?.key === key) return known.index;
    const reading = { key, index: indexWatchlist(entriesOf(db, ids)) };
    known = reading;
    const forget = () => {
      if (known === reading) known = undefined;
    };
    await reading.index.catch(forget);
    // Entries of a version that was replaced while they were read are gone, and with them half of a list.
    if ((await versions()).join() === key) return reading.index;
    forget();
    return current();
  }
  return { current, inForce };
}
