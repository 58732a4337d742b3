import { sql } from 'kysely';

/** Accounts that each transfer has of its own, by its id. */
export const transferAccounts = [
  ...['customer_transfer', 'refund_payable', 'payout_payable', 'payout_in_transit'],
  ...['deferred_margin', 'unapplied_funds', 'frozen_funds'],
] as const;

/** Accounts that each person has of their own, by their id. */
export const personAccounts = ['loyalty_liability', 'referral_liability'] as const;

/** A posting `p` as what it does to its two accounts: credits less debits. */
export const bothSides = sql`cross join lateral (values (p.credit, p.credit_dimension, p.minor),
  (p.debit, p.debit_dimension, -p.minor)) side (kind, dimension, minor)`;
