import type { Language } from '#contract/protocol/language.ts';
import { simpleEnglish } from './simpleEnglish.ts';
import { simpleFrench } from './simpleFrench.ts';
import { simpleNewsEnglish } from './simpleNewsEnglish.ts';
import { simpleNewsFrench } from './simpleNewsFrench.ts';
import type { SimpleNews, SimpleTexts } from './simpleWords.ts';

/** For whoever chose simple words (decision 158). */
export const simpleTexts: Readonly<Record<Language, SimpleTexts>> = { en: simpleEnglish, fr: simpleFrench };

export const simpleNews: Readonly<Record<Language, SimpleNews>> = { en: simpleNewsEnglish, fr: simpleNewsFrench };
