import { useSyncExternalStore } from 'react';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { whenIdle } from '#src/app/deferred/whenIdle.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { edited } from '#src/machines/quote/price-quote/draftEdits.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { type LandingModel, viewBeforePrice } from '#src/ui/screens/site/landing/landingModel.ts';

/** What the parts of the landing page look at, each by itself, so that one of them changes without the others. */
export type LandingStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly model: () => LandingModel;
  /** As the page was written. */
  readonly writtenModel: () => LandingModel;
  /** Returns how to leave. */
  readonly open: () => () => void;
};

/** The calculator, which listens from the first moment; its rules come when the page is at rest or somebody types. */
export function createLandingStore(start: TransferDraft): LandingStore {
  const listeners = new Set<() => void>();
  let actor: PriceQuoteActor | undefined;
  let visit: object | undefined;
  let isBeginning = false;
  let newest: LandingModel | undefined;

  const send = (event: PriceQuoteEvent) => {
    if (actor) return actor.send(event);
    if (isEdit(event)) show({ ...model, view: viewBeforePrice(edited(model.view.draft, event)) });
    void begin();
  };
  const written: LandingModel = { view: viewBeforePrice(start), isUnavailable: false, send };
  let model = written;
  let suspended: readonly string[] = [];
  const show = (next: LandingModel) => {
    model = { ...next, suspended };
    for (const changed of listeners) changed();
  };

  let hasRefusalWords = false;
  /** The sentences of refusals come with the first of them: most visits have none. */
  const tell = (told: LandingModel) => {
    newest = told;
    if (hasRefusalWords || !told.view.refusal) return show(told);
    show({ ...told, view: { ...told.view, refusal: undefined } });
    const showNewest = (arrived: boolean) => {
      hasRefusalWords ||= arrived;
      if (newest) show(arrived ? newest : { ...newest, isUnavailable: true });
    };
    addWords(['errors']).then(
      () => showNewest(true),
      () => showNewest(false),
    );
  };

  async function begin() {
    if (isBeginning || !visit) return;
    const begunIn = visit;
    isBeginning = true;
    try {
      const [{ startLandingFlow, suspendedLocations }] = await Promise.all([
        import('./landingFlow.ts'),
        addWords(['landingMore']),
      ]);
      if (visit !== begunIn) return;
      actor = startLandingFlow(model.view.draft, (told) => tell({ ...told, send }));
      void suspendedLocations().then((read) => {
        suspended = read;
        show(model);
      });
    } catch {
      // The page stays as it is and says so; trying again fetches again.
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
    open() {
      visit = {};
      const callOff = whenIdle(() => void begin());
      return () => {
        callOff();
        visit = undefined;
        actor?.stop();
        actor = undefined;
      };
    },
  };
}

export const useLandingModel = ({ subscribe, model, writtenModel }: LandingStore): LandingModel =>
  useSyncExternalStore(subscribe, model, writtenModel);

type Edit = Parameters<typeof edited>[1];

const edits: readonly string[] = [
  'amount.entered',
  'amount.cleared',
  'origin.chosen',
  'destination.chosen',
  'method.chosen',
  'operatorFee.switched',
] satisfies readonly Edit['type'][];

const isEdit = (event: PriceQuoteEvent): event is Edit => edits.includes(event.type);
