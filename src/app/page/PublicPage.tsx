import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addWords } from '#src/locales/startTranslations.ts';
import { countPageView } from '#src/services/site/pageViews.ts';
import { SiteLayout } from '#src/ui/layouts/SiteLayout.tsx';
import { pathPatternAt } from '../address/pathPattern.ts';
import { deferredPart } from '../deferred/deferredPart.ts';
import { useDeferred } from '../deferred/useDeferred.ts';
import { useSession } from '../session/sessionContext.ts';
import { ReadingTool } from './ReadingTool.tsx';

/** A page open to everybody, in its layout; who is signed in is led back to their own pages. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const AppOffer = useDeferred({ load: loadAppOffer, when: useMayBePhone() ? 'atRest' : 'never' });
  const CookieNotice = useDeferred({ load: loadCookieNotice, when: 'atRest' });
  return (
    <SiteLayout
      isSignedIn={status === 'signedIn'}
      banner={AppOffer && <AppOffer isRedirecting={isRedirecting} onLeave={leave} />}
      footer={footer}
      notice={CookieNotice && <CookieNotice onAccept={() => countPageView(pathPatternAt(pathname))} />}
    >
      {children}
    </SiteLayout>
  );
}

/** Which phone it is, the offer itself finds out; a computer need not fetch it. */
function useMayBePhone(): boolean {
  const [mayBe, setMayBe] = useState(false);
  useEffect(() => setMayBe(/android|iphone|ipod|ipad/i.test(navigator.userAgent) || navigator.maxTouchPoints > 1), []);
  return mayBe;
}

const SiteFooter = deferredPart(async () => {
  const [part] = await Promise.all([import('#src/ui/screens/site/SiteFooter.tsx'), addWords(['siteEdges'])]);
  return part.SiteFooter;
});

/** Its code comes after the page; one element for good, so that it is not drawn anew before. */
const footer = (
  <Suspense>
    <SiteFooter reading={<ReadingTool />} />
  </Suspense>
);

const loadAppOffer = async () => {
  const [part] = await Promise.all([import('#src/ui/screens/site/AppOffer.tsx'), addWords(['siteEdges'])]);
  return part.AppOffer;
};

const loadCookieNotice = async () => {
  const [part] = await Promise.all([import('#src/ui/screens/site/CookieNotice.tsx'), addWords(['siteEdges'])]);
  return part.CookieNotice;
};

const isRedirecting = async (): Promise<boolean> => {
  const { readMaintenance } = await import('#src/services/site/maintenanceQuery.ts');
  return (await readMaintenance()).redirectToMobile;
};

const leave = (address: string): void => window.location.assign(address);
