import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/language.ts';
import { localeOf } from '#src/locales/locale.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { ToastRegion } from '#src/ui/controls/notify.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { Pages } from './router.tsx';
import { SessionProvider } from './SessionProvider.tsx';

export type AppProps = { readonly i18n: i18n; readonly language: Language };

/** The product, inside a router: the browser's, or the one a page is written to HTML with. */
export function App({ i18n, language }: AppProps) {
  const { pathname } = useLocation();
  return (
    <I18nProvider locale={localeOf[language]}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <PageErrorBoundary place={pathname}>
            <SessionProvider>
              <Pages />
            </SessionProvider>
          </PageErrorBoundary>
          <ToastRegion />
        </QueryClientProvider>
      </I18nextProvider>
    </I18nProvider>
  );
}
