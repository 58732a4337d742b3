import { expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { sending } from '../money/fixedAmount.ts';
import { money, toMajorNumber } from '../money/money.ts';
import type { AppliedPromo } from '../promo/applyPromo.ts';
import type { Reward, RewardKind } from '../reward/reward.ts';
import { seededRewardScheme as scheme } from '../reward/rewardScheme.ts';
import { priceWithRewards } from './priceWithRewards.ts';

const pounds = (whole: number) => money('GBP', whole * 100);
const own = (kind: RewardKind, major: number, expiresAt = 1): Reward => ({
  id: `${kind} ${expiresAt}`,
  kind,
  amount: pounds(major),
  expiresAt,
});
const [credit, voucher] = [own('referrer', 10), own('loyalty', 5)];
const vouchers = (count: number) => Array.from({ length: count }, (_, index) => own('loyalty', 5, index));
const off = (major: number): AppliedPromo => ({ type: 'FIXED_AMOUNT', code: 'P', discount: pounds(major) });
const freeFee: AppliedPromo = { type: 'FREE_OPERATOR_FEE', code: 'P' };
const betterRate: AppliedPromo = { type: 'FIXED_RATE', code: 'P', rate: '800' };

/** A hundred pounds to a bank in Cameroon, with the fee of 1.99 on top. */
function pricedWith(owned: readonly Reward[], promo: AppliedPromo | undefined, youSend: number) {
  const request = {
    fixed: sending(pounds(youSend)),
    destination: 'CM',
    method: 'bank_transfer',
    rate: '780',
    terms: standardTerms({ currency: 'GBP', country: 'CM', method: 'bank_transfer' }),
    includeOperatorFee: true,
    promo,
  } as const;
  const { price, rewardIds } = priceWithRewards(request, { owned, currency: 'GBP', scheme });
  if (!price.ok) throw new Error(price.refusal);
  const { referralDiscount, voucherDiscount, promoDiscount, totalToPay, theyGet } = price.value;
  const sums = [referralDiscount, voucherDiscount, promoDiscount, totalToPay].map(toMajorNumber);
  return { sums, theyGet: theyGet.minor, used: rewardIds.length };
}

test.each([
  ['nothing', [], undefined, 100, [0, 0, 0, 101.99], 0],
  ['a promotion', [], off(5), 100, [0, 0, 5, 96.99], 0],
  ['a credit and a promotion', [credit], off(5), 100, [10, 0, 5, 86.99], 1],
  ['all three', [credit, voucher], off(5), 100, [10, 5, 5, 81.99], 2],
  ['a waived fee and a voucher', [voucher], freeFee, 100, [0, 5, 0, 95], 1],
  ['a promotion larger than what rewards leave', [credit, voucher], off(500), 100, [10, 5, 86.99, 0], 2],
  ['vouchers for almost all of it, and a promotion for the rest', vouchers(12), off(5), 50, [0, 50, 1.99, 0], 10],
  // The fee is waived, so the tenth voucher pays the last of it and an eleventh has nothing to pay.
  ['a waived fee and vouchers for all of it', vouchers(12), freeFee, 50, [0, 50, 0, 0], 10],
  ['a promotion where a credit may not be used (D-99)', [credit], off(5), 49, [0, 0, 5, 45.99], 0],
] as const)(
  '%s: referral, voucher, promotion, each whole or not at all but the last (RWD-23, PRO-11, D-54)',
  (...row) => {
    const [, owned, promo, youSend, sums, used] = row;
    expect(pricedWith(owned, promo, youSend)).toMatchObject({ sums, used, theyGet: youSend * 780 });
  },
);

test('a better rate changes what they get, and a voucher what is paid (RWD-23, PRO-11)', () => {
  expect(pricedWith([voucher], betterRate, 100)).toEqual({ sums: [0, 5, 0, 96.99], theyGet: 80_000, used: 1 });
});
