import type { Language } from '#contract/language.ts';

/** What dates, numbers and country names follow: English as in Britain, French as in France. */
export const localeOf: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };
