import { findTransition } from './findTransition.ts';
import { isUnpaid } from './statusGroups.ts';
import { conditions, type PayoutStage } from './transferFacts.ts';
import type { TransferStatus } from './transferStatus.ts';

/**
 * Where the customer has a cancel rule and no partner can pay any more (D-122). A payment that is open does not stand
 * against it: it is closed with its company first.
 */
type Cancelling = {
  readonly status: TransferStatus;
  readonly payout: PayoutStage;
  readonly legalHold: boolean;
  /** No name of it is looked at. */
  readonly screeningClear: boolean;
};

export function offersCancel({ status, payout, legalHold, screeningClear }: Cancelling): boolean {
  if (legalHold) return false;
  const facts = { payout, fundsHeld: payout !== 'NONE', openAttempt: false, legalHold, screeningClear };
  return (
    conditions.payoutNotSubmitted({ payout }) &&
    findTransition({ from: status, event: 'cancel', by: 'customer', facts }).ok
  );
}

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
