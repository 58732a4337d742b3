import { isTerminal } from './statusGroups.ts';
import type { TransferStatus } from './transferStatus.ts';

/** The four lines of a transfer's progress, top to bottom (TXN-22). */
export const progressSteps = ['transferCreated', 'paymentReceived', 'vendorProcessing', 'delivered'] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** `stopped` is where an ended transfer came to; its line shows the status label instead (D-78). */
export type ProgressState = 'completed' | 'inProgress' | 'waiting' | 'stopped';

export type ProgressLine = { readonly step: ProgressStep; readonly state: ProgressState };

export type ProgressSource = {
  readonly status: TransferStatus;
  readonly approved: boolean;
  /** Every status it has been in; tells where a hold or an end found it. */
  readonly history?: readonly TransferStatus[];
  /** Delivered, and given back by the partner. */
  readonly hasComeBack?: boolean;
};

export function transferProgress(source: ProgressSource): readonly ProgressLine[] {
  const current = progressSteps.indexOf(currentProgressStep(source));
  return progressSteps.map((step, index) => ({
    step,
    state: index < current ? 'completed' : index > current ? 'waiting' : stateOfCurrent(source),
  }));
}

/** TXN-24 names the steps of PAYMENT_COMPLETED and COMPLETE; unpaid is the first, and approval comes after payment. */
export function currentProgressStep({ status, approved, history = [] }: ProgressSource): ProgressStep {
  switch (status) {
    case 'PENDING_VERIFICATION':
    case 'PENDING_PAYMENT':
    case 'PAYMENT_PROCESSING':
      return 'transferCreated';
    case 'PAYMENT_COMPLETED':
      return approved ? 'vendorProcessing' : 'paymentReceived';
    case 'PENDING_APPROVAL':
      return 'paymentReceived';
    case 'COMPLETE':
      return 'delivered';
    case 'PENDING_DOCUMENTATION':
    case 'WATCHLIST_FAILED':
    case 'PAYMENT_FRAUD':
    case 'PAYMENT_SUSPENDED':
    case 'CANCELLED':
    case 'PAYMENT_CANCELLED':
    case 'PAYMENT_DECLINED':
    case 'EXPIRED':
    case 'REJECTED':
    case 'REFUNDED':
      return reachedStep({ status, approved, history });
  }
}

/** A hold found after the payment is never told as a payment that is still under way, whoever refused what. */
function reachedStep({ status, approved, history }: Required<Omit<ProgressSource, 'hasComeBack'>>): ProgressStep {
  if (history.includes('COMPLETE')) return 'delivered';
  const isReceived = history.includes('PAYMENT_COMPLETED');
  if (!isReceived && !history.includes('PENDING_APPROVAL')) return 'transferCreated';
  const isHeld = isReceived && !isTerminal(status);
  return approved || isHeld ? 'vendorProcessing' : 'paymentReceived';
}

function stateOfCurrent({ status, hasComeBack = false }: ProgressSource): ProgressState {
  if (status === 'COMPLETE' && !hasComeBack) return 'completed';
  return isTerminal(status) ? 'stopped' : 'inProgress';
}
