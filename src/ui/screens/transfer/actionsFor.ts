import type { Transfer } from '#contract/transfer/transfer.ts';
import { asksForRecipient, displayOf } from '#contract/transfer/transferDisplay.ts';
import type { DisplayStatus } from '#domain/transfer/statusLabel.ts';

export type TransferAction = 'sendRest' | 'pay' | 'verify' | 'sendAgain' | 'contact' | 'changeRecipient';

/** What a sender can do about a transfer, the main thing first (TXN-20, TXN-28, TXN-29). Cancelling stands apart. */
const usualActions: Readonly<Record<DisplayStatus, readonly TransferAction[]>> = {
  PENDING_PAYMENT: ['pay'],
  PENDING_VERIFICATION: ['verify'],
  PAYMENT_CHECKING: [],
  PAYMENT_PROCESSING: [],
  PAYMENT_COMPLETED: [],
  PENDING_REVIEW: [],
  PENDING_APPROVAL: [],
  PENDING_DOCUMENTATION: ['contact'],
  WATCHLIST_FAILED: ['contact'],
  PAYMENT_FRAUD: ['contact'],
  PAYMENT_SUSPENDED: ['contact'],
  COMPLETE: ['sendAgain'],
  PAYOUT_RETURNED: ['sendAgain'],
  CANCELLED: ['sendAgain'],
  PAYMENT_CANCELLED: ['sendAgain'],
  PAYMENT_DECLINED: ['sendAgain'],
  EXPIRED: ['sendAgain'],
  REFUNDED: ['sendAgain'],
  REJECTED: ['contact'],
  UNKNOWN: ['contact'],
};

/** Naming another recipient is the main thing where nothing else lets the transfer go on. */
export function actionsFor(transfer: Transfer): readonly TransferAction[] {
  const usual = usualActions[displayOf(transfer)];
  if (transfer.rest !== undefined) return ['sendRest', ...usual];
  if (!transfer.recipientChangeable) return usual;
  return asksForRecipient(transfer) ? ['changeRecipient', ...usual] : [...usual, 'changeRecipient'];
}
