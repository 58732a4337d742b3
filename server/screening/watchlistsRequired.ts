import {
  type PublishedList,
  publishedLists,
  watchlistFacts,
  watchlistMaxAgeDays,
} from '#domain/screening/watchlists.ts';
import type { VersionInForce } from './watchlistStore.ts';

export type ListStanding = 'missing' | 'tooOld' | 'fresh';

export function standingOf(
  list: PublishedList,
  versions: readonly Pick<VersionInForce, 'list' | 'ageDays'>[],
): ListStanding {
  const version = versions.find((each) => each.list === list);
  if (!version) return 'missing';
  return version.ageDays > watchlistMaxAgeDays ? 'tooOld' : 'fresh';
}

/** Why production may not start, in one sentence; undefined when every list is there and young enough. */
export function watchlistsRefused(versions: readonly Pick<VersionInForce, 'list' | 'ageDays'>[]): string | undefined {
  const titles = (standing: ListStanding) =>
    publishedLists.filter((list) => standingOf(list, versions) === standing).map((list) => watchlistFacts[list].title);
  const [missing, tooOld] = [titles('missing'), titles('tooOld')];
  const wrong = [
    ...(missing.length > 0 ? [`not there: ${missing.join(', ')}`] : []),
    ...(tooOld.length > 0 ? [`older than ${watchlistMaxAgeDays} days: ${tooOld.join(', ')}`] : []),
  ];
  if (wrong.length === 0) return undefined;
  return `Watchlists should be loaded and fresh because SANDBOX is off, and are ${wrong.join('; ')}; \`npm run ops -- load-watchlist FILE --as NAME\` loads one.`;
}
