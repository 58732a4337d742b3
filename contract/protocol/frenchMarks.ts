import type { Language } from './language.ts';

/**
 * French sets a space before ; : ! ? and inside « », and a line never breaks there; our texts have a plain one. Before a
 * name that is filled in, de and que lose their vowel.
 */
export const withFrenchMarks = (text: string): string =>
  text
    .replaceAll(/\b(d|qu)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜ]\p{Ll})/gu, '$1’')
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');

/** A text as it is set in its language. */
export const withMarks: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  fr: withFrenchMarks,
};
