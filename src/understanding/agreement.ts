import { type Heard, meaningOf, mentionAt } from './heard.ts';
import { likeness } from './names.ts';
import { phrasesOf } from './phrases.ts';
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
export const isPlainYes = (heard: Heard): boolean => isAgreement(heard, new Set());

/** The option that agrees, said in its own words: all that tell it, and none that are not its own. */
export function isAgreedByName(heard: Heard, { label }: Choice): boolean {
  const own = wordsOf(label);
  const telling = own.filter((word) => word.length >= tellingLetters && !besideYes.has(word));
  const isSaid = (word: string) =>
    heard.tokens.some(({ text }) => text === word || (!own.includes(text) && likeness(text, word) === 'slip'));
  return telling.length > 0 && telling.every(isSaid) && isAgreement(heard, new Set(own));
}

const tellingLetters = 4;

/** "She is my sister", "c’est ma sœur": who somebody is, and nobody else. */
const isSaidToBe = (heard: Heard, place: number): boolean =>
  meaningOf(mentionAt(heard, place), 'kin') !== undefined &&
  /(?:^| )(?:is|s|re|are|est|sont) (?:my|our|an?|the|ma|mon|mes|notre|un|une)$/.test(
    heard.tokens
      .slice(0, place)
      .map(({ text }) => text)
      .join(' '),
  );

const isAgreement = (heard: Heard, own: ReadonlySet<string>): boolean =>
  heard.tokens.every(
    ({ kind, text }, place) =>
      own.has(text) ||
      meaningOf(mentionAt(heard, place), 'confirmation')?.value === 'yes' ||
      (kind === 'word' && besideYes.has(text)) ||
      isSaidToBe(heard, place) ||
      (kind === 'sign' && quietSign.test(text)),
  );
