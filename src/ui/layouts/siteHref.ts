import { useTranslation } from 'react-i18next';
import { defaultLanguage, type Language } from '#contract/protocol/language.ts';
import { hrefInLanguage } from '#src/locales/languageChoice.ts';
import { languageOf } from '#src/locales/locale.ts';

/** An address of the public site in the reader's language, so that it is kept where no script remembers it (D-119). */
export function siteHref(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  const [, pathname = '', search = '', part = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${hrefInLanguage(language, { pathname, search })}${part}`;
}

/** `siteHref` in the language that is shown. */
export function useSiteHref(): (address: string) => string {
  const { i18n } = useTranslation();
  return (address) => siteHref(address, languageOf(i18n));
}
