import type { SeededRandom } from './seededRandom.ts';

export const databaseKinds = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Where a part runs: a database, and how many servers share it. */
export type Setting = { readonly database: DatabaseKind; readonly servers: number };

/** How much is done of a part in one setting: `share` of its whole, or less when the time is over. */
export type Budget = { readonly ms: number; readonly share: number };

export type PartOutcome = {
  /** What was done: how many of what, in the order it is read. */
  readonly done: Readonly<Record<string, number>>;
  /** What was broken, a line each, with the seed that repeats it where it has one of its own. */
  readonly broken: readonly string[];
};

export type PartRun = {
  readonly random: SeededRandom;
  readonly budget: Budget;
  readonly setting: Setting;
  /** Tells how far it is. */
  readonly say: (line: string) => void;
};

export type Part = {
  readonly name: string;
  /** In one sentence, for the page. */
  readonly does: string;
  /** Its share of the minutes beside the other parts. */
  readonly weight: number;
  /** Where it runs: `once` where neither the database nor the number of servers matters. */
  readonly runsOn: 'once' | 'embedded' | 'every setting';
  readonly run: (run: PartRun) => Promise<PartOutcome>;
};

/** So many of the whole, and one at the least. */
export const portionOf = (whole: number, { share }: Budget): number => Math.max(1, Math.ceil(whole * share));

/** Whether the time of a part is over, asked from its beginning on. */
export function timerOf({ ms }: Budget): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
