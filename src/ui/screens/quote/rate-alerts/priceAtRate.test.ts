import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { priceAtRate } from './priceAtRate.ts';

const pair = { base: 'GBP', target: 'XAF', countryCode: 'CM' } as const;

test('a rate of the past is waited for as what a hundred brought, at its price with today’s fees (peers 7)', () => {
  expect(priceAtRate({ ...pair, rate: '780' }, servicesFixture(pair))).toEqual({
    theyGet: money('XAF', 78_000),
    most: money('GBP', 102_19),
  });
});

test.each(['', 'much', '-1', '0'])('%j is no rate, and begins with nothing', (rate) => {
  expect(priceAtRate({ ...pair, rate }, servicesFixture(pair))).toBeUndefined();
});
