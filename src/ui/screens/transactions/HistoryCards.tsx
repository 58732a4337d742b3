import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { TransferStatus } from '../transfer/TransferStatus.tsx';
import { useTransferText } from '../transfer/transferText.ts';
import { AmountNotes } from './AmountNotes.tsx';
import type { HistoryRows } from './HistoryTable.tsx';
import styles from './historyRows.module.css';

/** The facts of the table's rows, where there is no room for columns; a whole card can be pressed. */
export const HistoryCards = memo(function HistoryCards({ transfers, transferAddress }: HistoryRows) {
  return (
    <ul className={styles.cards} aria-labelledby="transactions">
      {transfers.map((transfer) => (
        <Card key={transfer.id} transfer={transfer} address={transferAddress(transfer.id)} />
      ))}
    </ul>
  );
});

const Card = memo(function Card({ transfer, address }: { readonly transfer: Transfer; readonly address: string }) {
  const { t } = useTranslation();
  const text = useTransferText()(transfer);
  return (
    <li className={styles.card}>
      <div className={styles.person}>
        <Avatar name={text.recipientName} />
        <span className={styles.personWords}>
          <Link to={address} className={styles.cardLink} preventScrollReset>
            {text.recipientName}
          </Link>
          <span className={styles.day}>{text.day}</span>
        </span>
        <span className={styles.more}>
          <Icon name="chevronRight" />
        </span>
      </div>
      <p className={styles.cardAmounts}>
        <VisuallyHidden>{t('price.sum.youSend')}: </VisuallyHidden>
        <span>{text.sent}</span>
        <Icon name="arrowRight" />
        <VisuallyHidden>{t('price.sum.theyGet')}: </VisuallyHidden>
        <strong>{text.received}</strong>
      </p>
      <AmountNotes transfer={transfer} />
      <p className={styles.cardEnd}>
        <TransferStatus transfer={transfer} />
        <span className={styles.reference}>{text.visibleId}</span>
      </p>
    </li>
  );
});
