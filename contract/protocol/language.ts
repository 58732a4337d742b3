/** The interface languages (LNG-01). */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What is spoken where nobody named a language of ours; addresses that name none are in it (D-119). */
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** What dates, numbers and country names follow: English as in Britain, French as in France. */
export const localeOf = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;
