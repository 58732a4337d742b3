import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { TransferAmounts } from '../transfer/TransferAmounts.tsx';
import { TransferStatus } from '../transfer/TransferStatus.tsx';
import { useTransferText } from '../transfer/transferText.ts';
import styles from './dashboard.module.css';
import { TransferLink } from './TransferLink.tsx';

/** The same facts as the table's, where there is no room for columns. */
export function TransferCards({ transfers }: { readonly transfers: readonly Transfer[] }) {
  const textOf = useTransferText();
  return (
    <ul className={styles.cards} aria-labelledby="transactions">
      {transfers.map((transfer) => {
        const text = textOf(transfer);
        return (
          <li key={transfer.id} className={styles.card}>
            <div className={styles.person}>
              <Avatar name={text.recipientName} />
              <span className={styles.personWords}>
                <TransferLink id={transfer.id} text={text} />
                <span className={styles.day} aria-hidden="true">
                  {text.day}
                </span>
              </span>
            </div>
            <TransferAmounts text={text} />
            <p className={styles.cardEnd}>
              <TransferStatus transfer={transfer} />
              <span className={styles.reference}>{text.visibleId}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
