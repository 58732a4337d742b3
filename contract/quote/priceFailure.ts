import type { Currency } from '#domain/money/currency.ts';
import { toMajorText } from '#domain/money/money.ts';
import type { PriceAnswer } from '#domain/quote/priceTransfer.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Failure } from '../protocol/failure.ts';

type PricedRoute = { readonly base: Currency; readonly target: Currency; readonly method: PayoutMethod };

/** Why there is no price, with the facts of its sentence; nothing when there is one. */
export function priceFailure(answer: PriceAnswer, { base, target, method }: PricedRoute): Failure | undefined {
  if (answer.ok) return undefined;
  switch (answer.refusal) {
    case 'amountBelowMinimum':
    case 'amountAboveMaximum': {
      const { limit } = answer;
      return {
        code: answer.refusal,
        details: { params: { method, amount: toMajorText(limit), currency: limit.currency } },
      };
    }
    case 'pairDown':
      return { code: answer.refusal, details: { params: { base, target } } };
    case 'methodUnavailable':
    case 'rateUnavailable':
      return { code: answer.refusal, details: {} };
  }
}
