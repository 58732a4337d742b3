import type { TransferStatus } from './transferStatus.ts';

/** A receipt says that we have the money, so there is one from then on, whatever becomes of the transfer (TXN-31). */
export const hasReceipt = (history: readonly TransferStatus[]): boolean =>
  history.some((status) => fundedStatuses.includes(status));

/** Statuses a transfer has only once its money has come. */
const fundedStatuses: readonly TransferStatus[] = ['PAYMENT_COMPLETED', 'PENDING_APPROVAL', 'COMPLETE'];
