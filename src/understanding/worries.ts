import type { Language } from '#contract/language.ts';
import { fold } from './tokens.ts';
import { englishWorries } from './words/englishWorries.ts';
import { frenchWorries } from './words/frenchWorries.ts';

/** What makes somebody fear, or should make them fear, that a payment is not their own wish. */
const worries = [
  'hacked',
  'threatened',
  'authority',
  'secret',
  'nevermet',
  'impostor',
  'reward',
  'hurried',
  'suspicion',
] as const;
export type Worry = (typeof worries)[number];

const sounds: Readonly<Record<Language, Readonly<Record<Worry, RegExp>>>> = {
  en: englishWorries,
  fr: frenchWorries,
};

/** The worry a sentence tells of, in either language: people mix them, and slip out of their own when afraid. */
export function readWorry(utterance: string): Worry | undefined {
  const said = soundOf(utterance);
  return worries.find((worry) => sounds.en[worry].test(said) || sounds.fr[worry].test(said));
}

/** Lower case, without accents, apostrophes or signs: "Don’t hang up!" is "dont hang up". */
const soundOf = (utterance: string): string =>
  fold(utterance)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}%/]+/gu, ' ')
    .trim();
