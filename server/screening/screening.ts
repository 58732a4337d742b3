import { sql } from 'kysely';
import { compareNames } from '#domain/recipient/accountNameMatch.ts';
import type { Db } from '../database/open.ts';
import type { WatchlistHit } from '../transfers/effects.ts';
import type { Happen } from '../transfers/happen.ts';
import { sampleWatchlist, type WatchlistEntry } from './watchlist.ts';

export type Screened = { readonly subject: string; readonly firstName: string; readonly lastName: string };

/** Who of these people an entry may mean, like it or nearly; the same name twice is one hit. */
export function findHits(
  people: readonly Screened[],
  watchlist: readonly WatchlistEntry[] = sampleWatchlist,
): WatchlistHit[] {
  return people.flatMap(({ subject, firstName, lastName }) =>
    watchlist.flatMap(({ id, aliases = [], ...listed }): WatchlistHit[] => {
      const name = `${firstName} ${lastName}`;
      const likenesses = [listed, ...aliases].map((known) => compareNames(name, known));
      const likeness = likenesses.find((each) => each === 'match') ?? likenesses.find((each) => each === 'close');
      return likeness === 'match' || likeness === 'close' ? [{ entry: id, subject, name, likeness }] : [];
    }),
  );
}

type Screening = { readonly db: Db; readonly happen: Happen };

/**
 * Stops a transfer of somebody who may be listed; whom two operators cleared is not stopped for the same entry again.
 * Answers whether it may go on. Costs nothing where nobody is meant.
 */
export async function screen(
  { db, happen }: Screening,
  { transferId, people }: { transferId: string; people: readonly Screened[] },
): Promise<boolean> {
  const hits = findHits(people);
  if (hits.length === 0) return true;
  const cleared = await sql<{ subject: string; entry: string }>`select subject, entry from watchlist_hit
    where state = 'CLEARED' and subject = any(${hits.map(({ subject }) => subject)})`.execute(db);
  const open = hits.filter(
    ({ subject, entry }) => !cleared.rows.some((known) => known.subject === subject && known.entry === entry),
  );
  if (open.length === 0) return true;
  await happen(transferId, { type: 'watchlist.hit', hits: open });
  return false;
}
