import { memo, type ReactNode } from 'react';
import type { LoadCompetitorRates } from '../../quote/useCompetitorRates.ts';
import { Comparison } from './Comparison.tsx';
import { Destinations } from './Destinations.tsx';
import { EndBanner } from './EndBanner.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import type { LandingModel } from './landingModel.ts';
import { Promotions } from './Promotions.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyUs } from './WhyUs.tsx';

export type LandingMoreProps = {
  readonly model: LandingModel;
  readonly loadCompetitorRates: LoadCompetitorRates;
  readonly faq: ReactNode;
  readonly isSignedIn: boolean;
};

/** What the page goes on with. Drawn only when something of it changes: it follows a key when the calculator has. */
export const LandingMore = memo(function LandingMore({
  model,
  loadCompetitorRates,
  faq,
  isSignedIn,
}: LandingMoreProps) {
  const { view, isUnavailable, send } = model;
  return (
    <>
      <Comparison
        view={view}
        load={loadCompetitorRates}
        askForRate={isUnavailable ? () => send({ type: 'retry.chosen' }) : undefined}
      />
      <WhyUs view={view} />
      <Promotions country={view.draft.toReceive.countryCode} />
      <HowItWorks />
      <Destinations model={model} />
      <Testimonials />
      {faq}
      <EndBanner view={view} isSignedIn={isSignedIn} />
    </>
  );
});
