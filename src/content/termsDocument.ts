import type { Language } from '#contract/protocol/language.ts';

/** Where the terms lie as a file to keep (PUB-05); the build writes them there from the page's own words. */
export const termsDocument: Readonly<Record<Language, string>> = {
  en: '/terms-and-conditions.pdf',
  fr: '/conditions-generales.pdf',
};
