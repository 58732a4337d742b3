import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { PromisedDelivery } from './PromisedDelivery.tsx';
import { fullName } from './recipientText.ts';
import styles from './review.module.css';
import { moneyOf } from './transferSum.ts';
import { useFormats } from './useFormats.ts';

/** Who gets how much, and when: the sentence the whole transfer is about. */
export function TransferHero({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const name = fullName(transfer.recipient);
  return (
    <section className={styles.hero}>
      <Avatar name={name} size="large" />
      <div className={styles.heroWords}>
        <p className={styles.heroName}>{t('send.review.gets', { name })}</p>
        <p className={styles.heroAmount}>{money(moneyOf(transfer.destinationAmount, transfer.destinationCurrency))}</p>
        <PromisedDelivery method={transfer.transferMethod} isWaiting={transfer.status === 'PENDING_VERIFICATION'} />
      </div>
    </section>
  );
}
