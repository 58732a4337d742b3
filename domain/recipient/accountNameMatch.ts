import { editDistance } from '../editDistance.ts';

type Person = { readonly firstName: string; readonly lastName: string };

/**
 * How like a looked-up name is to a recipient's, whatever its case, accents, order and middle initials. `close` has
 * every name as an initial or with a slip of the pen.
 */
export const compareNames = (lookedUp: string, recipient: Person): 'match' | 'close' | 'no' =>
  compareWords(nameWords(lookedUp), { given: nameWords(recipient.firstName), family: nameWords(recipient.lastName) });

/** A name in words, for comparing it many times. */
export type WordedName = { readonly given: readonly string[]; readonly family: readonly string[] };

/** The same for names that are in words already. */
export function compareWords(found: readonly string[], { given: allGiven, family }: WordedName) {
  const [given, ...middle] = allGiven;
  if (given === undefined || family.length === 0 || found.length === 0) return 'no';
  const has = (likeness: (word: string, other: string) => boolean) => (word: string) =>
    found.some((other) => likeness(word, other));
  if ([...allGiven, ...family].every(has(isSame))) return 'match';
  if ([given, ...family].every(has(isSame)) && middle.every(has(isSameOrInitial))) return 'match';
  return family.every(has(isNearly)) && allGiven.every(has(isNearlyOrInitial)) ? 'close' : 'no';
}

/** Whether a looked-up name contains both names of a recipient, whatever its case, accents and order (RCP-33, D-64). */
export function accountNameMatches(lookedUp: string, recipient: Person): boolean {
  const found = nameWords(lookedUp);
  const contains = (name: string) => {
    const words = nameWords(name);
    return words.length > 0 && words.every((word) => found.includes(word));
  };
  return contains(recipient.firstName) && contains(recipient.lastName);
}

/** A stranger's name, so that it can be told from the one expected and not be learned. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');

const isSame = (one: string, other: string) => one === other;
const isInitial = (one: string, other: string) =>
  (one.length === 1 || other.length === 1) && one.charAt(0) === other.charAt(0);
const isSameOrInitial = (one: string, other: string) => isSame(one, other) || isInitial(one, other);
/** Short names differ by a letter too easily. */
export const isNearly = (one: string, other: string): boolean =>
  isSame(one, other) ||
  (Math.min(one.length, other.length) >= 4 &&
    Math.abs(one.length - other.length) <= allowedSlips(one) &&
    editDistance(one, other, allowedSlips(one)) <= allowedSlips(one));
const isNearlyOrInitial = (one: string, other: string) => isNearly(one, other) || isInitial(one, other);
const allowedSlips = (word: string) => (word.length >= 8 ? 2 : 1);

/** Letters without accents, in words; an apostrophe joins, a hyphen parts. */
export const nameWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
