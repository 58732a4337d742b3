import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { payInCurrencies } from '../money/currency.ts';
import { sending } from '../money/fixedAmount.ts';
import { type Money, money } from '../money/money.ts';
import type { AppliedPromo } from '../promo/applyPromo.ts';
import { payoutCountryCodes } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import { type PriceRequest, priceTransfer } from './priceTransfer.ts';
import { sendOutOf } from './sendOutOf.ts';

const corridors = payInCurrencies.flatMap((currency) =>
  payoutCountryCodes.flatMap((country) => methodsAvailable(country).map((method) => ({ currency, country, method }))),
);
type Corridor = (typeof corridors)[number];

const priceOf =
  ({ currency, country, method }: Corridor, request: Pick<PriceRequest, 'includeOperatorFee' | 'promo'>) =>
  (youSend: Money) =>
    priceTransfer({
      ...request,
      fixed: sending(youSend),
      destination: country,
      method,
      rate: '736.606',
      terms: standardTerms({ currency, country, method }),
    });

describe('an amount with the fees in it', () => {
  test('is the most whose total is within it, in every corridor, by every method, with and without fee and promotion (QUO-24)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...corridors),
        fc.integer({ min: 1, max: 30_000_00 }),
        fc.boolean(),
        fc.boolean(),
        (corridor, minor, includeOperatorFee, hasPromo) => {
          const promo: AppliedPromo | undefined = hasPromo
            ? { code: 'P', type: 'FIXED_AMOUNT', discount: money(corridor.currency, 2_00) }
            : undefined;
          const price = priceOf(corridor, { includeOperatorFee, promo });
          const youSend = sendOutOf(money(corridor.currency, minor), price);
          const more = price(money(corridor.currency, (youSend?.minor ?? 4_99) + 1));
          if (more.ok) expect(more.value.totalToPay.minor).toBeGreaterThan(minor);
          const answer = youSend && price(youSend);
          if (answer) expect(answer).toMatchObject({ ok: true });
          if (answer?.ok) expect(answer.value.totalToPay.minor).toBeLessThanOrEqual(minor);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('of 100 pounds leaves 97.81 pounds, and the total is 100', () => {
    const price = priceOf({ currency: 'GBP', country: 'CM', method: 'mobile_money' }, { includeOperatorFee: true });
    const youSend = sendOutOf(money('GBP', 100_00), price);
    expect(youSend).toEqual(money('GBP', 97_81));
    expect(youSend && price(youSend)).toMatchObject({ value: { totalToPay: money('GBP', 100_00) } });
  });

  test('of less than the smallest amount and its fee is none, nor is one without a rate', () => {
    const price = priceOf({ currency: 'GBP', country: 'CM', method: 'mobile_money' }, { includeOperatorFee: true });
    expect(sendOutOf(money('GBP', 5_00), price)).toBeUndefined();
    expect(sendOutOf(money('GBP', 100_00), () => ({ ok: false, refusal: 'rateUnavailable' }))).toBeUndefined();
  });
});
