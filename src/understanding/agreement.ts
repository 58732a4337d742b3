import { meaningOf, mentionAt, type ParsedUtterance } from './parsedUtterance.ts';
import { phrasesOf } from './phrases.ts';
import { isQuestionLike } from './questionLike.ts';
import { wordsOf } from './tokens.ts';
import type { Choice } from './understanding.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';

/** People mix the languages. */
const besideYes: ReadonlySet<string> = new Set([english, french].flatMap((words) => phrasesOf(words.besideYes)));

/** Signs that ask nothing and count nothing. */
const quietSign = /^[.,!…;:\-–—'’"()]$|^\p{Extended_Pictographic}$/u;

/**
 * Whether nothing but agreement was said. A closed grammar: words of consent, courtesy and quiet signs; one word or
 * number outside of them, and it is no yes, whatever it means.
 */
export const isPlainYes = (parsed: ParsedUtterance): boolean => isAgreement(parsed, new Set());

/** The option that agrees, said in its own words: all that tell it, and none that are not its own. */
export function isAgreedByName(parsed: ParsedUtterance, { label }: Choice): boolean {
  const own = wordsOf(label);
  const telling = own.filter((word) => word.length >= tellingLetters && !besideYes.has(word));
  const isSaid = (word: string) => parsed.tokens.some(({ text }) => text === word);
  return telling.length > 0 && telling.every(isSaid) && isAgreement(parsed, new Set(own));
}

const tellingLetters = 4;

/** "She is my sister", "c’est ma sœur": who somebody is, and nobody else. */
const isSaidToBe = (parsed: ParsedUtterance, place: number): boolean =>
  meaningOf(mentionAt(parsed, place), 'kinshipTerms') !== undefined &&
  /(?:^| )(?:is|s|re|are|est|sont) (?:my|our|an?|the|ma|mon|mes|notre|un|une)$/.test(
    parsed.tokens
      .slice(0, place)
      .map(({ text }) => text)
      .join(' '),
  );

const isAgreement = (parsed: ParsedUtterance, own: ReadonlySet<string>): boolean =>
  !isQuestionLike(parsed) &&
  parsed.tokens.every(
    ({ kind, text }, place) =>
      own.has(text) ||
      meaningOf(mentionAt(parsed, place), 'confirmation')?.value === 'yes' ||
      (kind === 'word' && besideYes.has(text)) ||
      isSaidToBe(parsed, place) ||
      (kind === 'sign' && quietSign.test(text)),
  );
