import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { sumOfQuote } from '#contract/transfer/transferSum.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import card from '../../controls/card.module.css';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { ArrivalRail, PaymentRail } from './TransferAmountBreakdowns.tsx';

/** The quote the sender holds, beside whatever else is asked. */
export function QuoteSummary({ actor }: { readonly actor: SendMoneyActor }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const quote = useSelector(actor, ({ context }) => context.quote);
  if (!quote) return null;
  const sum = sumOfQuote(quote);
  return (
    <section className={card.card} aria-label={t('send.quote.yours')}>
      <h2 className={card.title}>{t('price.sum.whatArrives')}</h2>
      <ArrivalRail sum={sum} />
      <hr className={styles.rule} />
      <h2 className={card.title}>{t('price.sum.whatYouPay')}</h2>
      <PaymentRail sum={sum} />
      <p className={styles.small}>{t('send.quote.heldUntil', { time: time(quote.expiresAt) })}</p>
    </section>
  );
}
