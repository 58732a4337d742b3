import type { Language } from '#contract/protocol/language.ts';
import { simpleEnglish } from './simpleEnglish.ts';
import { simpleFrench } from './simpleFrench.ts';
import type { SimpleTexts } from './simpleWords.ts';

/** For whoever chose simple words (decision 158). */
export const simpleTexts: Readonly<Record<Language, SimpleTexts>> = { en: simpleEnglish, fr: simpleFrench };
