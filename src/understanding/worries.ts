import { type Language, languages } from '#contract/language.ts';
import { type Worry, worries } from '#domain/fraud/worry.ts';
import { soundOf } from './tokens.ts';
import { englishWorries } from './words/englishWorries.ts';
import { frenchWorries } from './words/frenchWorries.ts';

/** Signs of each worry: any of the sets tells of it, when all of the set is there. */
export type WorrySigns = Readonly<Record<Worry, readonly (readonly RegExp[])[]>>;

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
