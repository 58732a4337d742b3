import { lexicon } from './lexicon.ts';
import { likeness } from './names.ts';
import { wordsOf } from './tokens.ts';
import type { Choice } from './understanding.ts';

type Listed = { readonly choice: Choice; readonly words: readonly string[] };

/** Which names of a list were meant; only what is sure needs no question. */
export type Named = { readonly found: readonly Choice[]; readonly isSure: boolean };

/** A word of more than this share of the names tells none of them apart: "bank", the country. */
const sharedByMost = 0.25;

/** So many can be shown to be chosen from. */
const mostAsked = 8;

/** Fewer letters may stand for anything. */
const fewestInitials = 3;

/**
 * Banks and places, by the part of their name people use: "Stanbic", "Equity bank". A part or a slip that fits one of
 * them better than the others is that one; initials and what is only close are asked.
 */
export function namesMeant(choices: readonly Choice[], utterance: string): Named {
  const either = utterance.split(/ (?:or|ou) /i);
  const each = either.length > 1 ? either.map((part) => namesIn(choices, part).found) : [];
  const all = [...new Set(each.flat())];
  // "Equity Bank or Finance Trust": one of each half, whichever says more of its name.
  if (each.length > 1 && each.every((found) => found.length > 0) && all.length <= mostAsked)
    return { found: choices.filter((choice) => all.includes(choice)), isSure: false };
  return namesIn(choices, utterance);
}

function namesIn(choices: readonly Choice[], utterance: string): Named {
  const typed = wordsOf(utterance);
  const listed = choices.map((choice) => ({ choice, words: wordsOf(choice.label) }));
  const whole = listed.filter(({ words }) => typed.length > 1 && isRun(typed, words));
  const [only, ...others] = whole;
  if (only && others.length === 0) return { found: [only.choice], isSure: true };
  const isTelling = isTellingIn(listed);
  const told = best(listed, (listing) => scoreOf(listing, [...typed, ...joined(typed)], isTelling));
  if (told.length > 0) return few(told, true);
  const close = listed.filter((listing) => isClose(listing, typed, isTelling));
  return few(close.length > 0 ? close : best(listed, ({ words }) => sharedScore(words, typed)), false);
}

const few = (found: readonly Listed[], isSure: boolean): Named => ({
  found: found.length > mostAsked ? [] : found.map(({ choice }) => choice),
  isSure: isSure && found.length === 1,
});

/** "Eco bank", "GT bank": as it is written in one word. */
const joined = (typed: readonly string[]): readonly string[] =>
  typed.slice(1).map((word, place) => `${typed[place]}${word}`);

type IsTelling = (word: string) => boolean;

function isTellingIn(listed: readonly Listed[]): IsTelling {
  const most = Math.max(1, listed.length * sharedByMost);
  return (word) =>
    (word.length >= 4 || (word.length > 1 && !lexicon().has(word))) &&
    listed.filter(({ words }) => words.includes(word)).length <= most;
}

/** Words that tell the name from others count first; among equals, every word of it that was said. */
function scoreOf({ words }: Listed, typed: readonly string[], isTelling: IsTelling): number {
  const said = words.filter((word) => typed.some((one) => isMeant(one, word)));
  return said.some(isTelling) ? said.filter(isTelling).length * 100 + said.length : 0;
}

const sharedScore = (words: readonly string[], typed: readonly string[]): number =>
  words.filter((word) => word.length >= 4 && typed.includes(word)).length;

/** A word of ours is what it says, and no slip of a name. */
const isMeant = (typed: string, word: string): boolean =>
  typed === word || (!lexicon().has(typed) && likeness(typed, word) === 'slip');

const isClose = ({ words }: Listed, typed: readonly string[], isTelling: IsTelling): boolean =>
  typed.some(
    (one) =>
      !lexicon().has(one) &&
      (words.some((word) => isTelling(word) && likeness(one, word) === 'near') ||
        (one.length >= fewestInitials && initialsOf(words).some((initials) => initials.startsWith(one))) ||
        isShortFor(one, words, isTelling)),
  );

/** "UBC" leaves out the "of" of Union Bank of Cameroon. */
function initialsOf(words: readonly string[]): readonly string[] {
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0)).join('');
  return [initials(words), initials(words.filter((word) => word.length > mostOfSmallWord))];
}

/** "Of", "for", "de", "des". */
const mostOfSmallWord = 3;

/** "BGFI" of BGFIBank; "Stanchart", "SocGen": the beginnings of words that stand next to each other; "cente": of one that tells it. */
function isShortFor(one: string, words: readonly string[], isTelling: IsTelling): boolean {
  if (words.includes(`${one}bank`)) return true;
  if (one.length >= fewestOfOneWord && words.some((word) => isTelling(word) && word.startsWith(one))) return true;
  return words.some((word, place) => {
    const next = words[place + 1];
    return beginningsOf(one).some(([first, second]) => word.startsWith(first) && next?.startsWith(second));
  });
}

/** Fewer letters begin too many words. */
const fewestOfOneWord = 5;
const fewestOfTwoWords = 3;

/** Parted in two wherever both halves are long enough. */
const beginningsOf = (one: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, one.length - 2 * fewestOfTwoWords + 1) }, (_, more) => {
    const place = fewestOfTwoWords + more;
    return [one.slice(0, place), one.slice(place)] as const;
  });

function best(listed: readonly Listed[], score: (listing: Listed) => number): readonly Listed[] {
  const most = Math.max(0, ...listed.map(score));
  return most === 0 ? [] : listed.filter((listing) => score(listing) === most);
}

/** Whether the words stand in this order, next to each other, in the others. */
export const isRun = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && others.some((_, start) => words.every((word, index) => others[start + index] === word));
