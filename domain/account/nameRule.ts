import { accept, type Result, refuse } from '../result.ts';

/** Letters of any script with their marks, space, hyphen, apostrophe, full stop (D-32). */
const nameLetters = /^\p{L}[\p{L}\p{M}\s'’.-]*$/u;
const maximumNameLength = 100;

export type NameRefusal = 'nameRequired' | 'nameInvalid' | 'nameTooLong';

/** Names of people and cities, tidied: one space between words, accents in one form. */
export function checkName(text: string): Result<string, NameRefusal> {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name === '') return refuse('nameRequired');
  if (name.length > maximumNameLength) return refuse('nameTooLong');
  return nameLetters.test(name) ? accept(name) : refuse('nameInvalid');
}
