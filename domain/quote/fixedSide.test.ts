import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { payInCurrencies } from '../money/currency.ts';
import { bothSides, delivering, fixedSides, sending } from '../money/fixedAmount.ts';
import { convert, convertBack, money } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import type { AppliedPromo } from '../promo/applyPromo.ts';
import { currencyOf } from '../reference/countries.ts';
import { payoutCountryCodes } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import { priceTransfer } from './priceTransfer.ts';

const corridors = payInCurrencies.flatMap((currency) =>
  payoutCountryCodes.flatMap((country) => methodsAvailable(country).map((method) => ({ currency, country, method }))),
);
const wishes = corridors.flatMap((corridor) =>
  fixedSides.flatMap((side) => [true, false].map((includeOperatorFee) => ({ ...corridor, side, includeOperatorFee }))),
);

/** None, and one of each kind. */
const promosFor = (currency: (typeof payInCurrencies)[number], better: Rate): (AppliedPromo | undefined)[] => [
  undefined,
  { code: 'P', type: 'FIXED_RATE', rate: better },
  { code: 'P', type: 'PERCENTAGE', discount: money(currency, 3_00) },
  { code: 'P', type: 'FIXED_AMOUNT', discount: money(currency, 5_00) },
  { code: 'P', type: 'FREE_OPERATOR_FEE' },
];

const rates = fc.constantFrom<readonly [Rate, Rate]>(
  ['736.606', '740.001'],
  ['655.96', '656.1'],
  ['4765.46', '4800'],
  ['55.4321', '56'],
  ['7.351', '7.4'],
);

describe('the amount that was asked for', () => {
  test('is exact and the other side is the rate’s, in every corridor, by every method, with and without fee and promotion (QUO-12, QUO-13, D-45)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...wishes),
        fc.integer({ min: 10_00, max: 19_000_00 }),
        rates,
        (wish, minor, pair) => {
          const { currency, country, method, side, includeOperatorFee } = wish;
          const [rate, better] = pair;
          const payout = currencyOf(country);
          const about = convert(money(currency, minor), payout, rate);
          const fixed = side === 'payin' ? sending(money(currency, minor)) : delivering(about, currency);
          for (const promo of promosFor(currency, better)) {
            const terms = standardTerms({ currency, country, method });
            const answer = priceTransfer({
              fixed,
              destination: country,
              method,
              rate,
              terms,
              includeOperatorFee,
              promo,
            });
            if (!answer.ok) throw new Error(answer.refusal);
            const { youSend, theyGet, exchangeRate, fixedSide, promoExtraReceived } = answer.value;
            expect(side === 'payin' ? youSend : theyGet).toEqual(fixed.amount);
            expect(fixedSide).toBe(side);
            expect(exchangeRate).toBe(promo?.type === 'FIXED_RATE' ? better : rate);
            const follows = side === 'payin' ? theyGet : youSend;
            const ruled =
              side === 'payin' ? convert(youSend, payout, exchangeRate) : convertBack(theyGet, currency, exchangeRate);
            expect(follows).toEqual(ruled);
            const more = promo?.type === 'FIXED_RATE' ? theyGet.minor - convert(youSend, payout, rate).minor : 0;
            expect(promoExtraReceived).toEqual(money(payout, Math.max(0, more)));
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('of 100,000 francs costs what brings it, to the penny (QUO-13)', () => {
    expect(bothSides(delivering(money('XAF', 100_000), 'GBP'), 'XAF', '736.606')).toEqual({
      youSend: money('GBP', 135_76),
      theyGet: money('XAF', 100_000),
    });
  });

  test.each(payoutCountryCodes)('a whole unit more to %s never costs less', (country) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), rates, (minor, [rate]) => {
        const payout = currencyOf(country);
        const sent = (amount: number) =>
          bothSides(delivering(money(payout, amount), 'GBP'), payout, rate).youSend.minor;
        expect(sent(minor + 1)).toBeGreaterThanOrEqual(sent(minor));
      }),
    );
  });
});
