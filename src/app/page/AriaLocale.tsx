import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#contract/protocol/language.ts';
import { languageOf } from '#src/locales/locale.ts';

/** React Aria's own words and formats in the language of the page; light pages have nothing of it. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <I18nProvider locale={localeOf[languageOf(i18n)]}>{children}</I18nProvider>;
}
