import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payInCurrencies } from '../money/currency.ts';
import { add, convert, type Money, money, zero } from '../money/money.ts';
import { payoutCountryCodes } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import type { payoutMethods } from '../reference/payoutMethods.ts';
import { operatorFee } from './operatorFee.ts';
import { type FeeTier, type ServiceTerms, serviceTerms } from './serviceTerms.ts';
import { defaultMaximum, standardServices } from './standardServices.ts';

const percentage = (lower: Money, upper: Money, basisPoints: number): FeeTier => ({
  lower,
  upper,
  type: 'PERCENTAGE',
  basisPoints,
});
const fixed = (lower: Money, upper: Money, fee: Money): FeeTier => ({ lower, upper, type: 'FIXED_AMOUNT', fee });
const pounds = (minor: number) => money('GBP', minor);

const terms: ServiceTerms = {
  isInOriginCurrency: true,
  maximum: pounds(20_000_00),
  tiers: [percentage(pounds(500_00), pounds(20_000_00), 80), fixed(zero('GBP'), pounds(500_00), pounds(1_99))],
};
const feeFor = (minor: number, method: (typeof payoutMethods)[number] = 'bank_transfer') =>
  operatorFee({ youSend: pounds(minor), theyGet: money('XAF', minor * 8), rate: '800', method, terms });

describe('operator fee', () => {
  test.each([
    ['in the fixed tier', 100_00, 'bank_transfer', 1_99, 0],
    ['on the edge of two tiers the lowest wins (D-47)', 500_00, 'bank_transfer', 1_99, 0],
    ['just above it', 500_01, 'cash_pickup', 4_00, 0],
    ['half a penny rounds up (QUO-28)', 500_63, 'bank_transfer', 4_01, 0],
    ['mobile money pays 0.2 % more on a fixed fee (QUO-27, D-46)', 100_00, 'mobile_money', 1_99, 20],
    ['mobile money pays 0.2 % more on a percentage (QUO-27)', 1000_00, 'mobile_money', 8_00, 2_00],
  ] as const)('%s', (_case, minor, method, tierFee, mobileMoneyFee) => {
    expect(feeFor(minor, method)).toMatchObject({
      operatorFee: pounds(tierFee + mobileMoneyFee),
      tierFee: pounds(tierFee),
      mobileMoneyFee: pounds(mobileMoneyFee),
    });
  });

  test('tier and mobile money are rounded once, together (QUO-28, D-46)', () => {
    expect(feeFor(500_55, 'mobile_money')).toMatchObject({ operatorFee: pounds(5_01), tierFee: pounds(4_00) });
  });

  test('the answer names the kind of tier and the limit (QUO-26, QUO-29, QUO-38)', () => {
    expect(feeFor(100_00)).toMatchObject({ feeType: 'FIXED_AMOUNT', transferLimitMax: terms.maximum });
    expect(feeFor(600_00)).toMatchObject({ feeType: 'PERCENTAGE', isInOriginCurrency: true });
  });

  test('an amount under the lowest tier is in none, and one on its edge is in it (D-47)', () => {
    const fromTen = { ...terms, tiers: [fixed(pounds(10_00), pounds(500_00), pounds(1_99))] };
    const ask = (minor: number) =>
      operatorFee({
        youSend: pounds(minor),
        theyGet: money('XAF', minor * 8),
        rate: '800',
        method: 'bank_transfer',
        terms: fromTen,
      });
    expect(ask(9_99).operatorFee).toEqual(zero('GBP'));
    expect(ask(10_00).operatorFee).toEqual(pounds(1_99));
  });

  test('an amount in no tier pays nothing, mobile money neither, and the fee has no kind (D-47)', () => {
    const fee = feeFor(20_000_01, 'mobile_money');
    expect(fee).toMatchObject({ operatorFee: zero('GBP'), operatorFeeInOriginCurrency: zero('GBP') });
    expect(fee).not.toHaveProperty('feeType');
  });

  test('a service that counts in the payout currency takes its base there and charges here, by the rate (D-46)', () => {
    const francs = (minor: number) => money('XAF', minor);
    const abroad: ServiceTerms = {
      isInOriginCurrency: false,
      maximum: francs(1_000_000),
      tiers: [percentage(francs(0), francs(1_000_000), 100)],
    };
    const fee = operatorFee({
      youSend: pounds(100_00),
      theyGet: francs(80_000),
      rate: '800',
      method: 'mobile_money',
      terms: abroad,
    });
    expect(fee).toMatchObject({ operatorFee: francs(960), operatorFeeInOriginCurrency: pounds(1_20) });
  });

  test('the parts always sum to the fee, none is negative, and it never falls below the tier (QUO-25…28)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...standardServices), fc.nat(500_000_00), (service, minor) => {
        const youSend = money(service.originCurrency, minor);
        const fee = operatorFee({
          youSend,
          theyGet: convert(youSend, service.destinationCurrency, '800'),
          rate: '800',
          method: service.name,
          terms: serviceTerms(service),
        });
        expect(add(fee.tierFee, fee.mobileMoneyFee)).toEqual(fee.operatorFee);
        expect(Math.min(fee.tierFee.minor, fee.mobileMoneyFee.minor)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('services', () => {
  test('every pay-in currency reaches every country on offer by every method it has', () => {
    const ways = payoutCountryCodes.flatMap(methodsAvailable).length;
    expect(standardServices).toHaveLength(payInCurrencies.length * ways);
    expect(new Set(standardServices.map(({ id }) => id)).size).toBe(standardServices.length);
  });

  test('the maxima are those of the spec (QUO-22)', () => {
    expect(defaultMaximum).toEqual({ mobile_money: 500_000, cash_pickup: 20_000, bank_transfer: 20_000 });
  });

  test('fees are those of the tariff of the currency paid in (D-120)', () => {
    const [service] = standardServices.filter(({ id }) => id === 'CAD-CM-bank_transfer');
    expect(service && serviceTerms(service)).toEqual({
      isInOriginCurrency: true,
      maximum: money('CAD', 20_000_00),
      tiers: [
        fixed(zero('CAD'), money('CAD', 900_00), money('CAD', 3_59)),
        percentage(money('CAD', 900_00), money('CAD', 20_000_00), 80),
      ],
    });
  });

  test.each([
    [{ lowerLimit: 0, upperLimit: 1.234, type: 'FIXED', fee: 1 }],
    [{ lowerLimit: 0, upperLimit: 1, type: 'PERCENTAGE', fee: 0.123 }],
  ])('a service nobody could mean throws: %j', (tier) => {
    const [service] = standardServices;
    expect(() => service && serviceTerms({ ...service, fees: [tier] })).toThrow(RangeError);
  });
});
