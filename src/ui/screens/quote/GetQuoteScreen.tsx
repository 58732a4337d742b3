import { useSelector } from '@xstate/react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountDue } from '#contract/transfer/transferSum.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import { focusField } from '../../controls/focusField.ts';
import { GoOn } from '../../flows/GoOn.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useAccent } from '../../formats/useAccent.ts';
import { AmountsCard } from './AmountsCard.tsx';
import { ClosedCorridors } from './ClosedCorridors.tsx';
import { EarnedDiscount } from './EarnedDiscount.tsx';
import { isPriceAwaited } from './isPriceAwaited.ts';
import { LimitsHere } from './LimitsHere.tsx';
import { NeedsHere } from './NeedsHere.tsx';
import { NewPriceDialog } from './NewPriceDialog.tsx';
import { OtherServices } from './OtherServices.tsx';
import { QuoteFailureNotice, useRateQuoteToast } from './QuoteFailureNotice.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { quoteHeading } from './quoteHeading.ts';

type GetQuoteScreenProps = {
  readonly actor: PriceQuoteActor;
  /** Whose rewards may come off; a visitor has none. */
  readonly userId?: string | undefined;
  /** To whom and what for, where that is known already. */
  readonly sentAgain?: ReactNode;
};

const request = { type: 'quote.requested' } as const;

/** What is sent, what arrives, and what it costs (QUO-01…QUO-04). The calculator is the page. */
export function GetQuoteScreen({ actor, userId, sentAgain }: GetQuoteScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const view = useMemo(() => calculatorView(snapshot.context), [snapshot.context]);
  // The sum lets the boxes go first, so that each key is answered at once.
  const sumView = useDeferredValue(view);
  const [asksForAmount, setAsksForAmount] = useState(false);
  const isQuoting = snapshot.matches('holdingRate') || snapshot.matches('quoting');
  const waitsForPrice = snapshot.context.quotesAtOnce && snapshot.hasTag('waiting');
  const isCheckingPromo = snapshot.matches({ calculating: 'checkingPromo' });
  const isUnavailable = snapshot.matches({ calculating: 'unavailable' });
  const isAwaited = isPriceAwaited(view, isUnavailable);
  useAccent(view.draft.toReceive.countryCode);
  useRateQuoteToast(actor);

  /** What is wrong stands beside its box; the focus goes there. Without a rate or a pair the page says so itself. */
  function goOn() {
    const isMissing = !view.draft.payinActualValue;
    setAsksForAmount(isMissing);
    if (isMissing || view.refusal) focusField(document, view.refusal?.side === 'receive' ? 'theyGet' : 'youSend');
    if (actor.getSnapshot().can(request)) actor.send(request);
  }

  return (
    <SendPage
      {...quoteHeading(t)}
      aside={
        <div className={card.card}>
          <QuoteSum actor={actor} view={sumView} />
          {userId && <EarnedDiscount userId={userId} currency={view.draft.payinCurrency} />}
          <QuoteFailureNotice actor={actor} />
        </div>
      }
      goOn={
        <GoOn total={isAwaited ? 'awaited' : view.sum && amountDue(view.sum)}>
          <Button
            isWide
            isPending={isQuoting || waitsForPrice || isCheckingPromo}
            isDisabled={view.isDown || isUnavailable}
            onPress={goOn}
          >
            {t('common.continue')}
          </Button>
        </GoOn>
      }
    >
      <ClosedCorridors base={view.draft.payinCurrency} />
      <AmountsCard actor={actor} view={view} asksForAmount={asksForAmount} isDisabled={isQuoting} />
      <NeedsHere />
      <LimitsHere view={view} userId={userId} />
      <OtherServices view={sumView} exchange={snapshot.context.exchange} />
      {sentAgain}
      <NewPriceDialog actor={actor} />
    </SendPage>
  );
}
