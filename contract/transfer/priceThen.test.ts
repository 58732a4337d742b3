import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { chargedSumOf } from './chargedSum.ts';
import { type PriceRead, priceThen, sinceThen } from './priceThen.ts';
import { sumOfTransfer } from './transferSum.ts';

const before = priceThen(transferFixture());
const since = (differences: Partial<PriceRead>) => sinceThen(before, { ...before, ...differences });

test('what a transfer cost and brought is read off it', () => {
  expect(before).toEqual({
    ...{ originAmount: 100, originCurrency: 'GBP', destinationAmount: 78_000, destinationCurrency: 'XAF' },
    ...{ exchangeRate: '780', operatorFee: 2.19, totalToPay: 102.19 },
  });
});

test.each<[Partial<PriceRead>, ReturnType<typeof sinceThen>]>([
  [{}, { kind: 'same' }],
  [{ destinationAmount: 78_001 }, { kind: 'more', difference: money('XAF', 1) }],
  [{ destinationAmount: 77_999 }, { kind: 'less', difference: money('XAF', 1) }],
  [{ totalToPay: 102.18 }, { kind: 'cheaper', difference: money('GBP', 1) }],
  [{ totalToPay: 102.2 }, { kind: 'dearer', difference: money('GBP', 1) }],
  [
    { originAmount: 99, totalToPay: 101.19 },
    { kind: 'cheaper', difference: money('GBP', 100) },
  ],
  [
    { originAmount: 101, totalToPay: 103.19 },
    { kind: 'dearer', difference: money('GBP', 100) },
  ],
  [
    { destinationAmount: 78_001, totalToPay: 90 },
    { kind: 'more', difference: money('XAF', 1) },
  ],
  [{ originAmount: 101, destinationAmount: 78_001 }, undefined],
  [{ originCurrency: 'CAD' }, undefined],
  [{ destinationCurrency: 'NGN' }, undefined],
])('a price that differs in %j differs by %j', (differences, expected) => expect(since(differences)).toEqual(expected));

test('the charge of a way of paying is a part of the sum, unless it is nothing', () => {
  const charged = transferFixture('PENDING_PAYMENT', { paymentGatewayCharge: 0.01 });
  expect(chargedSumOf(charged)).toEqual({ ...sumOfTransfer(charged), paymentCharge: money('GBP', 1) });
  expect(chargedSumOf(transferFixture())).toEqual(sumOfTransfer(transferFixture()));
});
