import type { RawBuilder } from 'kysely';

/** Rows that break a promise: its number, and `what` names the row. */
export type Broken = RawBuilder<{ id: string; what: string }>;

/** Promises that one statement checks, with the sentence of each by its number. */
type Said = { readonly says: Readonly<Record<string, string>> };

/** Checks that look at some transfers, or some people, and at nothing else: so many of them at a time, that no statement grows with the books. */
export type CheckOfSome = Said & { readonly broken: (ids: readonly string[]) => Broken };

/** What the books have of an account: credits less debits, in minor units. */
export type BookSum = {
  readonly kind: string;
  /** The company or partner; empty where all transfers, or all people, are taken together. */
  readonly dimension: string;
  readonly currency: string;
  readonly minor: bigint;
};

/** Sums up to a moment, and that moment: what was booked since is added to them. */
export type Carried = { readonly sums: readonly BookSum[]; readonly since: Date };

/** Checks of the books as one. `quiet` ones hold only when nothing is under way. */
export type CheckOfBooks = Said & { readonly quiet?: true; readonly broken: (carried: Carried) => Broken };
