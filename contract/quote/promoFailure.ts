import type { Currency } from '#domain/money/currency.ts';
import { compareMoney, type Money, subtract, toMajorText, zero } from '#domain/money/money.ts';
import type { PromoAnswer, SpendLimits } from '#domain/promo/applyPromo.ts';
import type { Failure } from '../protocol/failure.ts';

type CurrencyPair = { readonly payinCurrency: Currency; readonly payoutCurrency: Currency };

/** Why a promotion does not count, with the facts of its sentence; nothing when it does. */
export function promoFailure(
  answer: PromoAnswer,
  { payinCurrency: currency, payoutCurrency: target }: CurrencyPair,
): Failure | undefined {
  if (answer.ok) return undefined;
  const params = { currency, base: currency, target };
  if (answer.refusal !== 'promoOutsideSpendLimits') return { code: answer.refusal, details: { params } };
  const { minimum = zero(currency), maximum } = answer.limits;
  const limits = { min: toMajorText(minimum), ...(maximum && { max: toMajorText(maximum) }) };
  return { code: answer.refusal, details: { params: { ...params, ...limits, ...whatIsMissing(answer) } } };
}

type Outside = { readonly limits: SpendLimits; readonly youSend: Money };

/** What would satisfy it: so much `more`, or so much `less`, in the currency paid in (peers 8). */
function whatIsMissing({ limits: { minimum, maximum }, youSend }: Outside) {
  if (compareMoney(youSend, minimum) < 0) return { more: toMajorText(subtract(minimum, youSend)) };
  return maximum && { less: toMajorText(subtract(youSend, maximum)) };
}
