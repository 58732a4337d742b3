import type { AccountKind } from '#domain/money/chartOfAccounts.ts';
import type { Money } from '#domain/money/money.ts';

/** An account within its kind: a transfer's own, a provider's, a partner's; '' where the kind has one only. */
export type Account = { readonly kind: AccountKind; readonly dimension: string };

export const account = (kind: AccountKind, dimension = ''): Account => ({ kind, dimension });

/** One debit and one credit of one amount: in balance by its shape. */
export type Posting = { readonly debit: Account; readonly credit: Account; readonly amount: Money };

/** `idem` names what happened, once and for ever: the same event is booked once. */
export type Journal = { readonly kind: string; readonly idem: string; readonly postings: readonly Posting[] };

/** Leaves out what there is nothing of, and refuses a journal the other way round. */
export function journal(kind: string, idem: string, postings: readonly Posting[]): Journal {
  const negative = postings.find(({ amount }) => amount.minor < 0);
  if (negative) throw new RangeError(`${kind} would book ${negative.amount.minor} ${negative.amount.currency}`);
  return { kind, idem, postings: postings.filter(({ amount }) => amount.minor > 0) };
}
