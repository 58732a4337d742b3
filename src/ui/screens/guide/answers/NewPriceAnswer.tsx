import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { newPriceWords } from '../../quote/newPriceText.ts';
import { QuoteComparison } from '../../quote/QuoteComparison.tsx';
import styles from '../cards.module.css';
import type { AnswersProps } from './answersProps.ts';

/** Old and new side by side, and nothing goes on unasked (D-120). */
export function NewPriceAnswer({ actor, onAnswer }: AnswersProps & { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const change = priceChangeOf(context);
  if (!context.quote || !change) return null;
  return (
    <div className={styles.card}>
      <p>{t(newPriceWords(context))}</p>
      <QuoteComparison before={change.before} now={context.quote} />
      <Button isWide onPress={() => onAnswer('accept')}>
        {t('send.newPrice.accept')}
      </Button>
      <Button variant="secondary" isWide onPress={() => onAnswer('change')}>
        {t('send.newPrice.changeAmount')}
      </Button>
    </div>
  );
}
