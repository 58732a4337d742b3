import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { pricePath } from '#contract/site/site.ts';
import { amountDue } from '#contract/transfer/transferSum.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { buttonClass } from '../../controls/buttonVariants.ts';
import card from '../../controls/card.module.css';
import { Notice } from '../../controls/Notice.tsx';
import { PlainButton } from '../../controls/PlainButton.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { GuideReachContext } from '../../flows/ContinueInGuide.tsx';
import { GoOn } from '../../flows/GoOn.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import send from '../../flows/send.module.css';
import { MayPayNowContext } from '../../formats/mayPayNow.ts';
import { useAccent } from '../../formats/useAccent.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { FirstAmounts } from './FirstAmounts.tsx';
import styles from './firstQuote.module.css';
import type { FirstQuote } from './firstQuote.ts';
import { isPriceAwaited } from './isPriceAwaited.ts';
import { quoteHeading } from './quoteHeading.ts';
import { CalculatorRail } from './TransferAmountBreakdowns.tsx';

type FirstQuoteScreenProps = {
  readonly model: FirstQuote;
  readonly onEvent: (event: PriceQuoteEvent) => void;
  readonly onGoOn: () => void;
  /** Continue was pressed, and what comes next is on its way. */
  readonly isGoingOn: boolean;
  /** The guide, with what was typed here. */
  readonly guideAddress: string;
};

/**
 * The quote page as a visitor sees it first (QUO-01), in the browser's own controls, which work before any script: then
 * it is a form the server answers with the whole cost.
 */
export function FirstQuoteScreen({ model, onEvent, onGoOn, isGoingOn, guideAddress }: FirstQuoteScreenProps) {
  const { t, i18n } = useTranslation();
  const { draft, view } = model;
  const [asksForAmount, setAsksForAmount] = useState(false);
  useAccent(draft.toReceive.countryCode);

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = !draft.payinActualValue && !draft.payoutActualValue;
    setAsksForAmount(isMissing);
    if (isMissing || view?.refusal) event.currentTarget.querySelector<HTMLElement>('input[inputmode]')?.focus();
    else onGoOn();
  }

  return (
    <form
      className={styles.form}
      method="get"
      action={'/price' satisfies typeof pricePath}
      onSubmit={goOn}
      autoComplete="off"
      noValidate
    >
      <input type="hidden" name="lang" value={i18n.language} />
      <GuideReachContext value={{ to: guideAddress }}>
        <SendPage
          {...quoteHeading(t)}
          aside={
            <div className={card.card}>
              <FirstSum model={model} onRetry={() => onEvent({ type: 'retry.chosen' })} />
            </div>
          }
          goOn={
            <GoOn total={view?.sum ? amountDue(view.sum) : isAwaited(model) ? 'awaited' : undefined}>
              <button
                type="submit"
                className={buttonClass({ isWide: true })}
                aria-disabled={isGoingOn || undefined}
                data-first-go-on=""
              >
                {isGoingOn && <Spinner />}
                {t('common.continue')}
              </button>
              <noscript>
                <p className={send.small}>{t('landing.noScript')}</p>
              </noscript>
            </GoOn>
          }
        >
          <ClosedNotice base={draft.payinCurrency} pairs={model.pairs ?? []} />
          <MayPayNowContext value={false}>
            <FirstAmounts model={model} onEvent={onEvent} asksForAmount={asksForAmount} />
          </MayPayNowContext>
        </SendPage>
      </GuideReachContext>
    </form>
  );
}

const isAwaited = ({ draft, view, isUnavailable }: FirstQuote): boolean =>
  isPriceAwaited(view ?? { draft }, isUnavailable);

type FirstSumProps = { readonly model: FirstQuote; readonly onRetry: () => void };

/** What it costs. The fee's switch and the field for a promotion come with the whole page; their places are kept. */
function FirstSum({ model, onRetry }: FirstSumProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={card.title}>{t('price.sum.whatYouPay')}</h2>
      {model.view?.sum && <CalculatorRail sum={model.view.sum} />}
      {isAwaited(model) && (
        <div className={send.waiting} aria-busy="true">
          <Skeleton size="line" count={2} />
          <Skeleton size="title" />
        </div>
      )}
      {model.isUnavailable && (
        <Notice
          tone="danger"
          isLive
          title={t('send.quote.noRateTitle')}
          actions={
            <PlainButton variant="secondary" size="small" onPress={onRetry}>
              {t('common.tryAgain')}
            </PlainButton>
          }
        >
          {t('landing.noRate')}
        </Notice>
      )}
      <Skeleton size="card" count={2} />
    </>
  );
}
