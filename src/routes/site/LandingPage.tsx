import { Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { paths } from '#src/app/address/paths.ts';
import { deferredPart } from '#src/app/deferred/deferredPart.ts';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { useSession } from '#src/app/session/sessionContext.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { GuideOffer } from '#src/ui/flows/GuideOffer.tsx';
import { LandingCalculator } from '#src/ui/screens/site/landing/LandingCalculator.tsx';
import { LandingScreen } from '#src/ui/screens/site/landing/LandingScreen.tsx';
import type { LandingModel } from '#src/ui/screens/site/landing/landingModel.ts';
import { guideAddress, quoteAddress } from '../quote/quoteAddress.ts';
import { createLandingStore, type LandingStore, useLandingModel } from './landingStore.ts';

/** Minor units shown before anybody types: 100.00 is above every minimum of the two homes (LAN-05, LAN-13). */
const exampleMinor = 10_000;

/** The first page; `/ca` begins in Canadian dollars (D-20). */
export function LandingPage() {
  const { pathname } = useLocation();
  const isCanadian = matchPath(paths.landingCanada, pathname) !== null;
  return <Landing key={String(isCanadian)} locationCountry={isCanadian ? 'CA' : 'GB'} />;
}

/** In the page as it is written; its code and its words come after what is seen first. */
const BelowTheFold = deferredPart(async () => {
  const [{ BelowTheFold: Rest }] = await Promise.all([import('./BelowTheFold.tsx'), addWords(['landingMore'])]);
  return Rest;
});

function Landing({ locationCountry }: { readonly locationCountry: 'CA' | 'GB' }) {
  const [{ store, rest }] = useState(() => begun(locationCountry));
  useEffect(() => store.open(), [store]);
  return (
    <PublicPage>
      <LandingScreen
        calculator={<LiveCalculator store={store} />}
        guide={<LiveGuideOffer store={store} />}
        more={rest}
      />
    </PublicPage>
  );
}

/** One element for good: a part still on its way that is drawn again would be empty until it is there. */
function begun(locationCountry: 'CA' | 'GB') {
  const empty = startDraft(locationCountry);
  const store = createLandingStore(enterSend(empty, money(empty.payinCurrency, exampleMinor)));
  const rest = (
    <Suspense>
      <BelowTheFold store={store} />
    </Suspense>
  );
  return { store, rest };
}

/** What was typed goes along; the example nobody asked for does not. */
function LiveGuideOffer({ store }: { readonly store: LandingStore }) {
  const model = useLandingModel(store);
  const { draft } = model.view;
  const suspendedIn = useSuspendedCountry(model);
  const isExample = quoteAddress(draft) === quoteAddress(store.writtenModel().view.draft);
  if (suspendedIn !== undefined) return null;
  return isExample ? <GuideOffer /> : <GuideOffer to={guideAddress(draft)} />;
}

function LiveCalculator({ store }: { readonly store: LandingStore }) {
  const navigate = useNavigate();
  const model = useLandingModel(store);
  const suspendedIn = useSuspendedCountry(model);
  return (
    <LandingCalculator
      model={model}
      onStart={(draft) => void navigate(quoteAddress(draft))}
      suspendedIn={suspendedIn}
    />
  );
}

/** Where nothing can begin at present: where the reader lives, or else the country whose money is chosen (DSH-08). */
function useSuspendedCountry({ view, suspended }: LandingModel): string | undefined {
  const { user } = useSession();
  const country = user?.profile.location_country ?? view.draft.toSend.countryCode;
  return suspended?.includes(country) ? country : undefined;
}
