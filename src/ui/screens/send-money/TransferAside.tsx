import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import type { Money } from '#domain/money/money.ts';
import styles from './send.module.css';
import { ArrivalRail, PaymentRail } from './TransferSumRails.tsx';
import { sumOfTransfer } from './transferSum.ts';
import { useFormats } from './useFormats.ts';

type TransferAsideProps = {
  readonly transfer: Transfer;
  /** What the chosen way of paying adds. */
  readonly paymentCharge?: Money | undefined;
};

/** The same sum as on the quote, now of a transfer (D-48). */
export function TransferAside({ transfer, paymentCharge }: TransferAsideProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const sum = { ...sumOfTransfer(transfer), paymentCharge };
  return (
    <section className={styles.card} aria-label={t('send.review.sum')}>
      <h2 className={styles.cardTitle}>{t('send.sum.whatArrives')}</h2>
      <ArrivalRail sum={sum} />
      <hr className={styles.rule} />
      <h2 className={styles.cardTitle}>{t('send.sum.whatYouPay')}</h2>
      <PaymentRail sum={sum} />
      <p className={styles.small}>{t('send.review.payBy', { time: moment(transfer.expiresAt) })}</p>
    </section>
  );
}
