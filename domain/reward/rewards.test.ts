import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareMoney, money, subtract, sum } from '../money/money.ts';
import { chooseRewards } from './chooseRewards.ts';
import { pointsFor, units, valueOfPoints, vouchersIn } from './loyaltyPoints.ts';
import { referralExpiry, referralPercent, referralState, stillToSend, usageTabOf } from './referralProgress.ts';
import { type Reward, type RewardKind, rewardState, rewardTone } from './reward.ts';
import { seededRewardScheme as scheme } from './rewardScheme.ts';

const { loyaltyscheme } = scheme;
const pounds = (major: number) => units(major, 'GBP');

test.each([
  [249.99, 0],
  [250, 50],
  [499.99, 50],
  [500, 125],
  [999, 125],
  [1_000, 300],
  [20_000, 300],
])('sending %d pounds gives %d points (RWD-18, RWD-19, D-100)', (amount, points) => {
  expect(pointsFor(pounds(amount), loyaltyscheme)).toBe(points);
});

test('500 points are worth the voucher of 5 they become, in any currency (LAN-08, D-100)', () => {
  expect(valueOfPoints(500, 'NOK', loyaltyscheme)).toEqual(money('NOK', 500));
  expect(valueOfPoints(125, 'GBP', loyaltyscheme)).toEqual(money('GBP', 125));
  expect([499, 500, 999, 1_000].map((points) => vouchersIn(points, loyaltyscheme))).toEqual([0, 1, 1, 2]);
});

describe('a friend somebody brought', () => {
  test.each([
    [0, 'Active', false, 0, 'Awaiting activation'],
    [199.99, 'Active', false, 99, 'Awaiting activation'],
    [199.99, 'Used', true, 99, 'Awaiting activation'],
    [200, 'Active', false, 100, 'Activated'],
    [1_000, 'Active', false, 100, 'Activated'],
    [200, 'Active', true, 100, 'Expired'],
    [200, 'Used', false, 100, 'Used'],
    [200, 'Used', true, 100, 'Used'],
  ] as const)('who sent %d, is %s, expired %s, stands at %d %% as %s (RWD-10, RWD-15)', (...row) => {
    const [cumulative, useStatus, isExpired, percent, state] = row;
    const [sent, goal] = [pounds(cumulative), pounds(200)];
    expect(referralPercent(sent, goal)).toBe(percent);
    expect(referralState({ cumulative: sent, useStatus, isExpired }, goal)).toBe(state);
  });

  test.each([
    ['Activated', 1_800_000_000, 1_800_000_000],
    ['Used', 1_800_000_000, 1_800_000_000],
    ['Activated', undefined, 'Pending'],
    ['Awaiting activation', 1_800_000_000, 'N/A'],
    ['Expired', 1_800_000_000, 'N/A'],
  ] as const)('%s with %s shows %s as its expiry (RWD-11)', (state, expires, shown) => {
    expect(referralExpiry(state, expires)).toBe(shown);
  });

  test('says what is still to be sent, and stands under Used once used (RWD-07, D-101)', () => {
    const pounds = (amount: number) => money('GBP', amount * 100);
    expect(stillToSend(pounds(150), pounds(200))).toEqual(pounds(50));
    expect(stillToSend(pounds(250), pounds(200))).toEqual(pounds(0));
    expect([usageTabOf({ useStatus: 'Active' }), usageTabOf({ useStatus: 'Used' })]).toEqual([
      'Awaiting Activation',
      'Used',
    ]);
  });
});

test.each([
  ['USED', 'neutral'],
  ['ACTIVE', 'positive'],
  ['EXPIRED', 'danger'],
  ['SOMETHING', 'danger'],
])('a voucher that is %s is shown as %s (RWD-12, RWD-22)', (state, tone) => {
  expect(rewardTone(state)).toBe(tone);
});

test('a voucher is active until the second it expires, and a used one stays used (RWD-14)', () => {
  const at = (now: number, isUsed = false) => rewardState({ isUsed, expiresAt: 100, now });
  expect([at(99), at(100), at(99, true), at(100, true)]).toEqual(['ACTIVE', 'EXPIRED', 'USED', 'USED']);
});

const reward = (kind: RewardKind, major: number, expiresAt: number): Reward => ({
  id: `${kind}-${major}-${expiresAt}`,
  kind,
  amount: pounds(major),
  expiresAt,
});

const chosen = (owned: readonly Reward[], youSend: number, fee = 1.99) => {
  const due = { youSend: pounds(youSend), before: sum('GBP', [pounds(youSend), pounds(fee)]) };
  const { rewards, referralDiscount, voucherDiscount } = chooseRewards(owned, due, scheme);
  return [rewards.map(({ expiresAt }) => expiresAt), referralDiscount.minor, voucherDiscount.minor];
};

describe('what is used on a transfer', () => {
  test.each([
    ['nothing owned', [], 100, [[], 0, 0]],
    ['the soonest to expire first', [reward('loyalty', 5, 9), reward('loyalty', 5, 3)], 100, [[3, 9], 0, 1_000]],
    ['referral before vouchers', [reward('loyalty', 5, 1), reward('referrer', 10, 8)], 100, [[8, 1], 1_000, 500]],
    [
      'every credit there is (RWD-16)',
      [reward('referrer', 10, 2), reward('referrer', 10, 1), reward('friend', 3, 3)],
      100,
      [[1, 2, 3], 2_300, 0],
    ],
    [
      'no referral below its smallest transfer (D-99)',
      [reward('friend', 3, 1), reward('loyalty', 5, 2)],
      49.99,
      [[2], 0, 500],
    ],
    ['a referral on the smallest transfer it is for (D-99)', [reward('friend', 3, 1)], 50, [[1], 300, 0]],
    ['one that pays for the whole', [reward('loyalty', 7, 1)], 5.01, [[1], 0, 700]],
    ['nothing that is worth nothing', [reward('loyalty', 0, 1)], 100, [[], 0, 0]],
    ['nothing that would be cut', [reward('loyalty', 5, 1), reward('loyalty', 5, 2)], 7, [[1], 0, 500]],
    ['nothing of another currency', [{ ...reward('loyalty', 5, 1), amount: money('EUR', 500) }], 100, [[], 0, 0]],
  ] as const)('is %s (RWD-23)', (_case, owned, youSend, result) => {
    expect(chosen(owned, youSend)).toEqual(result);
  });

  test('is never more than is to pay, and never a part of anything', () => {
    const owned = fc.array(
      fc.record({
        id: fc.uuid(),
        kind: fc.constantFrom('referrer', 'friend', 'loyalty'),
        amount: fc.integer({ min: 1, max: 20_000 }).map((minor) => money('GBP', minor)),
        expiresAt: fc.nat(50),
      }),
    );
    fc.assert(
      fc.property(owned, fc.integer({ min: 500, max: 200_000 }), (rewards, minor) => {
        const youSend = { currency: 'GBP', minor } as const;
        const result = chooseRewards(rewards, { youSend, before: youSend }, scheme);
        const both = sum('GBP', [result.referralDiscount, result.voucherDiscount]);
        const used = sum(
          'GBP',
          result.rewards.map(({ amount }) => amount),
        );
        expect(compareMoney(subtract(youSend, both), money('GBP', 0))).toBeGreaterThanOrEqual(0);
        expect(used).toEqual(both);
      }),
    );
  });
});
