import { createActor } from 'xstate';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { type PriceQuoteActor, priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { rateSpreadsQuery } from '#src/services/lookup/lookupQueries.ts';
import { priceQuoteServices } from '#src/services/quote/priceQuoteServices.ts';
import type { FirstQuote } from '#src/ui/screens/quote/firstQuote.ts';

const firstQuoteFlow = priceQuoteMachine.provide({ actors: priceQuoteServices });

/** The calculator's machine, the rules of the price and all they bring along, which come after what is seen first. */
export function startFirstQuote(draft: TransferDraft, tell: (told: FirstQuote) => void): PriceQuoteActor {
  const actor = createActor(firstQuoteFlow, { input: { draft } });
  let pairs: FirstQuote['pairs'];
  const tellAll = () => {
    const snapshot = actor.getSnapshot();
    tell({
      draft: snapshot.context.draft,
      view: calculatorView(snapshot.context),
      exchange: snapshot.context.exchange,
      pairs,
      isUnavailable: snapshot.matches({ calculating: 'unavailable' }),
    });
  };
  actor.subscribe(tellAll);
  actor.start();
  // Without an answer the price itself says that there is none.
  queryClient.fetchQuery(rateSpreadsQuery).then(
    (read) => {
      pairs = read;
      if (actor.getSnapshot().status === 'active') tellAll();
    },
    () => undefined,
  );
  return actor;
}
