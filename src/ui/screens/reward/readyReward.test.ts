import { expect, test } from 'vitest';
import { userFixture, voucherFixture } from '#tests/fixtures/userFixture.ts';
import { readyReward } from './readyReward.ts';

const credit = {
  ReferrerID: '0197a000-0000-7000-8000-0000000000f2',
  Bonus: 3,
  currency: 'GBP',
  Expires: 1_793_888_000,
  ReferralBonus: 'ACTIVE',
} as const;
const usedVoucher = { ...voucherFixture, VoucherBonus: 'USED' } as const;
const expiredCredit = { ...credit, ReferralBonus: 'EXPIRED' } as const;

test.each([
  { what: 'nothing', vouchers: [], credits: [], in: undefined, is: undefined },
  { what: 'a voucher', vouchers: [voucherFixture], credits: [], in: undefined, is: 'voucher' },
  { what: 'a voucher', vouchers: [voucherFixture], credits: [], in: 'GBP', is: 'voucher' },
  { what: 'a voucher', vouchers: [voucherFixture], credits: [], in: 'EUR', is: undefined },
  { what: 'a credit', vouchers: [], credits: [credit], in: 'GBP', is: 'referral' },
  { what: 'a credit', vouchers: [], credits: [credit], in: 'CAD', is: undefined },
  { what: 'one of each', vouchers: [voucherFixture], credits: [credit], in: 'GBP', is: 'both' },
  { what: 'what is used or expired', vouchers: [usedVoucher], credits: [expiredCredit], in: 'GBP', is: undefined },
] as const)('of $what, paying in $in: $is (RWD-23, D-54)', ({ vouchers, credits, in: currency, is }) => {
  const user = userFixture({
    meta: { Voucher: 'ACTIVE', Vouchers: [...vouchers] },
    referral: { Referral: 'ACTIVE', Referrals: [...credits] },
  });
  expect(readyReward(user, currency)).toBe(is);
});
