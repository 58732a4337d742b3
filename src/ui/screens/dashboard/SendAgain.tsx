import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { arrivedQuery } from '#src/services/transfer/transferQueries.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useRecipientPlace } from '../../formats/recipientText.ts';
import { useTransferText } from '../../formats/transferText.ts';
import styles from './SendAgain.module.css';

/** Few have one, so it comes later. */
const RestOffers = lazy(async () => ({ default: (await import('./RestOffers.tsx')).RestOffers }));

/** As many as stand side by side on a screen. */
const mostShown = 4;

type SendAgainProps = {
  readonly userId: string;
  /** Who may have sent before has a place kept for whom, so that nothing below moves when they are read. */
  readonly keepsPlace: boolean;
  /** A new quote with the same amount, way and recipient. */
  readonly sendAgainAddress: (transfer: Transfer, what?: 'rest') => string;
};

/** The people money reached last: one press to a fresh price for the same as last time (peers row 21). */
export function SendAgain({ userId, keepsPlace, sendAgainAddress }: SendAgainProps) {
  const { t } = useTranslation();
  const placeOf = useRecipientPlace();
  const { data, isPending } = useQuery(arrivedQuery(userId));
  const reached = lastReached(data?.collections ?? [], placeOf);
  const split = data?.collections.filter(({ rest }) => rest !== undefined) ?? [];
  if (reached.length === 0 && !(keepsPlace && (isPending || data))) return null;
  return (
    <>
      {split.length > 0 && (
        <Suspense>
          <RestOffers transfers={split} sendAgainAddress={sendAgainAddress} />
        </Suspense>
      )}
      <section className={styles.section} aria-labelledby="send-again" aria-busy={isPending}>
        <h2 id="send-again">{t('dashboard.sendAgain.title')}</h2>
        {reached.length > 0 ? (
          <People reached={reached} placeOf={placeOf} sendAgainAddress={sendAgainAddress} />
        ) : (
          <p className={styles.nobody}>{data && t('dashboard.sendAgain.nobody')}</p>
        )}
      </section>
    </>
  );
}

type PeopleProps = Pick<SendAgainProps, 'sendAgainAddress'> & {
  readonly reached: readonly Transfer[];
  readonly placeOf: (recipient: Recipient) => string;
};

function People({ reached, placeOf, sendAgainAddress }: PeopleProps) {
  const { t } = useTranslation();
  const textOf = useTransferText();
  const isNamesake = ({ recipientId, recipient }: Transfer) =>
    reached.some((other) => other.recipientId !== recipientId && fullName(other.recipient) === fullName(recipient));
  return (
    <ul className={styles.people}>
      {reached.map((transfer) => {
        const { recipientName: name, sent: amount } = textOf(transfer);
        return (
          <li key={transfer.recipientId}>
            <Link to={sendAgainAddress(transfer)} className={styles.person}>
              <Avatar name={name} />
              <span className={styles.words} aria-hidden="true">
                <span className={styles.name}>{name}</span>
                {isNamesake(transfer) && <span className={styles.amount}>{placeOf(transfer.recipient)}</span>}
                <span className={styles.amount}>{t('dashboard.sendAgain.last', { amount })}</span>
              </span>
              <VisuallyHidden>
                {t('dashboard.sendAgain.to', { name, amount })}
                {isNamesake(transfer) && `, ${placeOf(transfer.recipient)}`}
              </VisuallyHidden>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Each person once, by the newest transfer that arrived and stayed, however often they were put into the book;
 * somebody taken out of it is not offered.
 */
function lastReached(transfers: readonly Transfer[], placeOf: (recipient: Recipient) => string): Transfer[] {
  const arrived = transfers.filter(
    (transfer) => displayOf(transfer) === 'COMPLETE' && transfer.recipient.status === 'ACTIVE',
  );
  const who = ({ recipient }: Transfer) => `${fullName(recipient)} ${placeOf(recipient)}`;
  const first = arrived.filter((one, place) => arrived.findIndex((other) => who(other) === who(one)) === place);
  return first.slice(0, mostShown);
}
