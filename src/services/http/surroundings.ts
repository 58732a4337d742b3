import type { Challenge } from '#contract/protocol/challenge.ts';
import { browserKeys, type KeyStore } from './keyStore.ts';

/** What services need of where they run: a page has it from its browser, a terminal brings it along. */
export type Surroundings = {
  readonly origin: () => string;
  /** A path of the product, as `fetch` takes it. */
  readonly addressOf: (target: string) => string;
  /** With the cookies of the product. */
  readonly fetch: (input: URL | Request | string, init?: RequestInit) => Promise<Response>;
  readonly keys: KeyStore;
  /** The work a server under pressure asks for (decision 059). */
  readonly proveWork: (asked: Challenge) => Promise<string>;
};

const browser: Surroundings = {
  origin: () => window.location.origin,
  addressOf: (target) => target,
  fetch: (input, init) => fetch(input, init),
  keys: browserKeys,
  proveWork: async (asked) => (await import('./browserWork.ts')).doWork(asked),
};

let current = browser;

export const surroundings = (): Surroundings => current;

/** Said once, before anything is called. */
export function runIn(elsewhere: Surroundings): void {
  current = elsewhere;
}
