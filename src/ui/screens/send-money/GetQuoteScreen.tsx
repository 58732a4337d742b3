import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { AmountsCard } from './AmountsCard.tsx';
import { calculatorView } from './calculatorView.ts';
import { GoOn } from './GoOn.tsx';
import { NewPriceDialog } from './NewPriceDialog.tsx';
import { QuoteFailureNotice, useRateQuoteToast } from './QuoteFailureNotice.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { SendPage } from './SendPage.tsx';
import styles from './send.module.css';
import { amountDue } from './transferSum.ts';
import { useAccent } from './useAccent.ts';

/** What is sent, what arrives, and what it costs (QUO-01…QUO-04). The calculator is the page. */
export function GetQuoteScreen({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const view = calculatorView(snapshot.context);
  const [asksForAmount, setAsksForAmount] = useState(false);
  const isQuoting = snapshot.matches('holdingRate') || snapshot.matches('quoting');
  useAccent(view.draft.toReceive.countryCode);
  useRateQuoteToast(actor);

  function goOn() {
    setAsksForAmount(!view.draft.payinActualValue);
    actor.send({ type: 'quote.requested' });
  }

  return (
    <SendPage
      step="getQuote"
      title={t('send.quote.title')}
      lead={t('send.quote.lead')}
      aside={
        <div className={styles.card}>
          <QuoteSum actor={actor} view={view} />
          <QuoteFailureNotice actor={actor} />
        </div>
      }
      goOn={
        <GoOn total={view.sum && amountDue(view.sum)}>
          <Button isWide isPending={isQuoting} isDisabled={view.isDown} onPress={goOn}>
            {t('common.continue')}
          </Button>
        </GoOn>
      }
    >
      <AmountsCard actor={actor} view={view} asksForAmount={asksForAmount} isDisabled={isQuoting} />
      <NewPriceDialog actor={actor} />
    </SendPage>
  );
}
