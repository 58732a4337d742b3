import type { Failure } from '#contract/failure.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, toMajorText, zero } from '#domain/money/money.ts';
import { applyPromo, type PromoAnswer } from '#domain/promo/applyPromo.ts';
import type { Promo } from '#domain/promo/promo.ts';

/** The domain's answer with what a browser knows: how often it was used before, only the server does. */
export const promoAnswerFor = (
  promo: Promo,
  { youSend, payoutCurrency, now }: { youSend: Money; payoutCurrency: Currency; now: number },
): PromoAnswer => applyPromo(promo, { now, usesByThisUser: 0, youSend, payoutCurrency });

/** The refusal as the server would have said it; nothing when the promotion counts. */
export function promoFailure(
  answer: PromoAnswer,
  pair: { payinCurrency: Currency; payoutCurrency: Currency },
): Failure | undefined {
  if (answer.ok) return undefined;
  const currency = pair.payinCurrency;
  const params = { currency, base: currency, target: pair.payoutCurrency };
  if (answer.refusal !== 'promoOutsideSpendLimits') return { code: answer.refusal, details: { params } };
  const { minimum = zero(currency), maximum } = answer.limits;
  const limits = { min: toMajorText(minimum), ...(maximum && { max: toMajorText(maximum) }) };
  return { code: answer.refusal, details: { params: { ...params, ...limits } } };
}
