import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { classNames } from '../../controls/classNames.ts';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useTransferText } from '../../formats/transferText.ts';
import { AmountNotes } from './AmountNotes.tsx';
import styles from './historyTable.module.css';
import { SendAgainLink } from './SendAgainLink.tsx';
import type { ListedTransfers } from './TransferCards.tsx';
import { TransferPerson } from './TransferPerson.tsx';
import { TransferStatus } from './TransferStatus.tsx';
import rows from './transferRows.module.css';

/** The columns of TXN-06…09. Too wide for the window, it scrolls by itself; its links bring their rows into view (TXN-11). */
export const HistoryTable = memo(function HistoryTable({
  transfers,
  transferAddress,
  sendAgainAddress,
}: Required<ListedTransfers>) {
  const { t } = useTranslation();
  return (
    <div className={rows.panel}>
      <table className={classNames(rows.table, styles.wide)} aria-labelledby="transactions">
        <thead>
          <tr>
            <th scope="col">{t('history.columns.recipient')}</th>
            <th scope="col">{t('history.columns.date')}</th>
            <th scope="col" className={rows.amount}>
              {t('history.columns.base')}
            </th>
            <th scope="col" className={rows.amount}>
              {t('history.columns.target')}
            </th>
            <th scope="col">{t('history.columns.status')}</th>
            <th scope="col">{t('history.columns.action')}</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map((transfer) => (
            <Row
              key={transfer.id}
              transfer={transfer}
              address={transferAddress(transfer.id)}
              sendAgainAddress={sendAgainAddress}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

type RowProps = Pick<Required<ListedTransfers>, 'sendAgainAddress'> & {
  readonly transfer: Transfer;
  readonly address: string;
};

const Row = memo(function Row({ transfer, address, sendAgainAddress }: RowProps) {
  const { t } = useTranslation();
  const text = useTransferText()(transfer);
  return (
    <tr>
      <th scope="row">
        <TransferPerson text={text}>
          <span className={rows.name}>{text.recipientName}</span>
        </TransferPerson>
      </th>
      <td className={rows.day}>{text.day}</td>
      <td className={rows.amount}>
        {text.sent} <AmountNotes transfer={transfer} />
      </td>
      <td className={rows.amount}>{text.received}</td>
      <td className={styles.oneLine}>
        <TransferStatus transfer={transfer} />
      </td>
      <td className={styles.oneLine}>
        <span className={styles.actions}>
          <ButtonLink to={address} variant="quiet" size="small">
            {t('history.viewMore')}{' '}
            <VisuallyHidden>{t('history.of', { name: text.recipientName, day: text.day })}</VisuallyHidden>
          </ButtonLink>{' '}
          <SendAgainLink transfer={transfer} text={text} sendAgainAddress={sendAgainAddress} isQuiet />
        </span>
      </td>
    </tr>
  );
});
