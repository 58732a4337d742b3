import type { Language } from '#contract/protocol/language.ts';

/** Each in its own words, so that whoever is lost in the other one finds theirs (LNG-02). */
export const languageNames = {
  en: { label: 'English UK', short: 'EN' },
  fr: { label: 'Français', short: 'FR' },
} as const satisfies Record<Language, { label: string; short: string }>;
