import { type Custodian, custodian } from '#domain/transfer/custodian.ts';
import { isOverdue } from '#domain/transfer/deliveryPromise.ts';
import { type NextUpdate, nextUpdateDue } from '#domain/transfer/nextUpdateDue.ts';
import { type DisplayStatus, displayStatus } from '#domain/transfer/statusLabel.ts';
import type { Transfer } from './transfer.ts';

export const displayOf = ({ status, meta, payment }: Transfer): DisplayStatus =>
  displayStatus({ status, state: meta.state, payment });

/** On hold until the sender names another recipient. */
export const asksForRecipient = ({ status, recipientChangeable }: Transfer): boolean =>
  status === 'PAYMENT_SUSPENDED' && recipientChangeable;

/** Stopped by a rule, a check or a partner until somebody decides; in the order of the lifecycle. */
const held: readonly DisplayStatus[] = [
  'PENDING_DOCUMENTATION',
  'PENDING_REVIEW',
  'PENDING_APPROVAL',
  'WATCHLIST_FAILED',
  'PAYMENT_FRAUD',
  'PAYMENT_SUSPENDED',
];

export const isHeld = (transfer: Transfer): boolean => held.includes(displayOf(transfer));

/** Money that waits for somebody: it is held, or not back yet. */
export const holdsMoney = (transfer: Transfer): boolean =>
  isHeld(transfer) || transfer.refunds.some(({ settledAt }) => settledAt === undefined);

/** What its sender hears of next. */
export const nextUpdateOf = (transfer: Transfer, seenAt: number): NextUpdate | undefined =>
  nextUpdateDue(
    {
      ...transfer,
      isInReview: displayOf(transfer) === 'PENDING_REVIEW',
      refusalWaitsFor: refusalWaitsFor(transfer),
      gateway: transfer.meta.paymentGateway,
    },
    seenAt,
  );

type PayingNext = 'PAYMENT_BEGUN';

type RefundNext = 'REFUND_REFUSED' | 'PAYOUT_RETURNED_NOT_OWED';

type HeldNext = 'RECIPIENT_REFUSED' | 'RECIPIENT_REFUSED_UNSETTLED' | 'PAYMENT_SUSPENDED_UNSETTLED';

/** Refused by its partner, which has not given the money back and may pay all the same. */
const isUnsettled = ({ status, cancellable }: Transfer) => status === 'PAYMENT_SUSPENDED' && !cancellable;

/** The company that took the payment would not give it back: one of our people pays it by bank. */
const isRefundRefused = ({ refunds }: Transfer) => refunds.some(({ isRefused }) => isRefused);

/** Delivered and given back by its partner, when its sender had paid nothing for it or had it from their bank already. */
const isNotOwed = (transfer: Transfer) => displayOf(transfer) === 'PAYOUT_RETURNED' && transfer.refunds.length === 0;

/** By the partner that was to pay the recipient, after the sender's money had come. */
export const isPayoutRefused = (transfer: Transfer): boolean => refusalWaitsFor(transfer) !== undefined;

/** What a refused payout waits for: whom else to pay, or that the partner gives the money back. */
export function refusalWaitsFor(transfer: Transfer): 'choice' | 'partner' | undefined {
  if (isUnsettled(transfer)) return 'partner';
  return asksForRecipient(transfer) ? 'choice' : undefined;
}

/** Which sentence says what comes next: its status', or that of an open payment or of what a partner did. */
export function nextOf(transfer: Transfer): DisplayStatus | HeldNext | PayingNext | RefundNext {
  if (isRefundRefused(transfer)) return 'REFUND_REFUSED';
  if (isNotOwed(transfer)) return 'PAYOUT_RETURNED_NOT_OWED';
  if (displayOf(transfer) === 'PENDING_PAYMENT' && holderOf(transfer) === 'begun') return 'PAYMENT_BEGUN';
  if (asksForRecipient(transfer)) return isUnsettled(transfer) ? 'RECIPIENT_REFUSED_UNSETTLED' : 'RECIPIENT_REFUSED';
  return isUnsettled(transfer) ? 'PAYMENT_SUSPENDED_UNSETTLED' : displayOf(transfer);
}

/** A delivery that is later than promised, as our clock noticed or the reader's does. */
export const isLate = (transfer: Transfer, seenAt: number): boolean =>
  transfer.delay !== undefined || isOverdue(transfer, seenAt);

/** What a person wants to know first: who has the money, or what it waits for. Of an end, where the money is. */
export function leadOf(transfer: Transfer, seenAt: number) {
  const holder = holderOf(transfer);
  const next = nextOf(transfer);
  if (next === 'PAYOUT_RETURNED_NOT_OWED') return next;
  if (holder === 'returning' || next === 'PAYOUT_RETURNED' || next === 'REFUND_REFUSED') return 'returning' as const;
  if (holder === 'returned' || next === 'REFUNDED') return 'returned' as const;
  if (next === 'CANCELLED' && holder !== 'payer') return 'CANCELLED_UNSURE' as const;
  if (next !== 'PAYMENT_COMPLETED') return next;
  if (isLate(transfer, seenAt)) return 'LATE' as const;
  return transfer.approved ? next : ('RECEIVED' as const);
}

export function holderOf(transfer: Transfer): Custodian {
  if (isNotOwed(transfer)) return transfer.meta.totalToPay === 0 ? 'payer' : 'returned';
  return custodian({
    display: displayOf(transfer),
    payment: transfer.payment,
    approved: transfer.approved,
    history: transfer.history.map(({ status }) => status),
    mayBePaid: isUnsettled(transfer),
    isRefundRefused: isRefundRefused(transfer),
  });
}
