import { type Language, localeOf } from '#contract/protocol/language.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { isoCountryCodes } from '#domain/reference/isoCountryCodes.ts';
import { soundOf } from './tokens.ts';

/** The ISO 3166 code of a country that is named and that we do not send to; of several, the first in the list. */
export function otherCountryIn(said: string, language: Language): string | undefined {
  const sound = ` ${wordsOf(said)} `;
  return [...namesIn(language)].find(([name]) => sound.includes(` ${name} `))?.[1];
}

const known = new Map<Language, ReadonlyMap<string, string>>();

function namesIn(language: Language): ReadonlyMap<string, string> {
  const names = known.get(language) ?? new Map(others(language));
  known.set(language, names);
  return names;
}

function others(language: Language): readonly (readonly [string, string])[] {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const codes = isoCountryCodes.filter((code) => !isPayoutCountry(code));
  // "Guinea-Bissau" before "Guinea".
  return codes
    .map((code) => [wordsOf(names.of(code) ?? code), code] as const)
    .sort(([one], [other]) => other.length - one.length);
}

/** « L’Inde » is two words. */
const wordsOf = (text: string): string => soundOf(text.replace(/['’]/g, ' '));
