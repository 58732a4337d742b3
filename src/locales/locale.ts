import { defaultLanguage, isLanguage, type Language } from '#contract/protocol/language.ts';

/** The language of what is shown; takes what `useTranslation` gives. Starting translations let no other language in. */
export const languageOf = ({ language }: { readonly language: string }): Language =>
  isLanguage(language) ? language : defaultLanguage;
