import { asciiDigits, readNumeral, withZeros } from '#domain/quote/numeral.ts';
import { type Heard, hasCue, meaningOf, mentionAt } from './heard.ts';
import { beginsWithSlip } from './numberSlips.ts';
import { countInWords } from './numberWords.ts';

/** A number in the utterance. `digits` are read once the currency is known; words are read already. */
export type Figure = {
  readonly from: number;
  readonly to: number;
  readonly isWritten: 'digits' | 'words' | 'unclear';
  /** Readings for a currency with so many digits behind the point. */
  readonly read: (minorDigits: 0 | 2) => readonly string[];
  /** "A tenner": pounds without saying so. */
  readonly isOwnMoney: boolean;
};

export function figuresOf(heard: Heard): readonly Figure[] {
  const alone = numeralAlone(heard);
  if (alone) return [alone];
  const figures: Figure[] = [];
  for (let place = 0; place < heard.tokens.length; ) {
    const figure = figureAt(heard, place);
    if (figure) figures.push(figure);
    place = figure ? figure.to : place + 1;
  }
  return figures;
}

export const figureAt = (heard: Heard, place: number): Figure | undefined =>
  heard.tokens[place]?.kind === 'number' ? inDigits(heard, place) : inWords(heard, place);

const unclear = (from: number, to: number): Figure => ({
  from,
  to,
  isWritten: 'unclear',
  read: () => [],
  isOwnMoney: false,
});

/** An answer that is nothing but a number is read as the amount box reads it, to its last sign. */
function numeralAlone(heard: Heard): Figure | undefined {
  const text = asciiDigits(heard.text).trim();
  if (heard.asking !== 'amount' || heard.tokens.length === 0 || !/\d/.test(text) || /[^\d., 'k]/i.test(text))
    return undefined;
  const isThousands = /k$/i.test(text);
  const numeral = (isThousands ? text.slice(0, -1) : text).trim();
  const groupsWithComma = heard.own !== 'fr';
  return {
    from: 0,
    to: heard.tokens.length,
    isWritten: 'digits',
    read: (minorDigits) =>
      readNumeral(numeral, { groupsWithComma, minorDigits }).map((each) => withZeros(each, isThousands ? 3 : 0)),
    isOwnMoney: false,
  };
}

/** "100", "50k", "2 million"; undefined for "14th" and for a "2" that means "to". */
function inDigits(heard: Heard, from: number): Figure | undefined {
  const { tokens } = heard;
  const groupsWithComma = heard.language !== 'fr' && heard.own !== 'fr';
  const written = tokens[from]?.raw ?? '';
  if (/^[24]$/.test(written) && isLetterForWord(heard, from)) return undefined;

  if (/^0\d/.test(written)) return undefined;
  const zeros = zerosAfter(heard, from + 1);
  const to = from + 1 + (zeros > 0 ? 1 : 0);
  const follower = tokens[to];
  if (follower?.isJoined && follower.kind !== 'sign' && !isMoneyWord(heard, to)) {
    return hasCue(mentionAt(heard, to), 'unit') ? undefined : unclear(from, to + 1);
  }
  const leader = tokens[from - 1];
  if (tokens[from]?.isJoined && leader?.kind === 'word' && leader.text !== 'n' && !isMoneyWord(heard, from - 1)) {
    return unclear(from, to);
  }
  if (isNegative(heard, from) || (tokens[from]?.isJoined && /^[.,]$/.test(leader?.text ?? '')))
    return unclear(from, to);
  return {
    from,
    to,
    isWritten: 'digits',
    read: (minorDigits) =>
      readNumeral(asciiDigits(written), { groupsWithComma, minorDigits }).map((text) => withZeros(text, zeros)),
    isOwnMoney: tokens[to - 1]?.text === 'grand',
  };
}

/** "30 quid 2 sammy": the figure stands where a word would, before a person or a place. */
function isLetterForWord(heard: Heard, place: number): boolean {
  const next = mentionAt(heard, place + 1);
  if (heard.tokens[place + 1]?.kind !== 'word' || place === 0) return false;
  const counts = ['currency', 'number', 'hundredths', 'month'] as const;
  return !counts.some((kind) => meaningOf(next, kind)) && !hasCue(next, 'unit');
}

function zerosAfter(heard: Heard, place: number): number {
  const number = meaningOf(mentionAt(heard, place), 'number');
  if (number?.role === 'thousand') return 3;
  if (number?.role === 'hundred') return 2;
  return number?.role === 'million' && heard.tokens[place]?.isJoined !== true ? 6 : 0;
}

function isMoneyWord(heard: Heard, place: number): boolean {
  const mention = mentionAt(heard, place);
  return meaningOf(mention, 'currency') !== undefined || meaningOf(mention, 'hundredths') !== undefined;
}

/** "-20" and "-£20", but not the second sum of "£10-£20". */
function isNegative({ tokens }: Heard, from: number): boolean {
  const isSign = (place: number) => /^[£€$₦]$/.test(tokens[place]?.raw ?? '');
  const place = isSign(from - 1) ? from - 2 : from - 1;
  const dash = tokens[place];
  if (!dash || !/^[-−–]$/.test(dash.raw) || tokens[place + 1]?.isJoined !== true) return false;
  const before = tokens[place - 1];
  return !before || !(before.kind === 'number' || isSign(place - 1)) || before.end !== dash.start;
}

function inWords(heard: Heard, from: number): Figure | undefined {
  const counted = countInWords(heard, from);
  if (!counted) return undefined;
  const { to, value, isOwnMoney } = counted;
  if (value === undefined || beginsWithSlip(heard, from)) return unclear(from, to);
  return { from, to, isWritten: 'words', read: () => [String(value)], isOwnMoney };
}
