import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Money, zero } from '#domain/money/money.ts';
import type { WholeCost } from '#domain/quote/wholeCost.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { AmountBreakdown } from '../../controls/AmountBreakdown.tsx';
import card from '../../controls/card.module.css';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { Switch } from '../../controls/Switch.tsx';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { FeeOutcomes } from './FeeOutcomes.tsx';
import { isPriceAwaited } from './isPriceAwaited.ts';
import { PromoEntry } from './PromoEntry.tsx';
import { CalculatorRail } from './TransferAmountBreakdowns.tsx';

type QuoteSumProps = { readonly actor: PriceQuoteActor; readonly view: CalculatorView };

/** What it costs, as a sum, with the two things that change it: the operator fee and a promotion. */
export const QuoteSum = memo(function QuoteSum({ actor, view }: QuoteSumProps) {
  const { t } = useTranslation();
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ calculating: 'unavailable' }));
  const isAwaited = isPriceAwaited(view, isUnavailable);
  return (
    <>
      <h2 className={card.title}>{t('price.sum.whatYouPay')}</h2>
      {view.sum && <CalculatorRail sum={view.sum} />}
      {view.sum && view.cost && <WholeCostLine fee={view.sum.operatorFee} cost={view.cost} />}
      {isAwaited && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton size="line" count={2} />
          <Skeleton size="title" />
        </div>
      )}
      {!view.sum && !isAwaited && <NothingToPay view={view} />}
      <QuoteChoices actor={actor} view={view} />
    </>
  );
});

type WholeCostProps = { readonly fee: Money; readonly cost: WholeCost };

/** What the rate keeps is a cost as well, and stands beside the fee (peers 1, D-11). */
function WholeCostLine({ fee, cost }: WholeCostProps) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  return (
    <p className={styles.small}>
      {t(cost.markUp.minor > 0 ? 'send.quote.wholeCost' : 'send.quote.noMarkUp', {
        whole: money(cost.whole),
        part: percent(cost.wholeBasisPoints),
        fee: money(fee),
        markUp: money(cost.markUp),
        share: percent(cost.markUpBasisPoints),
      })}
    </p>
  );
}

/** The two things that change what it costs: the operator fee and a promotion. */
export function QuoteChoices({ actor, view }: QuoteSumProps) {
  return (
    <>
      <OperatorFeeSwitch actor={actor} view={view} />
      <PromoEntry actor={actor} />
    </>
  );
}

/** QUO-24: the total is nothing while the amounts are refused. */
function NothingToPay({ view: { draft } }: { readonly view: CalculatorView }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const nothing = money(zero(draft.payinCurrency));
  const rows = [
    {
      id: 'totalToPay',
      operator: { sign: '=', spoken: t('price.sum.equals') },
      label: t('price.sum.total'),
      amount: nothing,
      isTotal: true,
    },
  ] as const;
  return <AmountBreakdown label={t('price.sum.whatYouPay')} rows={rows} />;
}

/** QUO-16…18: off and locked over the limit, locked while a promotion pays the fee, absent for Nigeria. */
function OperatorFeeSwitch({ actor, view: { draft, toggle, feeInfo, outcomes } }: QuoteSumProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const isCalculating = useSelector(actor, (snapshot) => snapshot.matches('calculating'));
  const isShown = toggle ? toggle.isShown : draft.payoutCurrency !== 'NGN';
  if (!isShown) return null;
  const isOn = toggle ? toggle.isOn : draft.allowOperatorFee;
  const hint = () => {
    if (toggle?.isDisabled) {
      return t(draft.promo?.type === 'FREE_OPERATOR_FEE' ? 'send.fee.paidByPromo' : 'send.fee.overLimit');
    }
    if (!isOn) return t(`send.fee.off.${draft.transferMethod}`);
    const fee = feeInfo && money(feeInfo.operatorFeeInOriginCurrency);
    return fee ? t(`send.fee.on.${draft.transferMethod}`, { fee }) : t(`price.fee.${draft.transferMethod}`);
  };
  return (
    <>
      <Switch
        isSelected={isOn}
        isDisabled={toggle?.isDisabled === true || !isCalculating}
        onChange={(selected) => actor.send({ type: 'operatorFee.switched', isOn: selected })}
        hint={hint()}
      >
        {t('send.fee.toggle')}
      </Switch>
      {outcomes && !toggle?.isDisabled && (
        <FeeOutcomes outcomes={outcomes} method={draft.transferMethod} isPaid={isOn} />
      )}
    </>
  );
}
