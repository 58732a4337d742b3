import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { TransferStatus } from '../transfer/TransferStatus.tsx';
import { useTransferText } from '../transfer/transferText.ts';
import styles from './dashboard.module.css';
import { TransferLink } from './TransferLink.tsx';

/** The columns of TXN-06…08. */
export function TransferTable({ transfers }: { readonly transfers: readonly Transfer[] }) {
  const { t } = useTranslation();
  const textOf = useTransferText();
  return (
    <div className={styles.tablePanel}>
      <table className={styles.table} aria-labelledby="transactions">
        <thead>
          <tr>
            <th scope="col">{t('dashboard.columns.recipient')}</th>
            <th scope="col">{t('dashboard.columns.date')}</th>
            <th scope="col" className={styles.amountCell}>
              {t('price.sum.youSend')}
            </th>
            <th scope="col" className={styles.amountCell}>
              {t('price.sum.theyGet')}
            </th>
            <th scope="col">{t('dashboard.columns.status')}</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map((transfer) => {
            const text = textOf(transfer);
            return (
              <tr key={transfer.id}>
                <th scope="row">
                  <span className={styles.person}>
                    <Avatar name={text.recipientName} />
                    <span className={styles.personWords}>
                      <TransferLink id={transfer.id} text={text} />
                      <span className={styles.reference}>{text.visibleId}</span>
                    </span>
                  </span>
                </th>
                <td className={styles.day}>{text.day}</td>
                <td className={styles.amountCell}>{text.sent}</td>
                <td className={styles.amountCell}>{text.received}</td>
                <td>
                  <TransferStatus transfer={transfer} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
