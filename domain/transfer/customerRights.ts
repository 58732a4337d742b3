import { isUnpaid } from './statusGroups.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';
import { transitions } from './transitions.ts';

/** Where the customer has a cancel edge (D-122); the server still asks the edge's conditions. */
export const cancellableStatuses: readonly TransferStatus[] = transferStatuses.filter((status) =>
  transitions.some(({ from, on, by }) => from === status && on.includes('cancel') && by.includes('customer')),
);

export const offersCancel = (status: TransferStatus): boolean => cancellableStatuses.includes(status);

/** Why a transfer was suspended: only a wrong recipient is the sender's to put right. */
export type SuspensionCause = 'recipient' | 'amount' | 'stalled' | 'partner';

/** While unpaid, and while suspended for a wrong recipient (D-126). */
export const offersRecipientChange = (transfer: {
  status: TransferStatus;
  fundsHeld?: boolean;
  suspendedFor?: SuspensionCause | undefined;
}): boolean =>
  (isUnpaid(transfer.status) && transfer.fundsHeld !== true) ||
  (transfer.status === 'PAYMENT_SUSPENDED' && transfer.suspendedFor === 'recipient');
