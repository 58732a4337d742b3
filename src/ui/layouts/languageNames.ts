import type { Language } from '#contract/protocol/language.ts';

/** Each in its own words, so that whoever is lost in the other one finds theirs (LNG-02). */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English UK', fr: 'Français' };
