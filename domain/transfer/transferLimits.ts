import { add, compareMoney, type Money, money, zero } from '../money/money.ts';
import { accept, type Result, refuse } from '../result.ts';
import { hoursToPay } from '../service/promises.ts';
import { isUnpaid } from './statusGroups.ts';
import type { TransferStatus } from './transferStatus.ts';

export type TransferLimits = {
  /** From creation to payment (TRF-10). */
  readonly paymentSeconds: number;
  /** From this amount two operators approve. */
  readonly approvalFrom: Money;
  /** Transfers at a time without a verified identity. */
  readonly unverifiedTransfers: number;
  readonly perDay: Money;
  /** In `limitPeriodDays`. */
  readonly perThirtyDays: Money;
  /** Above this amount the sender signs in afresh. */
  readonly reauthenticationAbove: Money;
};

/** The longer of the two periods sums are counted over (D-120). */
export const limitPeriodDays = 30;

/** What an operator starts with (D-120); other currencies count by their equivalent. */
export const seededTransferLimits: TransferLimits = {
  paymentSeconds: hoursToPay * 3600,
  approvalFrom: money('GBP', 500_000),
  unverifiedTransfers: 2,
  perDay: money('GBP', 2_000_000),
  perThirtyDays: money('GBP', 5_000_000),
  reauthenticationAbove: money('GBP', 100_000),
};

/** The same value in the currency of the limits; the caller knows the rates. */
export type Equivalent = (amount: Money) => Money;

export const expiresAt = (createdAtSeconds: number, limits = seededTransferLimits): number =>
  createdAtSeconds + limits.paymentSeconds;

export const isPastLimit = (
  { createdAtSeconds, nowSeconds }: { createdAtSeconds: number; nowSeconds: number },
  limits = seededTransferLimits,
): boolean => nowSeconds >= expiresAt(createdAtSeconds, limits);

/** Paid transfers never expire (D-73). */
export const hasExpired = (
  transfer: { status: TransferStatus; createdAtSeconds: number; nowSeconds: number },
  limits = seededTransferLimits,
): boolean => transfer.status === 'EXPIRED' || (isUnpaid(transfer.status) && isPastLimit(transfer, limits));

export const needsApproval = (amount: Money, equivalent: Equivalent, limits = seededTransferLimits): boolean =>
  compareMoney(equivalent(amount), limits.approvalFrom) >= 0;

export const needsReauthentication = (amount: Money, equivalent: Equivalent, limits = seededTransferLimits): boolean =>
  compareMoney(equivalent(amount), limits.reauthenticationAbove) > 0;

/** One more would exceed what an unverified sender may have open (KYC-23). */
export const unverifiedTransfersUsedUp = (openTransfers: number, limits = seededTransferLimits): boolean =>
  openTransfers >= limits.unverifiedTransfers;

export type SendingLimitRefusal = 'dailyLimitExceeded' | 'thirtyDayLimitExceeded';

/** What was sent or is under way. */
export type SentSoFar = { readonly lastDay: readonly Money[]; readonly lastThirtyDays: readonly Money[] };

/** A limit on what is sent in some days, in its own currency: what of it is used, and what is left. */
export type Allowance = { readonly days: number; readonly limit: Money; readonly sent: Money; readonly left: Money };

const inLimitsCurrency: Equivalent = (amount) => amount;

/** The day's first; the one place where sums are held against limits, for what is told and for what is refused. */
export function sendingAllowances(
  { lastDay, lastThirtyDays }: SentSoFar,
  equivalent: Equivalent = inLimitsCurrency,
  limits = seededTransferLimits,
): readonly [Allowance, Allowance] {
  const allowance = (days: number, limit: Money, amounts: readonly Money[]): Allowance => {
    const sent = amounts.map(equivalent).reduce(add, zero(limit.currency));
    return { days, limit, sent, left: money(limit.currency, Math.max(limit.minor - sent.minor, 0)) };
  };
  return [allowance(1, limits.perDay, lastDay), allowance(limitPeriodDays, limits.perThirtyDays, lastThirtyDays)];
}

/** What may be sent now, fees included: the limit that leaves the least of it. */
export function leftToSend(sent: SentSoFar, limits = seededTransferLimits): Allowance {
  const [aDay, thirtyDays] = sendingAllowances(sent, inLimitsCurrency, limits);
  return compareMoney(thirtyDays.left, aDay.left) < 0 ? thirtyDays : aDay;
}

/** Sums count what was paid in (D-120) and do not yet include `amount`. */
export function withinSendingLimits(
  { amount, ...sent }: SentSoFar & { readonly amount: Money },
  equivalent: Equivalent = inLimitsCurrency,
  limits = seededTransferLimits,
): Result<Money, SendingLimitRefusal> {
  const [aDay, thirtyDays] = sendingAllowances(sent, equivalent, limits);
  const passes = ({ left }: Allowance) => compareMoney(equivalent(amount), left) > 0;
  if (passes(aDay)) return refuse('dailyLimitExceeded');
  return passes(thirtyDays) ? refuse('thirtyDayLimitExceeded') : accept(amount);
}
