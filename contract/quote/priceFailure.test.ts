import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { PriceAnswer } from '#domain/quote/priceTransfer.ts';
import { priceFailure } from './priceFailure.ts';

const route = { base: 'GBP', target: 'XAF', method: 'cash_pickup' } as const;
const limit = money('GBP', 1050);

test.each<[object, object]>([
  [{ refusal: 'amountBelowMinimum', limit }, { params: { method: 'cash_pickup', amount: '10.50', currency: 'GBP' } }],
  [{ refusal: 'amountAboveMaximum', limit }, { params: { method: 'cash_pickup', amount: '10.50', currency: 'GBP' } }],
  [{ refusal: 'pairDown' }, { params: { base: 'GBP', target: 'XAF' } }],
  [{ refusal: 'methodUnavailable' }, {}],
  [{ refusal: 'rateUnavailable' }, {}],
])('there is no price because of %j, with the facts %j', (answer, details) => {
  const code = 'refusal' in answer && answer.refusal;
  expect(priceFailure({ ok: false, ...answer } as PriceAnswer, route)).toEqual({ code, details });
});

test('where there is a price nothing failed', () => {
  expect(priceFailure({ ok: true } as PriceAnswer, route)).toBeUndefined();
});
