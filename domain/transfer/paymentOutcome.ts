import type { TransferStatus } from './transferStatus.ts';
import type { TransferEvent } from './transitionRule.ts';

/** How a payment attempt stands, whatever the company calls it. */
export const neutralPaymentStatuses = [
  'created',
  'pending_user',
  'processing',
  'succeeded',
  'succeeded_review',
  'declined',
  'suspected_fraud',
  'cancelled',
  'expired',
] as const;
export type NeutralPaymentStatus = (typeof neutralPaymentStatuses)[number];

/** Nothing more will be heard about such an attempt. */
export const isFinalPayment = (status: NeutralPaymentStatus): boolean =>
  ['succeeded', 'declined', 'suspected_fraud', 'cancelled', 'expired'].includes(status);

/** What the state of an attempt means to its transfer; nothing when the sender is still busy with it. */
export function transferEventFor(
  payment: NeutralPaymentStatus,
  transfer: { status: TransferStatus; amountIsDue: boolean },
): TransferEvent | undefined {
  switch (payment) {
    case 'created':
    case 'pending_user':
      return undefined;
    case 'processing':
    case 'succeeded_review':
      return transfer.status === 'PENDING_PAYMENT' ? 'payment.pending' : undefined;
    case 'succeeded':
      return transfer.amountIsDue ? 'payment.settled' : 'payment.mismatch';
    case 'declined':
      return transfer.status === 'PENDING_PAYMENT' ? 'payment.declined' : 'payment.failed';
    case 'suspected_fraud':
      return 'fraud.flag';
    case 'cancelled':
      return 'payment.cancelled';
    case 'expired':
      return transfer.status === 'PAYMENT_PROCESSING' ? 'attempt.abandoned' : undefined;
  }
}
