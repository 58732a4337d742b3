import { setImmediate as letOthersRun } from 'node:timers/promises';
import { compareWords, nameWords, type WordedName } from '#domain/recipient/accountNameMatch.ts';
import type { WatchlistHit } from '../transfer/lifecycle/effects.ts';
import { nearWords } from './nearWords.ts';
import { describeEntry, type ListedName, type WatchlistEntry } from './watchlistEntry.ts';

/** `subject` is whose name it is: `sender:id` or `recipient:id`; `born` a day, like 1990-02-28. */
export type Screened = {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly born?: string | undefined;
};

export type WatchlistIndex = { readonly findHits: (people: readonly Screened[]) => WatchlistHit[] };

/** A name to compare with; `weighs` says what being the same means. */
type Known = { readonly entry: WatchlistEntry; readonly name: WordedName; readonly weighs: 'full' | 'short' | 'weak' };

/** Names indexed before others are let run. */
const atOnce = 500;

/**
 * Everybody of the lists, found by the words of their names. It is made in pieces, so that a list of many thousands
 * holds nothing up, and looks only at names that have a family name nearly like a word of the person's.
 */
export async function indexWatchlist(
  entries: AsyncIterable<WatchlistEntry> | Iterable<WatchlistEntry>,
): Promise<WatchlistIndex> {
  const words = nearWords();
  const byWord = new Map<string, Known[]>();
  let count = 0;
  for await (const entry of entries) {
    for (const known of knownNames(entry)) {
      const anchor = longestOf(known.name.family);
      if (anchor === undefined) continue;
      words.add(anchor);
      const others = byWord.get(anchor);
      if (others) others.push(known);
      else byWord.set(anchor, [known]);
      count += 1;
      if (count % atOnce === 0) await letOthersRun();
    }
  }

  const hitsOf = (person: Screened): WatchlistHit[] => {
    const name = `${person.firstName} ${person.lastName}`;
    const found = nameWords(name);
    const likest = new Map<WatchlistEntry, 'match' | 'close'>();
    const anchors = new Set(found.flatMap((word) => words.near(word)));
    for (const { entry, ...known } of [...anchors].flatMap((anchor) => byWord.get(anchor) ?? [])) {
      if (likest.get(entry) === 'match') continue;
      const likeness = likenessOf(found, known);
      if (likeness !== 'no') likest.set(entry, likeness);
    }
    return [...likest]
      .map(([entry, likeness]) => ({
        ...{ entry: entry.id, subject: person.subject, name, likeness },
        ...{ listed: describeEntry(entry), born: person.born },
      }))
      .sort((one, other) => one.entry.localeCompare(other.entry));
  };
  return { findHits: (people) => people.flatMap(hitsOf) };
}

function likenessOf(found: readonly string[], { name, weighs }: Omit<Known, 'entry'>): 'match' | 'close' | 'no' {
  const likeness = compareWords(found, name);
  if (weighs === 'full') return likeness;
  if (weighs === 'short') return likeness === 'no' ? 'no' : 'close';
  return likeness === 'match' ? 'close' : 'no';
}

/**
 * A name of one word could be anybody's and is compared with nobody's first and last name. Whoever is listed with
 * names in between is looked for without them, too: people leave theirs out.
 */
function knownNames(entry: WatchlistEntry): Known[] {
  const seen = new Set<string>();
  return entry.names.flatMap((listed) => {
    const name = worded(listed);
    const key = [...name.given, '|', ...name.family].join(' ');
    if (name.given.length === 0 || seen.has(key)) return [];
    seen.add(key);
    const [first = '', ...middle] = name.given;
    const full: Known = { entry, name, weighs: listed.isWeak ? 'weak' : 'full' };
    if (middle.length === 0 || listed.isWeak) return [full];
    return [full, { entry, name: { given: [first], family: name.family }, weighs: 'short' }];
  });
}

/** Where the list gives one text, its last word is taken for the family name. */
function worded({ given, family }: ListedName): WordedName {
  const [givenWords, familyWords] = [nameWords(given), nameWords(family)];
  return givenWords.length > 0
    ? { given: givenWords, family: familyWords }
    : { given: familyWords.slice(0, -1), family: familyWords.slice(-1) };
}

const longestOf = (words: readonly string[]): string | undefined =>
  words.reduce<string | undefined>(
    (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
    undefined,
  );
