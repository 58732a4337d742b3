import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { quoteChange } from '#src/machines/price-quote/calculation.ts';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { QuoteComparison } from '../../send-money/NewPriceDialog.tsx';
import styles from '../cards.module.css';
import type { AnswersProps } from './Answers.tsx';

/** Old and new side by side, and nothing goes on unasked (D-120). */
export function NewPriceAnswer({ actor, onAnswer }: AnswersProps & { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const { quote, previousQuote } = useSelector(actor, ({ context }) => context);
  if (!quote || !previousQuote) return null;
  const change = quoteChange(previousQuote, quote) === 'worse' ? 'worse' : 'better';
  return (
    <div className={styles.open}>
      <p>{t(`send.newPrice.${change}`)}</p>
      <QuoteComparison before={previousQuote} now={quote} />
      <Button isWide onPress={() => onAnswer('accept')}>
        {t('send.newPrice.accept')}
      </Button>
      <Button variant="secondary" isWide onPress={() => onAnswer('change')}>
        {t('send.newPrice.changeAmount')}
      </Button>
    </div>
  );
}
