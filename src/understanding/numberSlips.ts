import { editDistance } from '#domain/editDistance.ts';
import { mentionAt, type ParsedUtterance } from './parsedUtterance.ts';
import { fold } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';

const numberWords = [english, french].flatMap(({ numbers }) => Object.keys(numbers.values)).map(fold);

/** Words of their own that sound like a number: "for hundred", "cet cents". */
const soundAlikes = ['to', 'too', 'tow', 'for', 'fore', 'won', 'ate', 'free', 'sex', 'cet', 'set'];

/**
 * Whether the word before a number in words is one more of its words, misspelt: "troi cent livres" is not a hundred
 * pounds.
 */
export function beginsWithSlip(parsed: ParsedUtterance, from: number): boolean {
  const before = parsed.tokens[from - 1];
  if (before?.kind !== 'word') return false;
  const isBareHundred = ['hundred', 'thousand', 'cent', 'cents', 'mille'].includes(parsed.tokens[from]?.text ?? '');
  if (soundAlikes.includes(before.text)) return isBareHundred && parsed.tokens[from - 2] !== undefined;
  if (mentionAt(parsed, from - 1) || before.text.length < 3) return false;
  const limit = before.text.length > 4 ? 2 : 1;
  return numberWords.some((word) => editDistance(before.text, word, limit) <= limit);
}
