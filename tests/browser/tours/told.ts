import type { AnyEventObject, StateValue } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { WalkCounts } from '#tests/paths/walker/coverage.ts';

/** Where a machine stands on the page, and all its steps counted since the page was loaded. */
export type Told = {
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
  /** Where any machine of the page stands. */
  readonly standsAt: (machine: string) => StateValue | undefined;
  /** From here on this browser signs as this person, as after signing in. */
  readonly enter: (user: User) => Promise<void>;
};

declare global {
  interface Window {
    /** Given by the tour, taken by pages built for tours: the machine it wants to hear of, by its id. */
    touredMachine?: string;
    tellTour?: (told: string) => void;
    /** Given by pages built for tours. */
    tour?: TourHooks;
  }
}
