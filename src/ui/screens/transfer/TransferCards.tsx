import { memo } from 'react';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { useTransferText } from '../../formats/transferText.ts';
import { AmountNotes } from './AmountNotes.tsx';
import { SendAgainLink } from './SendAgainLink.tsx';
import { TransferAmounts } from './TransferAmounts.tsx';
import { TransferLink } from './TransferLink.tsx';
import { TransferStatus } from './TransferStatus.tsx';
import rows from './transferRows.module.css';

export type ListedTransfers = {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** Where one of them is told whole. */
  readonly transferAddress: (transferId: string) => string;
  /** A new quote with the same amount, way and recipient, where the list offers it. */
  readonly sendAgainAddress?: (transfer: Transfer) => string;
};

/** The facts of a table's rows, where there is no room for columns; a whole card can be pressed. */
export const TransferCards = memo(function TransferCards({ transfers, transferAddress, ...again }: ListedTransfers) {
  return (
    <ul className={rows.cards} aria-labelledby="transactions">
      {transfers.map((transfer) => (
        <Card key={transfer.id} transfer={transfer} address={transferAddress(transfer.id)} {...again} />
      ))}
    </ul>
  );
});

type CardProps = Pick<ListedTransfers, 'sendAgainAddress'> & {
  readonly transfer: Transfer;
  readonly address: string;
};

const Card = memo(function Card({ transfer, address, sendAgainAddress }: CardProps) {
  const text = useTransferText()(transfer);
  return (
    <li className={rows.card}>
      <div className={rows.person}>
        <Avatar name={text.recipientName} />
        <span className={rows.personWords}>
          <TransferLink to={address} text={text} />
          <span className={rows.day} aria-hidden="true">
            {text.day}
          </span>
        </span>
        <span className={rows.more}>
          <Icon name="chevronRight" />
        </span>
      </div>
      <TransferAmounts text={text} />
      <AmountNotes transfer={transfer} />
      <p className={rows.cardEnd}>
        <TransferStatus transfer={transfer} />
        <span className={rows.reference}>{text.reference}</span>
      </p>
      {sendAgainAddress && (
        <span className={rows.action}>
          <SendAgainLink transfer={transfer} text={text} sendAgainAddress={sendAgainAddress} />
        </span>
      )}
    </li>
  );
});
