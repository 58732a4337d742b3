import { asciiDigits, readNumeral, withZeros } from '#domain/quote/numeral.ts';
import { beginsWithSlip } from './numberSlips.ts';
import { countInWords } from './numberWords.ts';
import { hasCue, meaningOf, mentionAt, type ParsedUtterance } from './parsedUtterance.ts';

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

export function figuresOf(parsed: ParsedUtterance): readonly Figure[] {
  const alone = numeralAlone(parsed);
  if (alone) return [alone];
  const figures: Figure[] = [];
  for (let place = 0; place < parsed.tokens.length; ) {
    const figure = figureAt(parsed, place);
    if (figure) figures.push(figure);
    place = figure ? figure.to : place + 1;
  }
  return figures;
}

export const figureAt = (parsed: ParsedUtterance, place: number): Figure | undefined =>
  parsed.tokens[place]?.kind === 'number' ? inDigits(parsed, place) : inWords(parsed, place);

const unclear = (from: number, to: number): Figure => ({
  from,
  to,
  isWritten: 'unclear',
  read: () => [],
  isOwnMoney: false,
});

/** An answer that is nothing but a number is read as the amount box reads it, to its last sign. */
function numeralAlone(parsed: ParsedUtterance): Figure | undefined {
  const text = asciiDigits(parsed.text).trim();
  if (parsed.asking !== 'amount' || parsed.tokens.length === 0 || !/\d/.test(text) || /[^\d., 'k]/i.test(text))
    return undefined;
  const isThousands = /k$/i.test(text);
  const numeral = (isThousands ? text.slice(0, -1) : text).trim();
  const groupsWithComma = parsed.own !== 'fr';
  return {
    from: 0,
    to: parsed.tokens.length,
    isWritten: 'digits',
    read: (minorDigits) =>
      readNumeral(numeral, { groupsWithComma, minorDigits }).map((each) => withZeros(each, isThousands ? 3 : 0)),
    isOwnMoney: false,
  };
}

/** "100", "50k", "2 million"; undefined for "14th" and for a "2" that means "to". */
function inDigits(parsed: ParsedUtterance, from: number): Figure | undefined {
  const { tokens } = parsed;
  const groupsWithComma = parsed.language !== 'fr' && parsed.own !== 'fr';
  const written = tokens[from]?.raw ?? '';
  if (/^[24]$/.test(written) && isLetterForWord(parsed, from)) return undefined;

  if (/^0\d/.test(written)) return undefined;
  const zeros = zerosAfter(parsed, from + 1);
  const to = from + 1 + (zeros > 0 ? 1 : 0);
  const follower = tokens[to];
  if (follower?.isJoined && follower.kind !== 'sign' && !isMoneyWord(parsed, to)) {
    return hasCue(mentionAt(parsed, to), 'unit') ? undefined : unclear(from, to + 1);
  }
  const leader = tokens[from - 1];
  if (tokens[from]?.isJoined && leader?.kind === 'word' && leader.text !== 'n' && !isMoneyWord(parsed, from - 1)) {
    return unclear(from, to);
  }
  if (isNegative(parsed, from) || (tokens[from]?.isJoined && /^[.,]$/.test(leader?.text ?? '')))
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
function isLetterForWord(parsed: ParsedUtterance, place: number): boolean {
  const next = mentionAt(parsed, place + 1);
  if (parsed.tokens[place + 1]?.kind !== 'word' || place === 0) return false;
  const counts = ['currency', 'number', 'hundredths', 'month'] as const;
  return !counts.some((kind) => meaningOf(next, kind)) && !hasCue(next, 'unit');
}

function zerosAfter(parsed: ParsedUtterance, place: number): number {
  const number = meaningOf(mentionAt(parsed, place), 'number');
  if (number?.role === 'thousand') return 3;
  if (number?.role === 'hundred') return 2;
  return number?.role === 'million' && parsed.tokens[place]?.isJoined !== true ? 6 : 0;
}

function isMoneyWord(parsed: ParsedUtterance, place: number): boolean {
  const mention = mentionAt(parsed, place);
  return meaningOf(mention, 'currency') !== undefined || meaningOf(mention, 'hundredths') !== undefined;
}

/** "-20", "-£20" and "£-20", but not the second sum of "£10-£20" or "20£-30£". */
function isNegative({ tokens }: ParsedUtterance, from: number): boolean {
  const isSign = (place: number) => /^[£€$₦]$/.test(tokens[place]?.raw ?? '');
  const place = isSign(from - 1) ? from - 2 : from - 1;
  const dash = tokens[place];
  if (!dash || !/^[-−–]$/.test(dash.raw) || tokens[place + 1]?.isJoined !== true) return false;
  const before = tokens[place - 1];
  const isAmount = before?.kind === 'number' || (isSign(place - 1) && tokens[place - 2]?.kind === 'number');
  return !isAmount || before?.end !== dash.start;
}

function inWords(parsed: ParsedUtterance, from: number): Figure | undefined {
  const counted = countInWords(parsed, from);
  if (!counted) return undefined;
  const { to, value, isOwnMoney } = counted;
  if (value === undefined || beginsWithSlip(parsed, from)) return unclear(from, to);
  return { from, to, isWritten: 'words', read: () => [String(value)], isOwnMoney };
}
