import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { TransferAmounts } from '../transfer/TransferAmounts.tsx';
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
      <TransferAmounts text={text} />
      <AmountNotes transfer={transfer} />
      <p className={styles.cardEnd}>
        <TransferStatus transfer={transfer} />
        <span className={styles.reference}>{text.visibleId}</span>
      </p>
    </li>
  );
});
