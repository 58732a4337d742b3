import type { Money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { DocumentReason } from '#domain/transfer/documentReason.ts';
import type { WatchlistHit } from './effects.ts';

/** A payment as its company names it. */
type Named = { readonly provider: PaymentProviderId; readonly providerRef: string };

/** What can happen to a transfer, as whoever saw it reports it. Money and outcomes come from providers, never browsers. */
export type ReportedEvent =
  | { readonly type: 'payment.pending'; readonly attemptId: string }
  | {
      readonly type: 'payment.settled';
      readonly attemptId: string;
      readonly provider: PaymentProviderId;
      readonly providerRef: string;
      readonly received: Money;
    }
  | { readonly type: 'payment.declined'; readonly attemptId: string; readonly reason: string }
  | { readonly type: 'payment.cancelled'; readonly attemptId: string }
  /** The company refused it because it takes it for fraud. */
  | { readonly type: 'payment.suspected'; readonly attemptId: string; readonly reason: string }
  | { readonly type: 'attempt.abandoned'; readonly attemptId: string }
  /** The bank said yes, and the money does not come. */
  | { readonly type: 'payment.stalled' }
  /** The sender goes on with a transfer whose discounts leave nothing to pay. */
  | { readonly type: 'payment.notNeeded' }
  | { readonly type: 'kyc.valid' }
  | { readonly type: 'kyc.retry' }
  | { readonly type: 'cancel' }
  | { readonly type: 'expire' }
  | { readonly type: 'approve'; readonly operator: string }
  | { readonly type: 'reject'; readonly reason: string }
  | { readonly type: 'hold.released'; readonly by?: 'compliance' }
  /** Two operators take less than was due for enough. */
  | { readonly type: 'difference.accepted'; readonly operator: string }
  | { readonly type: 'docs.requested'; readonly reason: DocumentReason }
  | { readonly type: 'docs.accepted' }
  | { readonly type: 'watchlist.hit'; readonly hits: readonly WatchlistHit[] }
  | { readonly type: 'hit.cleared'; readonly operator: string }
  | { readonly type: 'hit.confirmed'; readonly operator: string }
  /** The law lets us give back what was frozen. */
  | { readonly type: 'frozen.released'; readonly operator: string }
  | { readonly type: 'fraud.flag'; readonly reason: string }
  /** Its sender may not use the product for now, or may again. */
  | { readonly type: 'sender.blocked' }
  | { readonly type: 'sender.unblocked' }
  | { readonly type: 'fraud.cleared' }
  | { readonly type: 'fraud.confirmed' }
  | ({ readonly type: 'chargeback.opened' } & Named)
  /** The sender has the money back through their bank; `fee` is what that cost us. */
  | ({ readonly type: 'chargeback.lost'; readonly fee?: Money } & Named)
  | ({ readonly type: 'chargeback.won' } & Named)
  | { readonly type: 'payout.started' }
  | { readonly type: 'payout.accepted'; readonly reference: string; readonly partnerRef?: string | undefined }
  | { readonly type: 'payout.unanswered'; readonly reference: string }
  | { readonly type: 'payout.confirmed'; readonly reference: string }
  | { readonly type: 'payout.failed'; readonly reference: string; readonly reason: string }
  /** The partner's own record says the money was given back: this payout can never be paid. */
  | { readonly type: 'payout.closed'; readonly reference: string; readonly reason: string }
  /** An operator takes a payout that was paid after it was closed for the delivery. */
  | { readonly type: 'payout.acknowledged'; readonly reference: string }
  /** The partner made good what it paid after it was closed. */
  | { readonly type: 'payout.recovered'; readonly reference: string }
  /** The partner gave back the money of a payout it had made. */
  | { readonly type: 'payout.returned'; readonly reference: string; readonly reason: string }
  /** Two operators let what was returned go back to the sender. */
  | { readonly type: 'return.refunded'; readonly operator: string }
  | {
      readonly type: 'refund.settled';
      readonly refundId: string;
      readonly provider: PaymentProviderId;
      readonly amount: Money;
    }
  /** The provider will not give the money back, or what it gave has come back to us. */
  | {
      readonly type: 'refund.refused';
      readonly refundId: string;
      readonly provider: PaymentProviderId;
      readonly amount: Money;
      readonly reason: string;
    }
  /** The money was given back by bank, in the provider's place; two operators say so. */
  | {
      readonly type: 'refund.paidByHand';
      readonly refundId: string;
      readonly amount: Money;
      readonly operator: string;
    };

/** Why nothing was done. `alreadyDone` is a repeat, and no fault. */
export type EventRefusal = 'notAllowed' | 'alreadyDone';
