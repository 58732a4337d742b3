import type { Language } from '#contract/language.ts';

/** Between a name and what it names. */
export const colon: Readonly<Record<Language, string>> = { en: ': ', fr: ' : ' };
