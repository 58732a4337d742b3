import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#src/locales/locale.ts';

/** The name of any country of the world as the reader calls it. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'fr' ? localeOf.fr : localeOf.en;
  return useCallback((code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code, [locale]);
}
