import type { Money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';

/** What can happen to a transfer, as whoever saw it reports it. Money and outcomes come from providers, never browsers. */
export type Happening =
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
  | { readonly type: 'attempt.abandoned'; readonly attemptId: string }
  | { readonly type: 'kyc.valid' }
  | { readonly type: 'kyc.retry' }
  | { readonly type: 'cancel' }
  | { readonly type: 'expire' }
  | { readonly type: 'approve'; readonly operator: string }
  | { readonly type: 'reject'; readonly reason: string }
  | { readonly type: 'hold.released' }
  | { readonly type: 'payout.started' }
  | { readonly type: 'payout.accepted'; readonly reference: string; readonly partnerRef?: string | undefined }
  | { readonly type: 'payout.unanswered'; readonly reference: string }
  | { readonly type: 'payout.confirmed'; readonly reference: string }
  | { readonly type: 'payout.failed'; readonly reference: string; readonly reason: string }
  | {
      readonly type: 'refund.settled';
      readonly refundId: string;
      readonly provider: PaymentProviderId;
      readonly amount: Money;
    };

/** Why nothing was done. `alreadyDone` is a repeat, and no fault. */
export type HappeningRefusal = 'notAllowed' | 'alreadyDone';
