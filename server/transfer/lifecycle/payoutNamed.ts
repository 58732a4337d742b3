import type { LatestPayout, TransferState } from './transferState.ts';

/** One of a transfer's payouts, the latest or an earlier one. */
export const payoutNamed = ({ payout, earlierPayouts }: TransferState, reference: string): LatestPayout | undefined =>
  [payout, ...earlierPayouts].find((attempt) => attempt?.reference === reference);

/** What its journals need of it. */
export const payoutOf = ({ sums }: TransferState, { reference, partner }: LatestPayout) => ({
  reference,
  partner,
  amount: sums.theyGet,
});
