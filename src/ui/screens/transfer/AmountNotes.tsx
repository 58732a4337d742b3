import { useTranslation } from 'react-i18next';
import { chargedSumOf } from '#contract/transfer/chargedSum.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { isPayoutRefused } from '#contract/transfer/transferDisplay.ts';
import { amountDue } from '#contract/transfer/transferSum.ts';
import { classNames } from '../../controls/classNames.ts';
import { useTransferLead } from '../../formats/transferText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import rows from './transferRows.module.css';
import { usedBonuses } from './usedBonuses.ts';

/** That nobody could be paid it. */
export function RefusedNote({ transfer }: { readonly transfer: Transfer }) {
  const lead = useTransferLead()(transfer, transfer.dateCreated);
  return isPayoutRefused(transfer) && <span className={classNames(rows.note, rows.refused)}>{lead}</span>;
}

/** What belongs to the amount sent: that nobody could be paid it, what it comes to in total, a bonus used (TXN-07). */
export function AmountNotes({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const sum = chargedSumOf(transfer);
  const paid = amountDue(sum);
  const notes = [
    ...(paid.minor === sum.youSend.minor ? [] : [t('transfer.paid', { amount: money(paid) })]),
    ...usedBonuses(sum).map((bonus) => t(`transfer.bonus.${bonus}`)),
  ];
  return (
    <>
      <RefusedNote transfer={transfer} />
      {notes.map((note) => (
        <span key={note} className={rows.note}>
          {note}
        </span>
      ))}
    </>
  );
}
