import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { promoFailure } from './promoFailure.ts';

const limits = { minimum: money('GBP', 50_00), maximum: money('GBP', 500_00) };
const pair = { payinCurrency: 'GBP', payoutCurrency: 'XAF' } as const;

test.each([
  [38_00, { more: '12.00' }],
  [49_99, { more: '0.01' }],
  [500_01, { less: '0.01' }],
  [700_00, { less: '200.00' }],
])('a promo outside its limits at %i pence says what would satisfy it: %o (peers 8, PRO-04)', (minor, missing) => {
  const answer = { ok: false, refusal: 'promoOutsideSpendLimits', limits, youSend: money('GBP', minor) } as const;
  const { more, less } = promoFailure(answer, pair)?.details.params ?? {};
  expect({ ...(more && { more }), ...(less && { less }) }).toEqual(missing);
});
