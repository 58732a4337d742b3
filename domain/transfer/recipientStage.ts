import { hasReceipt } from './receiptRule.ts';
import { isTerminal } from './statusGroups.ts';
import type { TransferStatus } from './transferStatus.ts';

/** Where the money is, as its recipient is told: why it waits, and whether anybody looks at it, is the sender's. */
export const recipientStages = ['preparing', 'onItsWay', 'delivered', 'notComing'] as const;
export type RecipientStage = (typeof recipientStages)[number];

/** Days a link for a recipient is good for. */
export const trackingLinkDays = 14;

type Source = {
  readonly status: TransferStatus;
  readonly approved: boolean;
  /** Held back for a look, or given back by the partner after it was delivered. */
  readonly state?: string | undefined;
  /** Every status it has been in, oldest first. */
  readonly history: readonly { readonly status: TransferStatus; readonly at: number }[];
};

export function recipientStage({ status, approved, state }: Source): RecipientStage {
  if (status === 'COMPLETE') return state === 'PAYOUT_RETURNED' ? 'notComing' : 'delivered';
  if (isTerminal(status)) return 'notComing';
  return status === 'PAYMENT_COMPLETED' && approved && state === undefined ? 'onItsWay' : 'preparing';
}

/** Epoch seconds since when it has been there: a hold that begins or ends on the way to the partner shows nothing. */
export function recipientStageSince(source: Source): number | undefined {
  const { history } = source;
  const funded = history.find(({ status }) => hasReceipt([status]));
  const isMoving = ['preparing', 'onItsWay'].includes(recipientStage(source));
  return (isMoving ? funded : history.at(-1))?.at;
}

/** Money that has come and has not turned back may be told of. */
export const offersTrackingLink = (source: Source): boolean =>
  hasReceipt(source.history.map(({ status }) => status)) && recipientStage(source) !== 'notComing';
