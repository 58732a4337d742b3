/** The sixteen statuses of a transfer (spec §4, Transfer statuses). */
export const transferStatuses = [
  'PENDING_VERIFICATION',
  'PENDING_PAYMENT',
  'PAYMENT_PROCESSING',
  'PAYMENT_COMPLETED',
  'PENDING_DOCUMENTATION',
  'PENDING_APPROVAL',
  'WATCHLIST_FAILED',
  'PAYMENT_FRAUD',
  'PAYMENT_SUSPENDED',
  'COMPLETE',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_DECLINED',
  'EXPIRED',
  'REJECTED',
  'REFUNDED',
] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** Nothing more is to happen by itself; money may still come back, as a payout that returns or a chargeback. */
export const endedStatuses = [
  'COMPLETE',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_DECLINED',
  'EXPIRED',
  'REJECTED',
  'REFUNDED',
] as const satisfies readonly TransferStatus[];
