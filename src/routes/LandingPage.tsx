import { useActorRef } from '@xstate/react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { LandingScreen } from '#src/ui/screens/landing/LandingScreen.tsx';
import { PublicPage } from './PublicPage.tsx';
import { paths } from './paths.ts';
import { quoteAddress } from './quoteAddress.ts';
import { useSession } from './SessionProvider.tsx';
import { priceQuoteFlow } from './transferFlows.ts';

/** Minor units shown before anybody types: 100.00 is above every minimum of the two homes (LAN-05). */
const exampleMinor = 10_000;

/** The first page; `/ca` begins in Canadian dollars (D-20). */
export function LandingPage() {
  const { pathname } = useLocation();
  const isCanadian = matchPath(paths.landingCanada, pathname) !== null;
  return <Landing key={String(isCanadian)} locationCountry={isCanadian ? 'CA' : 'GB'} />;
}

function Landing({ locationCountry }: { readonly locationCountry: 'CA' | 'GB' }) {
  const navigate = useNavigate();
  const { status } = useSession();
  const empty = startDraft(locationCountry);
  const actor = useActorRef(priceQuoteFlow, {
    input: { draft: enterSend(empty, money(empty.payinCurrency, exampleMinor)) },
  });
  return (
    <PublicPage>
      <LandingScreen
        actor={actor}
        isSignedIn={status === 'signedIn'}
        onStart={(draft) => void navigate(quoteAddress(draft))}
      />
    </PublicPage>
  );
}
