import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { sending } from '../money/fixedAmount.ts';
import { money } from '../money/money.ts';
import { differ, feeOutcomes } from './feeOutcomes.ts';
import { priceTransfer } from './priceTransfer.ts';

const priceOf = (minor: number, includeOperatorFee: boolean) =>
  priceTransfer({
    fixed: sending(money('GBP', minor)),
    destination: 'CM',
    method: 'mobile_money',
    rate: '780',
    terms: standardTerms({ currency: 'GBP', country: 'CM', method: 'mobile_money' }),
    includeOperatorFee,
  });

test('both sides of the operator fee are what the price charges, and what its worth leaves (peers 4)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 400_000 }), fc.boolean(), (minor, includeOperatorFee) => {
      const price = priceOf(minor, includeOperatorFee);
      const [withFee, withoutFee] = [priceOf(minor, true), priceOf(minor, false)];
      if (!price.ok || !withFee.ok || !withoutFee.ok) throw new Error('not priced');
      const outcomes = feeOutcomes(price.value);
      expect(outcomes.paid).toEqual({ youPay: withFee.value.totalToSend, theyKeep: withFee.value.theyGet });
      expect(outcomes.leftOut.youPay).toEqual(withoutFee.value.totalToSend);
      expect(outcomes.leftOut.theyKeep.minor).toBeGreaterThanOrEqual(0);
      expect(outcomes.leftOut.theyKeep.minor).toBeLessThan(outcomes.paid.theyKeep.minor);
      expect(differ(outcomes)).toBe(true);
    }),
  );
});

test('100 pounds to Cameroon: 102.19 and all of it, or 100 and about 76,292 francs (peers 4)', () => {
  const price = priceOf(10_000, true);
  expect(price.ok && feeOutcomes(price.value)).toEqual({
    paid: { youPay: money('GBP', 102_19), theyKeep: money('XAF', 78_000) },
    leftOut: { youPay: money('GBP', 100_00), theyKeep: money('XAF', 76_292) },
  });
});
