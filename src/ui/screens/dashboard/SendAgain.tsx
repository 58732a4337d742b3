import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Recipient } from '#contract/recipient.ts';
import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { fullName, useRecipientPlace } from '../send-money/recipientText.ts';
import { useTransferText } from '../transfer/transferText.ts';
import styles from './SendAgain.module.css';

/** As many as stand side by side on a screen. */
const mostShown = 4;

type SendAgainProps = {
  readonly transfers: readonly Transfer[];
  /** A new quote with the same amount, way and recipient. */
  readonly sendAgainAddress: (transfer: Transfer) => string;
};

/** The people money reached last: one press to a fresh price for the same as last time (peers row 21). */
export function SendAgain({ transfers, sendAgainAddress }: SendAgainProps) {
  const { t } = useTranslation();
  const textOf = useTransferText();
  const placeOf = useRecipientPlace();
  const reached = lastReached(transfers, placeOf);
  const isNamesake = ({ recipientId, recipient }: Transfer) =>
    reached.some((other) => other.recipientId !== recipientId && fullName(other.recipient) === fullName(recipient));
  if (reached.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="send-again">
      <h2 id="send-again">{t('dashboard.sendAgain.title')}</h2>
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
    </section>
  );
}

/** The place of one person, so that nothing moves when they come. */
export function SendAgainAwaited() {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-busy="true">
      <h2>{t('dashboard.sendAgain.title')}</h2>
      <div className={styles.people} aria-hidden="true">
        <div className={styles.person}>
          <span className={styles.words}>
            <span className={styles.name}>&nbsp;</span>
            <span className={styles.amount}>&nbsp;</span>
          </span>
        </div>
      </div>
    </section>
  );
}

/**
 * Each person once, by the newest transfer that arrived, however often they were put into the book; somebody taken out
 * of it is not offered.
 */
function lastReached(transfers: readonly Transfer[], placeOf: (recipient: Recipient) => string): Transfer[] {
  const arrived = transfers.filter(({ status, recipient }) => status === 'COMPLETE' && recipient.status === 'ACTIVE');
  const who = ({ recipient }: Transfer) => `${fullName(recipient)} ${placeOf(recipient)}`;
  const first = arrived.filter((one, place) => arrived.findIndex((other) => who(other) === who(one)) === place);
  return first.slice(0, mostShown);
}
