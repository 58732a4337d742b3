import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';
import { englishActs } from './words/englishActs.ts';
import { frenchActs } from './words/frenchActs.ts';

const tables = [englishActs.corrections, frenchActs.corrections];
const soundsOf = (pick: (table: (typeof tables)[number]) => string) =>
  tables.flatMap((table) => phrasesOf(pick(table)).map(soundOf));

const anywhere = soundsOf((table) => table.anywhere);
const opening = soundsOf((table) => table.opening);
const fillers = new Set(soundsOf((table) => table.fillers));

/**
 * Whether a sentence says that it puts something right, in either language. Where anything may be typed for an answer
 * (`isFree`), a leading "no" is not enough: houses have numbers, and people are called Rather.
 */
export function marksCorrection(said: string, { isFree }: { readonly isFree: boolean }): boolean {
  const words = soundOf(said).split(' ');
  const isSaid = anywhere.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `)) || isContrast(words);
  if (isFree) return isSaid && words.length >= leastWordsAtFree;
  const from = words.findIndex((word) => !fillers.has(word));
  const begun = `${words.slice(Math.max(0, from)).join(' ')} `;
  return isSaid || opening.some((phrase) => begun.startsWith(`${phrase} `));
}

/** Shorter ones may be an address or a name. */
const leastWordsAtFree = 4;

/** "Not Kenya but Cameroon", "pas 100 mais 200". */
const isContrast = (words: readonly string[]): boolean =>
  [
    ['not', 'but'],
    ['pas', 'mais'],
  ].some(([no, but]) => words.some((word, place) => word === no && words.indexOf(but ?? '', place) > place));
