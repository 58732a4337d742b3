import type { FixedAmount } from '../money/fixedAmount.ts';
import { type Money, zero } from '../money/money.ts';
import { currencyOf } from '../reference/countries.ts';
import { type OperatorFeeToggle, operatorFeeToggle } from './operatorFeeToggle.ts';
import { type PriceAnswer, type PriceRequest, priceTransfer } from './priceTransfer.ts';

export type CalculatorAnswer = {
  readonly toggle: OperatorFeeToggle;
  readonly price: PriceAnswer;
  /** Send amount plus operator fee; nothing while the amounts are refused (QUO-24). */
  readonly displayedTotal: Money;
};

/** What the calculator shows: the toggle gives way to the limit before the price is made (QUO-16). */
export function calculate(
  request: Omit<PriceRequest, 'includeOperatorFee'> & { readonly wantsOperatorFee: boolean },
): CalculatorAnswer {
  const withFee = priceTransfer({ ...request, includeOperatorFee: true });
  const toggle = operatorFeeToggle({
    payoutCurrency: currencyOf(request.destination),
    wanted: request.wantsOperatorFee,
    limitExceeded: !withFee.ok && withFee.refusal === 'amountAboveMaximum',
    freeOperatorFee: request.promo?.type === 'FREE_OPERATOR_FEE',
  });
  const price = toggle.isOn ? withFee : priceTransfer({ ...request, includeOperatorFee: false });
  return { toggle, price, displayedTotal: price.ok ? price.value.totalToSend : zero(payinOf(request.fixed)) };
}

const payinOf = (fixed: FixedAmount) => (fixed.side === 'payin' ? fixed.amount.currency : fixed.payin);
