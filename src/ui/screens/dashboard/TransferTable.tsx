import { useTranslation } from 'react-i18next';
import { useTransferText } from '../../formats/transferText.ts';
import { RefusedNote } from '../transfer/AmountNotes.tsx';
import type { ListedTransfers } from '../transfer/TransferCards.tsx';
import { TransferLink } from '../transfer/TransferLink.tsx';
import { TransferPerson } from '../transfer/TransferPerson.tsx';
import { TransferStatus } from '../transfer/TransferStatus.tsx';
import rows from '../transfer/transferRows.module.css';

/** The columns of TXN-06…08. */
export function TransferTable({ transfers, transferAddress }: ListedTransfers) {
  const { t } = useTranslation();
  const textOf = useTransferText();
  return (
    <div className={rows.panel}>
      <table className={rows.table} aria-labelledby="transactions">
        <thead>
          <tr>
            <th scope="col">{t('dashboard.columns.recipient')}</th>
            <th scope="col">{t('dashboard.columns.date')}</th>
            <th scope="col" className={rows.amount}>
              {t('price.sum.youSend')}
            </th>
            <th scope="col" className={rows.amount}>
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
                  <TransferPerson text={text}>
                    <TransferLink to={transferAddress(transfer.id)} text={text} />
                  </TransferPerson>
                </th>
                <td className={rows.day}>{text.day}</td>
                <td className={rows.amount}>
                  {text.sent}
                  <RefusedNote transfer={transfer} />
                </td>
                <td className={rows.amount}>{text.received}</td>
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
