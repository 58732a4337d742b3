import { isTerminal, isUnpaid } from '#domain/transfer/statusGroups.ts';
import type { Transfer } from './transfer.ts';
import { displayOf } from './transferDisplay.ts';

/** What putting another recipient in place means for a transfer where it stands, as the server would decide it (D-126). */
export type RecipientChangeStage = 'unpaid' | 'refused' | 'checking' | 'paid' | 'payingOut' | 'delivered' | 'ended';

export function recipientChangeStage(transfer: Transfer): RecipientChangeStage {
  const { status, recipientChangeable, cancellable } = transfer;
  if (recipientChangeable) return isUnpaid(status) ? 'unpaid' : 'refused';
  if (displayOf(transfer) === 'COMPLETE') return 'delivered';
  if (isTerminal(status)) return 'ended';
  if (isUnpaid(status)) return 'checking';
  return cancellable ? 'paid' : 'payingOut';
}
