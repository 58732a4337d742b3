import type { PayInCurrency } from '../money/currency.ts';
import { compareMoney, type Money, subtract, sum, zero } from '../money/money.ts';
import { units } from './loyaltyPoints.ts';
import type { Reward } from './reward.ts';
import type { RewardScheme } from './rewardScheme.ts';

export type ChosenRewards = {
  /** In the order they are used: soonest to expire first, referral before vouchers (D-54). */
  readonly rewards: readonly Reward[];
  readonly referralDiscount: Money;
  readonly voucherDiscount: Money;
};

type Due = {
  readonly youSend: Money & { readonly currency: PayInCurrency };
  /** Everything to pay before any discount. */
  readonly before: Money;
};

/**
 * What is used of what somebody has, without being asked. Each is used whole or kept: none is cut to what is left to
 * pay. Referral discounts need a transfer of some size (D-99).
 */
export function chooseRewards(owned: readonly Reward[], due: Due, scheme: RewardScheme): ChosenRewards {
  const { youSend, before } = due;
  const { currency } = youSend;
  const soonestFirst = owned
    .filter(({ amount }) => amount.currency === currency)
    .sort((one, other) => one.expiresAt - other.expiresAt || one.id.localeCompare(other.id));
  const isLarge = compareMoney(youSend, units(scheme.referralscheme.minReferralAmount, currency)) >= 0;

  const referral = fitting(isLarge ? soonestFirst.filter(({ kind }) => kind !== 'loyalty') : [], before);
  const referralDiscount = totalOf(referral, currency);
  const vouchers = fitting(
    soonestFirst.filter(({ kind }) => kind === 'loyalty'),
    subtract(before, referralDiscount),
  );
  return { rewards: [...referral, ...vouchers], referralDiscount, voucherDiscount: totalOf(vouchers, currency) };
}

const totalOf = (rewards: readonly Reward[], currency: PayInCurrency): Money =>
  sum(
    currency,
    rewards.map(({ amount }) => amount),
  );

function fitting(rewards: readonly Reward[], due: Money): Reward[] {
  const chosen: Reward[] = [];
  let left = due;
  for (const reward of rewards) {
    if (compareMoney(reward.amount, left) > 0 || compareMoney(reward.amount, zero(left.currency)) <= 0) continue;
    chosen.push(reward);
    left = subtract(left, reward.amount);
  }
  return chosen;
}
