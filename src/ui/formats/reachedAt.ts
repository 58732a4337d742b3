import type { Transfer } from '#contract/transfer/transfer.ts';
import type { ProgressStep } from '#domain/transfer/progress.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';

const firstAt = ({ history }: Transfer, ...statuses: readonly TransferStatus[]): number | undefined =>
  history.find(({ status }) => statuses.includes(status))?.at;

/** Epoch seconds of when our money was in. */
export const paidAt = (transfer: Transfer): number | undefined =>
  firstAt(transfer, 'PAYMENT_COMPLETED', 'PENDING_APPROVAL');

/** Epoch seconds of when a step was done, where the history tells. */
export function reachedAt(transfer: Transfer, step: ProgressStep): number | undefined {
  switch (step) {
    case 'transferCreated':
      return transfer.dateCreated;
    case 'paymentReceived':
      return paidAt(transfer);
    case 'vendorProcessing':
    case 'delivered':
      return firstAt(transfer, 'COMPLETE');
  }
}
