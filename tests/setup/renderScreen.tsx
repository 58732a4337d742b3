import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';

const words: Record<Language, i18n> = { en: await startTranslations('en'), fr: await startTranslations('fr') };

type Place = { readonly at?: string; readonly language?: Language };

/** A screen where it stands in the product: its words, an address, and a memory of its own for what was read. */
export function renderScreen(screen: ReactNode, { at = '/', language = 'en' }: Place = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = render(
    <I18nProvider locale={localeOf[language]}>
      <I18nextProvider i18n={words[language]}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[at]}>
            {screen}
            <Address />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </I18nProvider>,
  );
  return { ...shown, queryClient, address: () => shown.getByTestId('address').textContent };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}
