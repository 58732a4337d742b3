import type { TransferDraft } from '#domain/quote/draft.ts';
import { type DraftEdit, edited } from '#src/machines/quote/price-quote/draftEdits.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
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
  const listeners = new Set<() => void>();
  const written: FirstQuote = { draft: asWritten, isUnavailable: false };
  let model: FirstQuote = { ...written, draft: asked };
  let actor: PriceQuoteActor | undefined;
  let visit: object | undefined;
  let isBeginning = false;

  const show = (next: FirstQuote) => {
    model = next;
    for (const changed of listeners) changed();
  };

  async function begin() {
    if (isBeginning || actor || !visit) return;
    const begunIn = visit;
    isBeginning = true;
    try {
      const { startFirstQuote } = await import('./firstQuoteFlow.ts');
      if (visit === begunIn) actor = startFirstQuote(model.draft, show);
    } catch {
      // What was typed stays, and the page says that there is no price; trying again fetches again.
      show({ ...model, isUnavailable: true });
    } finally {
      isBeginning = false;
    }
  }

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    model: () => model,
    writtenModel: () => written,
    send(event) {
      if (actor) return actor.send(event);
      if (isEdit(event)) show({ ...model, draft: edited(model.draft, event), isUnavailable: false });
      void begin();
    },
    open() {
      visit = {};
      void begin();
      return () => {
        visit = undefined;
        actor?.stop();
        actor = undefined;
      };
    },
  };
}

const edits: readonly string[] = [
  'amount.entered',
  'amount.cleared',
  'origin.chosen',
  'destination.chosen',
  'method.chosen',
] satisfies readonly DraftEdit['type'][];

const isEdit = (event: PriceQuoteEvent): event is DraftEdit => edits.includes(event.type);
