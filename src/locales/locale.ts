import type { Language } from '#contract/protocol/language.ts';

/** What dates, numbers and country names follow: English as in Britain, French as in France. */
export const localeOf = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;
