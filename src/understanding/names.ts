import { editDistance } from '#domain/editDistance.ts';
import { wordsOf } from './tokens.ts';
import type { KnownRecipient } from './understanding.ts';
import { givenNames } from './words/givenNames.ts';

/** A saved person's names, in the words they are compared by. */
export type NameWords = {
  readonly recipient: KnownRecipient;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly nicknames: readonly (readonly string[])[];
};

export const nameWordsOf = (recipient: KnownRecipient): NameWords => ({
  recipient,
  first: wordsOf(recipient.firstName),
  last: wordsOf(recipient.lastName),
  nicknames: (recipient.nicknames ?? []).map(wordsOf),
});

export const allWordsOf = ({ first, last, nicknames }: NameWords): readonly string[] => [
  ...first,
  ...last,
  ...nicknames.flat(),
];

export type Likeness = 'same' | 'slip' | 'near' | 'other';

/** Letters a name needs before a slip in it can be told from another name. */
const lettersForASlip = 5;
const lettersForADroppedOne = 7;

/**
 * A slip is a swap of neighbours, a doubled letter, or one wrong or missing letter inside a long name: never at either
 * end, where Paul becomes Paula, and never a name in its own right. Anything else that is close is asked.
 */
export function likeness(typed: string, name: string): Likeness {
  if (typed === name) return 'same';
  const pair = `${typed} ${name}`;
  const known = compared.get(pair) ?? compare(typed, name);
  if (compared.size >= mostCompared) compared.clear();
  compared.set(pair, known);
  return known;
}

/** The same few names are compared with the same few words again and again. */
const compared = new Map<string, Likeness>();
const mostCompared = 2000;

function compare(typed: string, name: string): Likeness {
  if (name.length < 4 || typed.length < 3) return 'other';
  if (editDistance(typed, name, 1) > 1) {
    const isNear =
      typed.startsWith(name) || (name.length >= 5 && editDistance(typed, name, 2) === 2 && typed[0] === name[0]);
    return isNear ? 'near' : 'other';
  }
  if (name.length < lettersForASlip || givenNames.includes(typed)) return 'near';
  if (typed.length > name.length) return isDoubling(typed, name) ? 'slip' : 'near';
  const isSlip =
    typed.length < name.length
      ? isDoubling(name, typed) || (name.length >= lettersForADroppedOne && hasSameEnds(typed, name))
      : isSwap(typed, name) || hasSameEnds(typed, name);
  return isSlip ? 'slip' : 'near';
}

const isSwap = (typed: string, name: string): boolean =>
  [...typed].sort().join('') === [...name].sort().join('') && typed[0] === name[0];

const hasSameEnds = (typed: string, name: string): boolean => typed[0] === name[0] && typed.at(-1) === name.at(-1);

/** Whether the longer word is the shorter with one letter typed twice, before its last. */
const isDoubling = (longer: string, shorter: string): boolean =>
  [...longer].some(
    (letter, index) =>
      index < longer.length - 1 &&
      index > 0 &&
      letter === longer[index - 1] &&
      longer.slice(0, index) + longer.slice(index + 1) === shorter,
  );
