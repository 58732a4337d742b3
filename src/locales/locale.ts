import { type Language, languages } from '#contract/protocol/language.ts';

/** What dates, numbers and country names follow: English as in Britain, French as in France. */
export const localeOf = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;

/** The language of what is shown; takes what `useTranslation` gives. Starting translations let no other language in. */
export const languageOf = ({ language }: { readonly language: string }): Language =>
  languages.find((known) => known === language) ?? 'en';
