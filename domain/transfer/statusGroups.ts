import type { TransferStatus } from './transferStatus.ts';

export const statusGroups = ['completed', 'cancelled', 'pending'] as const;
export type StatusGroup = (typeof statusGroups)[number];

/** The tab of the history a transfer is found under (D-72). */
export const groupOf: Readonly<Record<TransferStatus, StatusGroup>> = {
  PENDING_VERIFICATION: 'pending',
  PENDING_PAYMENT: 'pending',
  PAYMENT_PROCESSING: 'pending',
  PAYMENT_COMPLETED: 'pending',
  PENDING_DOCUMENTATION: 'pending',
  PENDING_APPROVAL: 'pending',
  WATCHLIST_FAILED: 'pending',
  PAYMENT_FRAUD: 'pending',
  PAYMENT_SUSPENDED: 'pending',
  COMPLETE: 'completed',
  CANCELLED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  PAYMENT_DECLINED: 'cancelled',
  EXPIRED: 'cancelled',
  REJECTED: 'cancelled',
  REFUNDED: 'cancelled',
};

/** Where a delivery that came back is found, whatever its status: somebody still has to say where the money goes. */
export const returnedGroup: StatusGroup = 'pending';

/** No longer in progress (TRF-19). */
export const isTerminal = (status: TransferStatus): boolean => groupOf[status] !== 'pending';

/** Waiting for the sender's money, so it may expire (D-73). */
export const isUnpaid = (status: TransferStatus): boolean =>
  status === 'PENDING_PAYMENT' || status === 'PENDING_VERIFICATION';

/** Ended before any money came, so it may be made again; money that came later is for the caller to look for. */
export const endsUnpaid = (status: TransferStatus): boolean =>
  status === 'PAYMENT_DECLINED' || status === 'PAYMENT_CANCELLED' || status === 'CANCELLED' || status === 'EXPIRED';
