import { useSyncExternalStore } from 'react';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { laterFlow } from '#src/app/deferred/laterFlow.ts';
import { shownModel } from '#src/app/deferred/shownModel.ts';
import { whenIdle } from '#src/app/deferred/whenIdle.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { edited, isDraftEdit } from '#src/machines/quote/price-quote/draftEdits.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
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
  const send = (event: PriceQuoteEvent) =>
    flow.send(event, () => {
      if (isDraftEdit(event)) show({ ...model(), view: viewBeforePrice(edited(model().view.draft, event)) });
    });
  const written: LandingModel = { view: viewBeforePrice(start), isUnavailable: false, send };
  const { model, show: tellAll, subscribe } = shownModel(written);
  let suspended: readonly string[] = [];
  const show = (next: LandingModel) => tellAll({ ...next, suspended });

  let newest: LandingModel | undefined;
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

  const flow = laterFlow<PriceQuoteEvent>({
    async fetchFlow() {
      const [{ startLandingFlow, suspendedLocations }] = await Promise.all([
        import('./landingFlow.ts'),
        addWords(['landingMore']),
      ]);
      return () => {
        const actor = startLandingFlow(model().view.draft, (told) => tell({ ...told, send }));
        void suspendedLocations().then((read) => {
          suspended = read;
          show(model());
        });
        return actor;
      };
    },
    // The page stays as it is and says so.
    onUnavailable: () => show({ ...model(), isUnavailable: true }),
  });

  return {
    subscribe,
    model,
    writtenModel: () => written,
    open() {
      flow.enter();
      const callOff = whenIdle(flow.begin);
      return () => {
        callOff();
        flow.leave();
      };
    },
  };
}

export const useLandingModel = ({ subscribe, model, writtenModel }: LandingStore): LandingModel =>
  useSyncExternalStore(subscribe, model, writtenModel);
