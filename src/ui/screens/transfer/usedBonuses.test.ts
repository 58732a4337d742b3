import { expect, test } from 'vitest';
import { sumOfQuote } from '#contract/transfer/transferSum.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { usedBonuses } from './usedBonuses.ts';

test.each([
  [{}, []],
  [{ referralDiscount: 10 }, ['referral']],
  [{ voucherDiscount: 5 }, ['loyalty']],
  [{ referralDiscount: 10, voucherDiscount: 5 }, ['referral', 'loyalty']],
])('a voucher is said to be used by its own figure, a friend’s bonus by theirs: %o (RWD-23)', (discounts, used) => {
  expect(usedBonuses(sumOfQuote(quoteFixture(discounts)))).toEqual(used);
});
