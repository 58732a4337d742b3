import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import { chargedSumOf } from '#contract/transfer/chargedSum.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { leadOf } from '#contract/transfer/transferDisplay.ts';
import { amountDue, moneyOf } from '#contract/transfer/transferSum.ts';
import type { DisplayStatus, StatusLabelForm } from '#domain/transfer/statusLabel.ts';
import { statusLabelKey } from '#domain/transfer/statusLabelKey.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
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
