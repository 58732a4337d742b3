import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';
import type { WatchlistHit } from '../transfer/lifecycle/effects.ts';
import type { Watchlist } from './watchlist.ts';
import type { Screened } from './watchlistIndex.ts';

export type Screening = { readonly db: Db; readonly applyEvent: ApplyEvent; readonly watchlist: Watchlist };

/**
 * Stops a transfer of somebody who may be listed; whom two operators cleared is not stopped for the same entry again,
 * under the same name. Answers whether it may go on.
 */
export async function screen(
  { db, applyEvent, watchlist }: Screening,
  { transferId, people, versions }: { transferId: string; people: readonly Screened[]; versions?: readonly string[] },
): Promise<boolean> {
  const open = await openHits(db, (await watchlist.current(versions)).findHits(people));
  if (open.length === 0) return true;
  await applyEvent(transferId, { type: 'watchlist.hit', hits: open });
  return false;
}

/** Those nobody has cleared. */
export async function openHits(db: Db, hits: readonly WatchlistHit[]): Promise<readonly WatchlistHit[]> {
  if (hits.length === 0) return [];
  const cleared = await sql<{ subject: string; entry: string; name: string }>`select subject, entry, name
    from watchlist_hit where state = 'CLEARED' and subject = any(${hits.map(({ subject }) => subject)})`.execute(db);
  const isCleared = (hit: WatchlistHit) =>
    cleared.rows.some(
      ({ subject, entry, name }) => subject === hit.subject && entry === hit.entry && name === hit.name,
    );
  return hits.filter((hit) => !isCleared(hit));
}
