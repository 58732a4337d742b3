import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { amountDue, sumOfTransfer } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import card from '../../controls/card.module.css';
import { Icon } from '../../controls/Icon.tsx';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { ArrivalRail, PaymentRail } from '../quote/TransferAmountBreakdowns.tsx';

type TransferAsideProps = {
  readonly transfer: Transfer;
  /** What the chosen way of paying adds. */
  readonly paymentCharge?: Money | undefined;
  /** Only the total at first, where something else is to be checked. */
  readonly isFolded?: boolean;
};

/** The same sum as on the quote, now of a transfer (D-48). */
export function TransferSummary({ transfer, paymentCharge, isFolded = false }: TransferAsideProps) {
  const { t } = useTranslation();
  const { money, moment } = useFormats();
  const sum = { ...sumOfTransfer(transfer), paymentCharge };
  const by = sum.totalToPay.minor === 0 ? 'sendBy' : 'payBy';
  const deadline = <p className={styles.small}>{t(`send.review.${by}`, { time: moment(transfer.expiresAt) })}</p>;
  return (
    <section className={card.card} aria-label={t('send.review.sum')}>
      {isFolded ? (
        <>
          <p className={styles.sent}>
            <span>{t('price.sum.youSend')}</span>
            <span>{money(sum.youSend)}</span>
          </p>
          <p className={styles.due}>
            <span>{t('price.sum.totalToPay')}</span>
            <strong>{money(amountDue(sum))}</strong>
          </p>
          {deadline}
          <details className={styles.fold}>
            <summary className={styles.opener}>
              {t('send.review.howSummed')}
              <Icon name="chevronDown" />
            </summary>
            <Rails sum={sum} />
          </details>
        </>
      ) : (
        <>
          <Rails sum={sum} />
          {deadline}
        </>
      )}
    </section>
  );
}

function Rails({ sum }: { readonly sum: TransferSum }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={card.title}>{t('price.sum.whatArrives')}</h2>
      <ArrivalRail sum={sum} />
      <hr className={styles.rule} />
      <h2 className={card.title}>{t('price.sum.whatYouPay')}</h2>
      <PaymentRail sum={sum} />
    </>
  );
}
