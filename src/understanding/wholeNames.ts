import { wordsOf } from './tokens.ts';
import { givenNames } from './words/givenNames.ts';

export type WholeName = { readonly first: string; readonly last: string };

/** They belong to the family name behind them. */
const particles = [
  'de',
  'da',
  'do',
  'dos',
  'du',
  'des',
  'la',
  'le',
  'van',
  'von',
  'den',
  'der',
  'el',
  'al',
  'ben',
  'bin',
  'ibn',
];

/** Longer is a sentence and not a name. */
const mostWords = 5;

const isName = (word: string) => /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u.test(word);
const isShouted = (word: string) => word.length > 1 && word === word.toLocaleUpperCase();

/**
 * First and family name said together; nothing where it may be a first name of two words. A family name is the last
 * word with what belongs to it, or stands in capitals, or before a comma.
 */
export function splitName(said: string): WholeName | undefined {
  const [family, given, ...more] = said.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  if (more.length > 0 || family === undefined) return undefined;
  if (given !== undefined) return areNames(family, given) ? { first: given, last: family } : undefined;
  const words = family.split(' ');
  if (words.length < 2 || words.length > mostWords || !words.every(isName)) return undefined;
  return shouted(words) ?? atTheEnd(words);
}

const areNames = (...names: readonly string[]) => names.every((name) => name !== '' && name.split(' ').every(isName));

/** "NGO Marie", as forms in French have it. */
function shouted(words: readonly string[]): WholeName | undefined {
  const last = words.filter(isShouted);
  const first = words.filter((word) => !isShouted(word));
  if (last.length === 0 || first.length === 0) return undefined;
  const isTogether =
    words.join(' ') === [...last, ...first].join(' ') || words.join(' ') === [...first, ...last].join(' ');
  return isTogether ? { first: first.join(' '), last: last.join(' ') } : undefined;
}

function atTheEnd(words: readonly string[]): WholeName | undefined {
  const particle = words.findIndex((word, index) => index > 0 && particles.includes(word.toLocaleLowerCase()));
  const from = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  const last = words.slice(from).join(' ');
  if (words.length === 2 && givenNames.includes(wordsOf(last)[0] ?? '')) return undefined;
  return { first: words.slice(0, from).join(' '), last };
}
