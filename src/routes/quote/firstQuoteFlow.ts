import { createActor } from 'xstate';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { type PriceQuoteActor, priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { priceQuoteServices } from '#src/services/quote/priceQuoteServices.ts';
import type { FirstQuote } from '#src/ui/screens/quote/firstQuote.ts';

const firstQuoteFlow = priceQuoteMachine.provide({ actors: priceQuoteServices });

/** The calculator's machine, the rules of the price and all they bring along, which come after what is seen first. */
export function startFirstQuote(draft: TransferDraft, tell: (told: FirstQuote) => void): PriceQuoteActor {
  const actor = createActor(firstQuoteFlow, { input: { draft } });
  actor.subscribe((snapshot) =>
    tell({
      draft: snapshot.context.draft,
      view: calculatorView(snapshot.context),
      exchange: snapshot.context.exchange,
      isUnavailable: snapshot.matches({ calculating: 'unavailable' }),
    }),
  );
  actor.start();
  return actor;
}
