import { isNearly } from '#domain/recipient/accountNameMatch.ts';

/**
 * Finds the words a name may be a slip of the pen of, without comparing it with all of them. Two words that nearly are
 * the same have either their first four letters or their last four within one slip of each other, and so share a key:
 * four letters with one left out.
 */
export function nearWords() {
  const known = new Set<string>();
  const byKey = new Map<string, string[]>();
  return {
    add(word: string): void {
      if (known.has(word)) return;
      known.add(word);
      for (const key of keysOf(word)) {
        const words = byKey.get(key);
        if (words) words.push(word);
        else byKey.set(key, [word]);
      }
    },
    /** The known words that it is, or nearly is. */
    near(word: string): string[] {
      const found = new Set<string>(known.has(word) ? [word] : []);
      for (const key of keysOf(word)) {
        for (const other of byKey.get(key) ?? []) if (isNearly(other, word)) found.add(other);
      }
      return [...found];
    },
  };
}

/** Shorter words are compared letter by letter only. */
const keyLetters = 4;

function keysOf(word: string): Set<string> {
  if (word.length < keyLetters) return new Set();
  const ends = [`^${word.slice(0, keyLetters)}`, `$${word.slice(-keyLetters)}`];
  return new Set(ends.flatMap(leavingOneOut));
}

const leavingOneOut = (end: string): string[] =>
  Array.from({ length: keyLetters }, (_, place) => end.slice(0, place + 1) + end.slice(place + 2));
