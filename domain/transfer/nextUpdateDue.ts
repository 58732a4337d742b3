import type { Currency } from '../money/currency.ts';
import type { OpenPayment } from '../payment/openPayment.ts';
import type { PaymentProviderId } from '../payment/paymentProvider.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import { helpReplyHours } from '../service/promises.ts';
import { promisedBy } from './deliveryPromise.ts';
import { refundRouteOf } from './refundRoute.ts';
import type { TransferStatus } from './transferStatus.ts';
import { addWorkingDays } from './workingDays.ts';

/** What the sender hears of next: the end of the time to pay, their payment, the arrival, a person's word, a refund. */
export type NextUpdate =
  | {
      readonly about: 'timeToPay' | 'payment' | 'arrival' | 'decision' | 'refund';
      /** Epoch seconds by which it comes at the latest. */
      readonly by: number;
    }
  /** Later than promised: nobody knows when it comes, so no other time is promised. */
  | { readonly about: 'lateArrival' | 'latePayment' | 'lateRefund' }
  /** The company would not give the money back, so one of our people pays it by bank. */
  | { readonly about: 'refundByBank' }
  /** Refused by the partner that was to pay it: the sender says what next, once the partner has given the money back. */
  | { readonly about: 'choice' | 'partner' };

type Source = {
  readonly status: TransferStatus;
  readonly payment: OpenPayment;
  readonly approved: boolean;
  readonly isInReview: boolean;
  /** What a refused payout waits for. */
  readonly refusalWaitsFor?: 'choice' | 'partner' | undefined;
  readonly transferMethod: PayoutMethod;
  readonly originCurrency: Currency;
  readonly expiresAt: number;
  readonly gateway: PaymentProviderId | undefined;
  readonly history: readonly { readonly status: TransferStatus; readonly at: number }[];
  readonly refunds: readonly {
    readonly dueAt: number;
    readonly settledAt?: number | undefined;
    readonly isRefused?: true | undefined;
  }[];
};

/** Who waits for one of our people hears as soon as who writes to us (spec §9, Timing). */
export const nextReplySeconds = helpReplyHours * 3600;

/** Undefined once nothing more comes. */
export function nextUpdateDue(source: Source, now: number): NextUpdate | undefined {
  const since = source.history.at(-1)?.at ?? now;
  switch (source.status) {
    case 'PENDING_PAYMENT':
    case 'PENDING_VERIFICATION':
      if (source.payment === 'checking') return paymentUpdate(source, since, now);
      return { about: 'timeToPay', by: source.expiresAt };
    case 'PAYMENT_PROCESSING':
      return paymentUpdate(source, since, now);
    case 'PAYMENT_COMPLETED': {
      const promised = source.isInReview ? undefined : promisedBy(source);
      if (promised === undefined) return { about: 'decision', by: nextReply(since, now) };
      return now <= promised ? { about: 'arrival', by: promised } : { about: 'lateArrival' };
    }
    case 'PENDING_DOCUMENTATION':
    case 'PENDING_APPROVAL':
    case 'WATCHLIST_FAILED':
    case 'PAYMENT_FRAUD':
      return { about: 'decision', by: nextReply(since, now) };
    case 'PAYMENT_SUSPENDED':
      return source.refusalWaitsFor
        ? { about: source.refusalWaitsFor }
        : { about: 'decision', by: nextReply(since, now) };
    case 'CANCELLED':
    case 'REJECTED':
    case 'COMPLETE':
    case 'PAYMENT_CANCELLED':
    case 'PAYMENT_DECLINED':
    case 'EXPIRED':
    case 'REFUNDED': {
      const unpaid = source.refunds.filter(({ settledAt }) => settledAt === undefined);
      if (unpaid.length === 0) return undefined;
      if (unpaid.some(({ isRefused }) => isRefused)) return { about: 'refundByBank' };
      const by = Math.min(...unpaid.map(({ dueAt }) => dueAt));
      return now <= by ? { about: 'refund', by } : { about: 'lateRefund' };
    }
  }
}

/** Cards are credited in minutes, a Faster Payment in 2 hours, other banks' payments in 2 working days (spec §9). */
function paymentDueBy({ gateway, originCurrency }: Source, since: number): number {
  if (gateway !== undefined && refundRouteOf(gateway) === 'card') return since + 600;
  return originCurrency === 'GBP' ? since + 2 * 3600 : addWorkingDays(since, 2);
}

function paymentUpdate(source: Source, since: number, now: number): NextUpdate {
  const by = paymentDueBy(source, since);
  return now <= by ? { about: 'payment', by } : { about: 'latePayment' };
}

/** The end of the day of waiting that `now` is in. */
const nextReply = (since: number, now: number): number =>
  since + nextReplySeconds * Math.max(1, Math.ceil((now - since) / nextReplySeconds));
