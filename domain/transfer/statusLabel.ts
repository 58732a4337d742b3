import type { OpenPayment } from '../payment/openPayment.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';

/**
 * What a transfer is called on screen: its status, a paid one in review (TXN-17), one
 * whose payment is being checked, a delivered one that came back, or one
 * we do not know (TXN-18).
 */
export const displayStatuses = [
  ...transferStatuses,
  'PENDING_REVIEW',
  'PAYMENT_CHECKING',
  'PAYOUT_RETURNED',
  'UNKNOWN',
] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

/** Badges use the short form, the detail view the long one (D-76). */
export type StatusLabelForm = 'short' | 'long';

export type StatusTone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

/** The colour of a status, never without its label (D-123). */
export const toneOf: Readonly<Record<DisplayStatus, StatusTone>> = {
  PENDING_VERIFICATION: 'warning',
  PENDING_PAYMENT: 'warning',
  PENDING_DOCUMENTATION: 'warning',
  PAYOUT_RETURNED: 'warning',
  PAYMENT_PROCESSING: 'info',
  PAYMENT_COMPLETED: 'info',
  PENDING_APPROVAL: 'info',
  PENDING_REVIEW: 'info',
  PAYMENT_CHECKING: 'info',
  WATCHLIST_FAILED: 'info',
  PAYMENT_FRAUD: 'danger',
  PAYMENT_SUSPENDED: 'danger',
  PAYMENT_DECLINED: 'danger',
  REJECTED: 'danger',
  COMPLETE: 'positive',
  CANCELLED: 'neutral',
  PAYMENT_CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  UNKNOWN: 'neutral',
};

type Told = { status: string; state?: string | undefined; payment?: OpenPayment };

/** `status` and `state` come from the wire in either case (D-76). */
export function displayStatus({ status, state, payment = 'none' }: Told): DisplayStatus {
  const known = transferStatusOf(status);
  const more = state?.toUpperCase();
  if (known === 'PAYMENT_COMPLETED' && more === 'PENDING_REVIEW') return 'PENDING_REVIEW';
  if (known === 'PENDING_PAYMENT' && payment === 'checking') return 'PAYMENT_CHECKING';
  if (known === 'COMPLETE' && more === 'PAYOUT_RETURNED') return 'PAYOUT_RETURNED';
  return known ?? 'UNKNOWN';
}

function transferStatusOf(text: string): TransferStatus | undefined {
  const upper = text.toUpperCase();
  return transferStatuses.find((status) => status === upper);
}
