import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { sumOfQuote } from '#contract/transfer/transferSum.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { PartId, Said } from '#src/dialogue/words.ts';
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
  readonly known: readonly Said[];
  readonly toldPrice: TransferSum | undefined;
  readonly say: Say;
  readonly onChange: (part: PartId) => void;
};

/** Pixels from which there is room beside the thread, as in guide.module.css. */
const roomBeside = 1080;

/** What is known so far, each part with its change, and the sum; on narrow screens both stand in the thread alone. */
export function Summary({ guide, toldPrice, ...soFar }: SummaryProps) {
  const { t } = useTranslation();
  const sendMoney = useSelector(guide, ({ children }) => children.sendMoney);
  const isBeside = useIsAtLeast(roomBeside);
  if (!isBeside) return null;
  return (
    <aside className={layout.summary} aria-label={t('guide.summary.title')}>
      <KnownSoFar {...soFar} />
      {sendMoney && <SumSoFar actor={sendMoney} toldPrice={toldPrice} />}
    </aside>
  );
}

function KnownSoFar({ known, say, onChange }: Omit<SummaryProps, 'guide' | 'toldPrice'>) {
  const { t } = useTranslation();
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

type SumSoFarProps = { readonly actor: SendMoneyActor; readonly toldPrice: TransferSum | undefined };

function SumSoFar({ actor, toldPrice }: SumSoFarProps) {
  const quote = useSelector(actor, ({ context }) => context.quote);
  const priceQuote = useSelector(actor, ({ children }) => children.priceQuote);
  if (priceQuote) return <Calculated actor={priceQuote} />;
  if (quote) return <SumCard sum={sumOfQuote(quote)} rail={PaymentRail} />;
  return toldPrice && <SumCard sum={toldPrice} rail={CalculatorRail} />;
}

function Calculated({ actor }: { readonly actor: PriceQuoteActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { sum } = calculatorView(context);
  return sum && <SumCard sum={sum} rail={CalculatorRail} />;
}

type SumCardProps = { readonly sum: TransferSum; readonly rail: typeof CalculatorRail };

function SumCard({ sum, rail: Rail }: SumCardProps) {
  return (
    <div className={styles.card}>
      <ArrivalRail sum={sum} />
      <hr className={styles.rule} />
      <Rail sum={sum} />
    </div>
  );
}
