import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { limitLeft } from './limitLeft.ts';

const refusedWith = (params: Record<string, string>) =>
  ({ code: 'sendingLimitExceeded', details: { params } }) as const;

test.each([
  ['the rest of the limit, without the fees that come on top', { most: '60.00', mostCurrency: 'GBP' }, 5_781],
  ['nothing where only the fees are left', { most: '2.19', mostCurrency: 'GBP' }, undefined],
  ['nothing in another currency', { most: '60.00', mostCurrency: 'EUR' }, undefined],
  ['nothing where the refusal does not say', {}, undefined],
])('what may still be sent is %s', (_case, params, minor) => {
  expect(limitLeft(refusedWith(params), quoteFixture())).toEqual(minor && money('GBP', minor));
});
