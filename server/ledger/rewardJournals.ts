import type { Money } from '#domain/money/money.ts';
import type { RewardKind } from '#domain/reward/reward.ts';
import { account, type Journal, journal } from './journal.ts';

/** What senders earn is a debt to them from the day it is earned (money notes, 2.1). Using it is part of J2. */

type Earned = { readonly userId: string; readonly value: Money };

/** J16a: points for a delivered transfer, at what they are worth. */
export const pointsEarned = ({ transferId, userId, value }: Earned & { readonly transferId: string }): Journal =>
  journal('J16a', `J16a:${transferId}`, [
    { debit: account('loyalty_expense'), credit: account('loyalty_liability', userId), amount: value },
  ]);

/** J16d: the transfer came back, and with it what its points were worth. */
export const pointsReturned = ({ transferId, userId, value }: Earned & { readonly transferId: string }): Journal =>
  journal('J16d', `J16d:${transferId}`, [
    { debit: account('loyalty_liability', userId), credit: account('loyalty_expense'), amount: value },
  ]);

/** J17a: a referral credit, for the one who brought a friend or for that friend. */
export const referralEarned = ({ rewardId, userId, value }: Earned & { readonly rewardId: string }): Journal =>
  journal('J17a', `J17a:${rewardId}`, [
    { debit: account('referral_expense'), credit: account('referral_liability', userId), amount: value },
  ]);

/** J16c, J17c: not used in time, so it is ours. */
export const rewardExpired = ({ rewardId, kind, userId, value }: Expiry): Journal => {
  const [name, liability] =
    kind === 'loyalty' ? (['J16c', 'loyalty_liability'] as const) : (['J17c', 'referral_liability'] as const);
  return journal(name, `${name}:${rewardId}`, [
    { debit: account(liability, userId), credit: account('breakage_income'), amount: value },
  ]);
};

type Expiry = Earned & { readonly rewardId: string; readonly kind: RewardKind };
