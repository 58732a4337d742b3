import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { type Currency, payInCurrencies } from '../money/currency.ts';
import { delivering, sending } from '../money/fixedAmount.ts';
import { add, type Money, money, subtract, sum, zero } from '../money/money.ts';
import { compareRates } from '../money/rate.ts';
import type { AppliedPromo } from '../promo/applyPromo.ts';
import { currencyOf } from '../reference/countries.ts';
import { payoutCountryCodes } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import { type PriceRequest, priceTransfer } from './priceTransfer.ts';
import type { ServiceTerms } from './serviceTerms.ts';

/** A service that counts in the payout currency, its dear tier above its cheap one. */
const termsAbroad = (currency: Currency): ServiceTerms => ({
  isInOriginCurrency: false,
  maximum: money(currency, 10 ** 9),
  tiers: [
    { lower: zero(currency), upper: money(currency, 10 ** 7), type: 'PERCENTAGE', basisPoints: 50 },
    { lower: money(currency, 10 ** 7), upper: money(currency, 10 ** 9), type: 'PERCENTAGE', basisPoints: 300 },
  ],
});

const routes = fc
  .record({ currency: fc.constantFrom(...payInCurrencies), country: fc.constantFrom(...payoutCountryCodes) })
  .chain(({ currency, country }) =>
    fc.record({
      currency: fc.constant(currency),
      country: fc.constant(country),
      method: fc.constantFrom(...methodsAvailable(country)),
    }),
  );

const requests = routes.chain((route): fc.Arbitrary<PriceRequest> => {
  const amount = fc.nat(600_000_00).map((minor): Money => money(route.currency, minor));
  const promo = fc.oneof(
    fc.constant(undefined),
    fc.record({
      type: fc.constantFrom('PERCENTAGE' as const, 'FIXED_AMOUNT' as const),
      code: fc.constant('P'),
      discount: amount,
    }),
    fc.record({ type: fc.constant('FIXED_RATE' as const), code: fc.constant('P'), rate: rates }),
    fc.constant<AppliedPromo>({ type: 'FREE_OPERATOR_FEE', code: 'P' }),
  );
  return fc.record({
    fixed: fc.oneof(
      amount.map(sending),
      fc.nat(10 ** 12).map((minor) => delivering(money(currencyOf(route.country), minor), route.currency)),
    ),
    destination: fc.constant(route.country),
    method: fc.constant(route.method),
    rate: rates,
    terms: fc.constantFrom(standardTerms(route), termsAbroad(currencyOf(route.country))),
    includeOperatorFee: fc.boolean(),
    promo,
    transferFee: amount,
    referralDiscount: amount,
    voucherDiscount: amount,
  });
});
const rates = fc.constantFrom('0.5' as const, '7.35', '655.96', '2034.56', '4765.46');

describe('every price', () => {
  test('adds up, and nothing in it is negative (QUO-31)', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = priceTransfer(request);
        if (!answer.ok) return;
        const { youSend, operatorFee, transferFee, totalToSend, totalToPay, ...rest } = answer.value;
        const discounts = sum(youSend.currency, [rest.referralDiscount, rest.voucherDiscount, rest.promoDiscount]);
        expect(totalToSend).toEqual(add(youSend, operatorFee));
        expect(totalToPay).toEqual(subtract(add(totalToSend, transferFee), discounts));
        const amounts = [totalToPay, operatorFee, rest.operatorFeeWaived, rest.promoDiscount, rest.promoExtraReceived];
        for (const { minor } of amounts) expect(minor).toBeGreaterThanOrEqual(0);
        expect(rest.theyGet.currency).toBe(currencyOf(request.destination));
      }),
    );
  });

  test('is never raised by a promotion, and never gives the recipient less for it (D-54)', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const [withPromo, withoutPromo] = [priceTransfer(request), priceTransfer({ ...request, promo: undefined })];
        if (!withPromo.ok || !withoutPromo.ok) return;
        expect(withPromo.value.totalToPay.minor).toBeLessThanOrEqual(withoutPromo.value.totalToPay.minor);
        expect(withPromo.value.theyGet.minor).toBeGreaterThanOrEqual(withoutPromo.value.theyGet.minor);
        expect(compareRates(withPromo.value.exchangeRate, withoutPromo.value.exchangeRate)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('never charges more than the maximum of its service and never sends less than 5', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = priceTransfer(request);
        if (!answer.ok || !request.terms) return;
        const { totalToSend, theyGet } = answer.value;
        const limited = request.terms.isInOriginCurrency ? totalToSend : theyGet;
        expect(limited.minor).toBeLessThanOrEqual(request.terms.maximum.minor);
        expect(answer.value.youSend.minor).toBeGreaterThanOrEqual(5_00);
      }),
    );
  });
});
