import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajorNumber } from '#domain/money/money.ts';
import { amountCharacters } from '#domain/quote/amountText.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { focusField } from '../../controls/focusField.ts';
import { Notice } from '../../controls/Notice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { AmountsCard } from '../send-money/AmountsCard.tsx';
import type { CalculatorView } from '../send-money/calculatorView.ts';
import { CalculatorRail } from '../send-money/TransferSumRails.tsx';
import { useAccent } from '../send-money/useAccent.ts';
import { useFormats } from '../send-money/useFormats.ts';
import { CostLine } from './CostLine.tsx';
import styles from './landing.module.css';
import { landingView } from './landingView.ts';

type LandingCalculatorProps = {
  readonly actor: PriceQuoteActor;
  readonly onStart: (draft: TransferDraft) => void;
};

/** LAN-04. */
const characters = { send: amountCharacters.landingSend, receive: amountCharacters.landingReceive };

/** The calculator of the quote page with the landing page's limits, and the whole cost beside it (LAN-02, LAN-03). */
export function LandingCalculator({ actor, onStart }: LandingCalculatorProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const view = landingView(snapshot.context);
  const [asksForAmount, setAsksForAmount] = useState(false);
  useAccent(view.draft.toReceive.countryCode);
  const isUnavailable = snapshot.matches({ calculating: 'unavailable' });

  function start() {
    const isComplete = view.draft.payinActualValue !== undefined && !view.refusal;
    setAsksForAmount(!view.draft.payinActualValue);
    if (isComplete) onStart(view.draft);
    else focusField(document, 'youSend');
  }

  return (
    <>
      <AmountsCard
        actor={actor}
        view={view}
        asksForAmount={asksForAmount}
        isDisabled={false}
        characters={characters}
        maximumText={useMaximumText(view)}
      />
      <section className={styles.cost} aria-label={t('send.sum.whatYouPay')}>
        {view.sum && <CalculatorRail sum={view.sum} />}
        {!view.sum && !view.refusal && !isUnavailable && (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton count={2} />
            <Skeleton size="title" />
          </div>
        )}
        {isUnavailable && (
          <Notice
            tone="warning"
            isLive
            actions={
              <Button variant="secondary" size="small" onPress={() => actor.send({ type: 'retry.chosen' })}>
                {t('common.tryAgain')}
              </Button>
            }
          >
            {t('landing.noRate')}
          </Notice>
        )}
        <Button isWide onPress={start}>
          {t('landing.start')}
        </Button>
        <CostLine view={view} exchange={snapshot.context.exchange} />
      </section>
    </>
  );
}

/** LAN-06; the most may count in either currency, and the sentence names it (D-44). */
function useMaximumText({ limits }: CalculatorView): string | undefined {
  const { t } = useTranslation();
  const { locale } = useFormats();
  if (!limits) return undefined;
  const amount = new Intl.NumberFormat(locale).format(toMajorNumber(limits.most));
  return t('landing.maximum', { amount, currency: limits.most.currency });
}
