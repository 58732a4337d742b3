import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { localeOf } from '#contract/protocol/language.ts';
import { english } from './words.ts';

/** A screen where it stands in the product: in English, at some address. */
export const inProduct = (screen: ReactNode) => (
  <I18nProvider locale={localeOf.en}>
    <I18nextProvider i18n={english}>
      <MemoryRouter>{screen}</MemoryRouter>
    </I18nextProvider>
  </I18nProvider>
);
