import type { Phrases } from './words/vocabulary.ts';

export const phrasesOf = (phrases: Phrases): readonly string[] =>
  phrases
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
