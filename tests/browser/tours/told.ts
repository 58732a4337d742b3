import type { AnyEventObject, StateValue } from 'xstate';
import type { WalkCounts } from '#tests/paths/walker/coverage.ts';

/** Where a machine stands on the page, and all its steps counted since the page was loaded. */
export type Told = {
  readonly machine: string;
  readonly load: string;
  readonly value: StateValue;
  readonly status: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Running actors by id; an actor that is started anew has another session. */
  readonly running: Readonly<Record<string, string>>;
  readonly counts: WalkCounts;
};

/** What a tour may do inside the page. */
export type TourHooks = {
  readonly send: (machine: string, event: AnyEventObject) => void;
  readonly letReadsGrowOld: () => void;
};

declare global {
  interface Window {
    /** Given by the tour, taken by pages built for tours. */
    tellTour?: (told: string) => void;
    /** Given by pages built for tours. */
    tour?: TourHooks;
  }
}
