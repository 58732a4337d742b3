import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import type { SendMoneyActor } from '#src/machines/send-money/sendMoneyMachine.ts';
import { calculatorView } from '../send-money/calculatorView.ts';
import { ArrivalRail, CalculatorRail, PaymentRail } from '../send-money/TransferSumRails.tsx';
import { sumOfQuote } from '../send-money/transferSum.ts';
import styles from './cards.module.css';
import layout from './guide.module.css';

/** The sum beside the thread, as far as it is known; on narrow screens it stands in the thread alone. */
export function Summary({ guide }: { readonly guide: GuidedSenderActor }) {
  const { t } = useTranslation();
  const sendMoney = useSelector(guide, ({ children }) => children.sendMoney);
  return (
    <aside className={layout.summary} aria-label={t('guide.summary.title')}>
      {sendMoney && <SumSoFar actor={sendMoney} />}
    </aside>
  );
}

function SumSoFar({ actor }: { readonly actor: SendMoneyActor }) {
  const quote = useSelector(actor, ({ context }) => context.quote);
  const priceQuote = useSelector(actor, ({ children }) => children.priceQuote);
  if (priceQuote) return <Calculated actor={priceQuote} />;
  if (!quote) return null;
  const sum = sumOfQuote(quote);
  return (
    <div className={styles.card}>
      <ArrivalRail sum={sum} />
      <hr className={styles.rule} />
      <PaymentRail sum={sum} />
    </div>
  );
}

function Calculated({ actor }: { readonly actor: PriceQuoteActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const view = calculatorView(context);
  if (!view.sum) return null;
  return (
    <div className={styles.card}>
      <ArrivalRail sum={view.sum} />
      <hr className={styles.rule} />
      <CalculatorRail sum={view.sum} />
    </div>
  );
}
