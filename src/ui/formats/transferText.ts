import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type Custodian, custodian } from '#domain/transfer/custodian.ts';
import { isOverdue } from '#domain/transfer/deliveryPromise.ts';
import {
  type DisplayStatus,
  displayStatus,
  type StatusLabelForm,
  statusLabelKey,
} from '#domain/transfer/statusLabel.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { chargedSumOf } from './chargedSum.ts';
import { fullName } from './recipientText.ts';
import { amountDue, moneyOf } from './transferSum.ts';
import { type Formats, useFormats } from './useFormats.ts';

/** One transfer as the reader writes names, days and amounts. */
export type TransferText = {
  readonly recipientName: string;
  readonly reference: string;
  /** TXN-06. */
  readonly day: string;
  readonly sent: string;
  readonly received: string;
  /** All that is paid, with what the way of paying adds. */
  readonly total: string;
};

export const transferText = (transfer: Transfer, { money, day }: Formats): TransferText => ({
  recipientName: fullName(transfer.recipient),
  reference: visibleReference(transfer.reference),
  day: day(transfer.dateCreated),
  sent: money(moneyOf(transfer.originAmount, transfer.originCurrency)),
  received: money(moneyOf(transfer.destinationAmount, transfer.destinationCurrency)),
  total: money(amountDue(chargedSumOf(transfer))),
});

export function useTransferText(): (transfer: Transfer) => TransferText {
  const formats = useFormats();
  return (transfer) => transferText(transfer, formats);
}

export const displayOf = ({ status, meta, payment }: Transfer): DisplayStatus =>
  displayStatus({ status, state: meta.state, payment });

/** On hold until the sender names another recipient. */
export const asksForRecipient = ({ status, recipientChangeable }: Transfer): boolean =>
  status === 'PAYMENT_SUSPENDED' && recipientChangeable;

type PayingNext = 'PAYMENT_BEGUN';
type RefundNext = 'REFUND_REFUSED';
type HeldNext = 'RECIPIENT_REFUSED' | 'RECIPIENT_REFUSED_UNSETTLED' | 'PAYMENT_SUSPENDED_UNSETTLED';

/** Refused by its partner, which has not given the money back and may pay all the same. */
const isUnsettled = ({ status, cancellable }: Transfer) => status === 'PAYMENT_SUSPENDED' && !cancellable;

/** The company that took the payment would not give it back: one of our people pays it by bank. */
const isRefundRefused = ({ refunds }: Transfer) => refunds.some(({ isRefused }) => isRefused);

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
  if (holder === 'returning' || next === 'PAYOUT_RETURNED' || next === 'REFUND_REFUSED') return 'returning' as const;
  if (holder === 'returned' || next === 'REFUNDED') return 'returned' as const;
  if (next === 'CANCELLED' && holder !== 'payer') return 'CANCELLED_UNSURE' as const;
  if (next !== 'PAYMENT_COMPLETED') return next;
  if (isLate(transfer, seenAt)) return 'LATE' as const;
  return transfer.approved ? next : ('RECEIVED' as const);
}

type Reader = { readonly t: TFunction; readonly formats: Formats };

/** The sentence a transfer is headed by. */
export function transferLead(transfer: Transfer, seenAt: number, { t, formats }: Reader): string {
  const { recipientName: name, received, total } = transferText(transfer, formats);
  return t(`transfer.lead.${leadOf(transfer, seenAt)}`, { name, received, total });
}

export function useTransferLead(): (transfer: Transfer, seenAt: number) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (transfer, seenAt) => transferLead(transfer, seenAt, { t, formats });
}

export const holderOf = (transfer: Transfer): Custodian =>
  custodian({
    display: displayOf(transfer),
    payment: transfer.payment,
    approved: transfer.approved,
    history: transfer.history.map(({ status }) => status),
    mayBePaid: isUnsettled(transfer),
    isRefundRefused: isRefundRefused(transfer),
  });

/** What a status is called, and what a screen reader hears besides (D-76, D-79). */
export function useStatusWords(): (
  display: DisplayStatus,
  form: StatusLabelForm,
) => { readonly label: string; readonly spokenAfter?: string } {
  const { t } = useTranslation();
  return (display, form) => ({
    label: t(statusLabelKey(display, form)),
    ...(display === 'PAYMENT_FRAUD' && { spokenAfter: t('status.underReview') }),
    ...(display === 'PAYMENT_COMPLETED' && { spokenAfter: t('status.receivedByProvider') }),
  });
}
