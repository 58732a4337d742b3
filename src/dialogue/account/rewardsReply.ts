import type { User } from '#contract/account/account.ts';
import type { ReferredUser } from '#contract/reward/rewards.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import { units } from '#domain/reward/loyaltyPoints.ts';
import { referralState, stillToSend } from '#domain/reward/referralProgress.ts';
import type { RewardScheme } from '#domain/reward/rewardScheme.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { type Happening, told } from '../thread.ts';
import { type AccountReply, said } from './accountReply.ts';

export type Rewards = {
  readonly user: User;
  readonly friends: readonly ReferredUser[];
  readonly scheme: Pick<RewardScheme, 'settings' | 'referralscheme' | 'loyaltyscheme'>;
};

/** More would be a list: the page has them all. */
const mostTold = 3;

/** What there is to use, the soonest to expire first, and what of each other one is still missing (peers 37). */
export function rewardsReply({ user, friends, scheme }: Rewards): AccountReply {
  const ready = readyOf(user);
  return said([
    ...(ready.length === 0 ? [told({ key: 'guide.rewards.none' })] : ready.slice(0, mostTold).map(inTurn)),
    ...leastFor(user, scheme),
    ...pointsMissing(user, scheme),
    ...friendsMissing(friends, scheme),
    { kind: 'lead', words: { key: 'guide.rewards.page' }, to: '/rewards' },
  ]);
}

type Ready = { readonly worth: Money; readonly expiresAt: number };

const readyOf = ({ meta, referral }: User): readonly Ready[] =>
  [
    ...meta.Vouchers.filter(({ VoucherBonus }) => VoucherBonus === 'ACTIVE'),
    ...referral.Referrals.filter(({ ReferralBonus }) => ReferralBonus === 'ACTIVE'),
  ]
    .map(({ Bonus, currency, Expires }) => ({ worth: moneyOf(Bonus, currency), expiresAt: Expires }))
    .toSorted((one, other) => one.expiresAt - other.expiresAt);

const inTurn = ({ worth, expiresAt }: Ready, place: number): Happening =>
  told({ key: place === 0 ? 'guide.rewards.first' : 'guide.rewards.then', facts: { total: worth, moment: expiresAt } });

/** A bonus of a friend needs a transfer of some size (D-99). */
function leastFor({ referral, profile }: User, { referralscheme }: Rewards['scheme']): readonly Happening[] {
  if (!referral.Referrals.some(({ ReferralBonus }) => ReferralBonus === 'ACTIVE')) return [];
  const least = moneyOf(referralscheme.minReferralAmount, payInCurrencyFrom(profile.location_country));
  return [told({ key: 'guide.rewards.least', facts: { send: least } })];
}

function pointsMissing({ meta, profile }: User, { loyaltyscheme }: Rewards['scheme']): readonly Happening[] {
  const usual = { currency: payInCurrencyFrom(profile.location_country), available: 0 };
  const kept = meta.pointsByCurrency.filter(({ available }) => available > 0);
  return (kept.length === 0 ? [usual] : kept).map(({ currency, available }) =>
    told({
      key: 'guide.rewards.points',
      facts: {
        count: Math.max(0, loyaltyscheme.minVoucherAmount - available),
        total: moneyOf(loyaltyscheme.voucherBonus, currency),
        example: { label: String(available) },
      },
    }),
  );
}

function friendsMissing(friends: readonly ReferredUser[], { settings }: Rewards['scheme']): readonly Happening[] {
  const goal = units(settings.referralActivationAmount, 'GBP');
  return friends
    .map(({ firstName, cummulativeTransfer, useStatus }) => ({
      name: firstName,
      cumulative: moneyOf(cummulativeTransfer, 'GBP'),
      useStatus,
      isExpired: false,
    }))
    .filter((friend) => referralState(friend, goal) === 'Awaiting activation')
    .slice(0, mostTold)
    .map(({ name, cumulative }) =>
      told({ key: 'guide.rewards.friend', facts: { name, send: stillToSend(cumulative, goal) } }),
    );
}
