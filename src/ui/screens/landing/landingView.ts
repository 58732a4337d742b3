import type { Failure } from '#contract/failure.ts';
import { priceFailure } from '#contract/priceFailure.ts';
import { compareMoney } from '#domain/money/money.ts';
import { landingMinimumSend } from '#domain/quote/limits.ts';
import type { PriceQuoteContext } from '#src/machines/price-quote/priceQuoteContext.ts';
import { type CalculatorView, calculatorView } from '../send-money/calculatorView.ts';

/** The calculator as the landing page has it: a higher minimum (LAN-05, D-43), and no total under it (QUO-24). */
export function landingView(context: PriceQuoteContext): CalculatorView {
  const view = calculatorView(context);
  const { draft, limits } = view;
  const least = landingMinimumSend(draft.payinCurrency);
  const raised = { ...view, limits: limits && { ...limits, least } };
  if (!draft.payinActualValue || compareMoney(draft.payinActualValue, least) >= 0) return raised;
  const failure: Failure | undefined = priceFailure(
    { ok: false, refusal: 'amountBelowMinimum', limit: least },
    { base: draft.payinCurrency, target: draft.payoutCurrency, method: draft.transferMethod },
  );
  return { ...raised, sum: undefined, feeInfo: undefined, refusal: failure && { failure, side: 'send' } };
}
