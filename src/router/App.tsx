import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { useWording } from '#src/app/page/useWording.ts';
import { type WrittenOutline, WrittenOutlineContext } from '#src/app/page/writtenOutline.tsx';
import { WrittenTitle } from '#src/ui/layouts/writtenTitle.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PageViews } from './PageViews.tsx';
import { Pages } from './router.tsx';
import { SessionProvider } from './SessionProvider.tsx';

export type AppProps = {
  readonly i18n: i18n;
  /** The title of the page as it was written to HTML. */
  readonly writtenTitle?: string;
  /** What was written of a page that waits for who is there. */
  readonly writtenOutline?: WrittenOutline;
  /** In place of the page at the address. */
  readonly children?: ReactNode;
};

/** The product, inside a router: the browser's, or the one a page is written to HTML with. */
export function App({ i18n, writtenTitle, writtenOutline, children }: AppProps) {
  const { pathname } = useLocation();
  useWording();
  const Banner = useDeferred({ load: loadBanner, when: 'atRest' });
  return (
    <I18nextProvider i18n={i18n}>
      {Banner && <Banner />}
      <PageViews />
      <PageErrorBoundary place={pathname}>
        <SessionProvider>
          <WrittenOutlineContext value={writtenOutline}>
            <WrittenTitle value={writtenTitle}>{children ?? <Pages />}</WrittenTitle>
          </WrittenOutlineContext>
        </SessionProvider>
      </PageErrorBoundary>
    </I18nextProvider>
  );
}

const loadBanner = async () => (await import('./ServiceNews.tsx')).ServiceNews;
