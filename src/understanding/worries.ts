import { type Language, languages } from '#contract/protocol/language.ts';
import { type Worry, worries } from '#domain/fraud/worry.ts';
import { soundOf } from './tokens.ts';
import { englishWorries } from './words/englishWorries.ts';
import { frenchWorries } from './words/frenchWorries.ts';
import type { WorrySigns } from './worrySigns.ts';

const sounds: Readonly<Record<Language, WorrySigns>> = {
  en: englishWorries,
  fr: frenchWorries,
};

/** The worry a sentence tells of, in either language: people mix them, and slip out of their own when afraid. */
export function readWorry(utterance: string): Worry | undefined {
  const said = soundOf(utterance);
  return worries.find((worry) =>
    languages.some((language) => sounds[language][worry].some((signs) => signs.every((sign) => sign.test(said)))),
  );
}
