import type { TransferDraft } from '#domain/quote/draft.ts';
import { laterFlow } from '#src/app/deferred/laterFlow.ts';
import { shownModel } from '#src/app/deferred/shownModel.ts';
import { edited, isDraftEdit } from '#src/machines/quote/price-quote/draftEdits.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { FirstQuote } from '#src/ui/screens/quote/firstQuote.ts';

/** The first look's calculator: it listens from the first moment, and prices once its rules have come. */
export type FirstQuoteStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly model: () => FirstQuote;
  readonly writtenModel: () => FirstQuote;
  readonly send: (event: PriceQuoteEvent) => void;
  /** Fetches the rules. Returns how to leave. */
  readonly open: () => () => void;
};

/** Begins with what the address asks; `asWritten` is what the build wrote for every address. */
export function createFirstQuoteStore(asked: TransferDraft, asWritten: TransferDraft): FirstQuoteStore {
  const written: FirstQuote = { draft: asWritten, isUnavailable: false };
  const { model, show, subscribe } = shownModel<FirstQuote>({ ...written, draft: asked });
  const flow = laterFlow<PriceQuoteEvent>({
    async fetchFlow() {
      const { startFirstQuote } = await import('./firstQuoteFlow.ts');
      return () => startFirstQuote(model().draft, show);
    },
    // What was typed stays, and the page says that there is no price.
    onUnavailable: () => show({ ...model(), isUnavailable: true }),
  });

  return {
    subscribe,
    model,
    writtenModel: () => written,
    send(event) {
      flow.send(event, () => {
        if (isDraftEdit(event)) show({ ...model(), draft: edited(model().draft, event), isUnavailable: false });
      });
    },
    open() {
      flow.enter();
      flow.begin();
      return flow.leave;
    },
  };
}
