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
