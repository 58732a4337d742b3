import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { sumOfQuote } from '#contract/transfer/transferSum.ts';
import { type Entry, latestAnswers } from '#src/dialogue/thread.ts';
import type { PartId } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { useIsAtLeast } from '../../controls/useIsAtLeast.ts';
import { ArrivalRail, CalculatorRail, PaymentRail } from '../quote/TransferAmountBreakdowns.tsx';
import styles from './cards.module.css';
import layout from './guide.module.css';
import type { Say } from './say.ts';

type SummaryProps = {
  readonly guide: GuidedSenderActor;
  readonly log: readonly Entry[];
  readonly say: Say;
  readonly changeable: readonly PartId[];
  readonly onChange: (part: PartId) => void;
};

/** Pixels from which there is room beside the thread, as in guide.module.css. */
const roomBeside = 1080;

/** What is known so far, each part with its change, and the sum; on narrow screens both stand in the thread alone. */
export function Summary({ guide, ...known }: SummaryProps) {
  const { t } = useTranslation();
  const sendMoney = useSelector(guide, ({ children }) => children.sendMoney);
  const isBeside = useIsAtLeast(roomBeside);
  if (!isBeside) return null;
  return (
    <aside className={layout.summary} aria-label={t('guide.summary.title')}>
      <KnownSoFar {...known} />
      {sendMoney && <SumSoFar actor={sendMoney} />}
    </aside>
  );
}

function KnownSoFar({ log, say, changeable, onChange }: Omit<SummaryProps, 'guide'>) {
  const { t } = useTranslation();
  const known = latestAnswers(log).filter(({ part }) => changeable.includes(part));
  if (known.length === 0) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.cardTitle}>{t('guide.summary.title')}</h2>
      <ul className={styles.reviewRows}>
        {known.map(({ part, words }) => (
          <li key={part} className={styles.reviewRow}>
            <span className={styles.rowName}>{say.partName(part)}</span>{' '}
            <span className={styles.rowValue}>{say.say(words)}</span>{' '}
            <Button
              variant="quiet"
              size="small"
              aria-label={t('guide.changeNamed', { name: say.partName(part), answer: say.aloud(words) })}
              onPress={() => onChange(part)}
            >
              {t('guide.change')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
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
