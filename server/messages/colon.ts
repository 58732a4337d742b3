import type { Language } from '#contract/protocol/language.ts';

/** Between a name and what it names. */
export const colon: Readonly<Record<Language, string>> = { en: ': ', fr: ' : ' };
