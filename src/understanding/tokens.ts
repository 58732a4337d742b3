import { asciiDigits } from '#domain/quote/numeral.ts';

/** A word, a number or a single sign of what was written. */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign';
  /** As compared: lower case, without accents. */
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the token before it, or only a hyphen or an apostrophe between two letters. */
  readonly isJoined: boolean;
};

/** Thousands in threes behind spaces or apostrophes, then decimals; or digits with points and commas in any order. */
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*`;
const piece = new RegExp(String.raw`(?<number>${number})|(?<word>\p{L}[\p{L}\p{M}]*)|[^\s\p{M}]`, 'gu');

export function fold(text: string): string {
  return text.replace(/œ/gi, 'oe').replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Lower case, without accents, apostrophes or signs: "Don’t hang up!" is "dont hang up". */
export const soundOf = (utterance: string): string =>
  fold(utterance)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}%/]+/gu, ' ')
    .trim();

/** Hyphens and apostrophes inside a word part it in two; every other sign is a token of its own. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let joiner = false;
  for (const match of asciiDigits(text).matchAll(piece)) {
    const start = match.index;
    const end = start + match[0].length;
    const raw = text.slice(start, end);
    if (/^[-'’.]$/.test(raw) && isBetweenLetters(text, start)) {
      joiner = true;
      continue;
    }
    const kind = match.groups?.number ? 'number' : match.groups?.word ? 'word' : 'sign';
    const isJoined = joiner || (tokens.length > 0 && tokens.at(-1)?.end === start);
    tokens.push({ kind, text: kind === 'word' ? fold(raw) : match[0], raw, start, end, isJoined });
    joiner = false;
  }
  return tokens;
}

const isBetweenLetters = (text: string, place: number): boolean =>
  /\p{L}|\p{M}/u.test(text[place - 1] ?? '') && /\p{L}/u.test(text[place + 1] ?? '');

/** The words of a phrase of ours, as they are compared. */
export const wordsOf = (phrase: string): readonly string[] => tokensOf(phrase).map((token) => token.text);
