import { useDeferredValue } from 'react';
import { useSession } from '#src/app/session/sessionContext.ts';
import type { LoadCompetitorRates } from '#src/ui/screens/quote/useCompetitorRates.ts';
import { LandingMore } from '#src/ui/screens/site/landing/LandingMore.tsx';
import { landingFaq } from './LandingFaq.tsx';
import { type LandingStore, useLandingModel } from './landingStore.ts';

/** What calls the server comes after the page. */
const loadCompetitorRates: LoadCompetitorRates = async (asked) => {
  const { competitorRatesOf } = await import('#src/services/quote/competitorQueries.ts');
  return competitorRatesOf(asked);
};

/** Below the calculator; it lets the calculator go first. */
export function BelowTheFold({ store }: { readonly store: LandingStore }) {
  const model = useDeferredValue(useLandingModel(store));
  const { status } = useSession();
  return (
    <LandingMore
      model={model}
      loadCompetitorRates={loadCompetitorRates}
      faq={landingFaq}
      isSignedIn={status === 'signedIn'}
    />
  );
}
