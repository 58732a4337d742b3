import { useDeferredValue } from 'react';
import { LandingMore } from '#src/ui/screens/landing/LandingMore.tsx';
import type { LoadCompetitorRates } from '#src/ui/screens/landing/useCompetitorRates.ts';
import { landingFaq } from './LandingFaq.tsx';
import { type LandingStore, useLandingModel } from './landingStore.ts';
import { useSession } from './sessionContext.ts';

/** What calls the server comes after the page. */
const loadCompetitorRates: LoadCompetitorRates = async (asked) => {
  const { competitorRatesOf } = await import('#src/services/competitorQueries.ts');
  return competitorRatesOf(asked);
};

/** Below the calculator; it lets the calculator go first. */
export function LandingRest({ store }: { readonly store: LandingStore }) {
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
