import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import type { Money } from '#domain/money/money.ts';
import card from '../../controls/card.module.css';
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
  const by = sum.totalToPay.minor === 0 ? 'sendBy' : 'payBy';
  return (
    <section className={card.card} aria-label={t('send.review.sum')}>
      <h2 className={card.title}>{t('price.sum.whatArrives')}</h2>
      <ArrivalRail sum={sum} />
      <hr className={styles.rule} />
      <h2 className={card.title}>{t('price.sum.whatYouPay')}</h2>
      <PaymentRail sum={sum} />
      <p className={styles.small}>{t(`send.review.${by}`, { time: moment(transfer.expiresAt) })}</p>
    </section>
  );
}
