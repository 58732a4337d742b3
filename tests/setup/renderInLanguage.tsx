import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '#contract/protocol/language.ts';
import enControls from '#src/locales/en/controls.json';
import frControls from '#src/locales/fr/controls.json';

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** A control as the product would show it, with the controls' own words in that language. */
export function inLanguage(children: ReactNode, language: Language = 'en') {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { translation: { controls: enControls } }, fr: { translation: { controls: frControls } } },
    initAsync: false,
  });
  return (
    <I18nProvider locale={locales[language]}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </I18nProvider>
  );
}

export const renderInLanguage = (children: ReactNode, language: Language = 'en') =>
  render(inLanguage(children, language));
