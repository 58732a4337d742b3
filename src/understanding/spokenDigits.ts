import { languages } from '#contract/protocol/language.ts';
import { fold } from './tokens.ts';
import { numberNames } from './words/numberNames.ts';

type Piece = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma before it parts it from what stands there: "soixante, dix" is no seventy. */
  readonly isApart: boolean;
};

/** Digits said one by one, in pairs or in hundreds, and where they stand. */
export type DigitsSaid = { readonly digits: string; readonly start: number; readonly end: number };

/** Fewer may be of a sentence: "one moment", "two of them". */
const fewestDigits = 4;

/**
 * The one run of digits of a sentence, of which at least one is a word: "double seven, six, oh one", "zéro six
 * soixante-dix-sept". Nothing where two runs stand apart, since nobody knows which is meant.
 */
export function digitsSaid(said: string): DigitsSaid | undefined {
  const pieces = piecesOf(said);
  if (pieces.some((_, place) => isTwofold(pieces, place))) return undefined;
  const runs: DigitsSaid[] = [];
  for (let place = 0; place < pieces.length; ) {
    const run = runFrom(pieces, place);
    if (run && run.digits.replace('+', '').length >= fewestDigits) runs.push(run.said);
    place = run ? run.to : place + 1;
  }
  const [only, ...others] = runs;
  return only && others.length === 0 && /\p{L}/u.test(said.slice(only.start, only.end)) ? only : undefined;
}

const tensBeforeFour = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

/** « Cinquante quatre vingt deux » is 54 22 as well as 50 82. */
const isTwofold = (pieces: readonly Piece[], place: number): boolean =>
  tensBeforeFour.includes(pieces[place]?.text ?? '') &&
  pieces[place + 1]?.text === 'quatre' &&
  pieces[place + 1]?.isApart === false &&
  ['vingt', 'vingts'].includes(pieces[place + 2]?.text ?? '') &&
  pieces[place + 2]?.isApart === false;

/** A sentence with its digits in figures, as they are typed. */
export function withDigitsInFigures(said: string): string {
  const run = digitsSaid(said);
  return run ? said.slice(0, run.start) + run.digits + said.slice(run.end) : said;
}

/** Words, digits and pluses; a sign that parts words from each other is none of them. */
const piecesOf = (said: string): readonly Piece[] =>
  [...said.matchAll(/\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d]/gu)]
    .filter(({ 0: text }) => !/^[\s,.\-–'’]$/.test(text))
    .map(({ 0: text, index }) => ({
      text: fold(text),
      start: index,
      end: index + text.length,
      isApart: /[,.]\s?$/.test(said.slice(Math.max(0, index - 2), index)),
    }));

type Run = { readonly digits: string; readonly to: number; readonly said: DigitsSaid };

/** As far as one piece after another is a number. */
function runFrom(pieces: readonly Piece[], from: number): Run | undefined {
  const isPlus = ['+', 'plus'].includes(pieces[from]?.text ?? '');
  let place = isPlus ? from + 1 : from;
  let digits = '';
  for (let next = groupFrom(pieces, place); next; next = groupFrom(pieces, place)) {
    digits += next.digits;
    place = next.to;
  }
  const [first, last] = [pieces[from], pieces[place - 1]];
  if (digits === '' || !first || !last) return undefined;
  const whole = isPlus ? `+${digits}` : digits;
  return { digits: whole, to: place, said: { digits: whole, start: first.start, end: last.end } };
}

type Group = { readonly digits: string; readonly to: number };

const times: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };

/** "Double seven", "07", "soixante-dix-sept", "oh". */
function groupFrom(pieces: readonly Piece[], from: number): Group | undefined {
  const text = pieces[from]?.text ?? '';
  if (/^\d/.test(text)) return { digits: text, to: from + 1 };
  const count = times[text];
  if (count !== undefined) {
    const digit = numberFrom(pieces, from + 1);
    return digit && digit.digits.length === 1 ? { digits: digit.digits.repeat(count), to: digit.to } : undefined;
  }
  return numberFrom(pieces, from);
}

/** The longest number that begins here, in either language: people say seventy-seven, and not sixty and seventeen. */
function numberFrom(pieces: readonly Piece[], from: number): Group | undefined {
  for (let to = Math.min(pieces.length, from + mostWordsOfNumber); to > from; to -= 1) {
    const group = pieces.slice(from, to);
    if (group.slice(1).some(({ isApart }) => isApart)) continue;
    const words = group.map(({ text }) => text).join(' ');
    const value = languages.map((language) => numberNames[language].get(words)).find((one) => one !== undefined);
    if (value !== undefined) return { digits: value, to };
  }
  return undefined;
}

/** "Neuf cent quatre vingt dix neuf". */
const mostWordsOfNumber = 6;
