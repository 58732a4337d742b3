import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { TransferStatus } from '../transfer/TransferStatus.tsx';
import { useTransferText } from '../transfer/transferText.ts';
import { AmountNotes } from './AmountNotes.tsx';
import styles from './historyRows.module.css';

export type HistoryRows = {
  readonly transfers: readonly Transfer[];
  readonly transferAddress: (transferId: string) => string;
};

/** The columns of TXN-06…09. Too wide for the window, it scrolls by itself; its links bring their rows into view (TXN-11). */
export const HistoryTable = memo(function HistoryTable({ transfers, transferAddress }: HistoryRows) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-labelledby="transactions">
        <thead>
          <tr>
            <th scope="col">{t('history.columns.recipient')}</th>
            <th scope="col">{t('history.columns.date')}</th>
            <th scope="col" className={styles.amount}>
              {t('history.columns.base')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('history.columns.target')}
            </th>
            <th scope="col">{t('history.columns.status')}</th>
            <th scope="col">{t('history.columns.action')}</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map((transfer) => (
            <Row key={transfer.id} transfer={transfer} address={transferAddress(transfer.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const Row = memo(function Row({ transfer, address }: { readonly transfer: Transfer; readonly address: string }) {
  const { t } = useTranslation();
  const text = useTransferText()(transfer);
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar name={text.recipientName} />
          <span className={styles.personWords}>
            <span className={styles.name}>{text.recipientName}</span>
            <span className={styles.reference}>{text.visibleId}</span>
          </span>
        </span>
      </th>
      <td className={styles.day}>{text.day}</td>
      <td className={styles.amount}>
        {text.sent}
        <AmountNotes transfer={transfer} />
      </td>
      <td className={styles.amount}>{text.received}</td>
      <td className={styles.oneLine}>
        <TransferStatus transfer={transfer} />
      </td>
      <td className={styles.oneLine}>
        <ButtonLink to={address} variant="quiet" size="small">
          {t('history.viewMore')}{' '}
          <VisuallyHidden>{t('history.of', { name: text.recipientName, day: text.day })}</VisuallyHidden>
        </ButtonLink>
      </td>
    </tr>
  );
});
