import { createActor } from 'xstate';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { type PriceQuoteActor, priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { priceQuoteServices } from '#src/services/quote/priceQuoteServices.ts';
import { readSuspendedLocations } from '#src/services/transfer/suspendedLocations.ts';
import type { LandingModel } from '#src/ui/screens/site/landing/landingModel.ts';
import { landingView } from '#src/ui/screens/site/landing/landingView.ts';

const landingFlow = priceQuoteMachine.provide({ actors: priceQuoteServices });

/** Whoever cannot be told is not held up: the server refuses what it must. */
export const suspendedLocations = (): Promise<readonly string[]> => readSuspendedLocations().catch(() => []);

type Tell = (told: Pick<LandingModel, 'view' | 'isUnavailable'>) => void;

/** The calculator's machine, the rules of the price and all they bring along. Nobody enters a promotion here. */
export function startLandingFlow(draft: TransferDraft, tell: Tell): PriceQuoteActor {
  const actor = createActor(landingFlow, { input: { draft } });
  actor.subscribe((snapshot) =>
    tell({
      view: landingView(snapshot.context),
      isUnavailable: snapshot.matches({ calculating: 'unavailable' }),
    }),
  );
  actor.start();
  return actor;
}
