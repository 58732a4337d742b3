import { sql } from 'kysely';
import type { User } from '#contract/account/account.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import { type RewardKind, rewardState } from '#domain/reward/reward.ts';
import { pointsInVouchers, pointsKept } from './pointsBalance.ts';

type RewardRow = {
  id: string;
  kind: RewardKind;
  friend: string | null;
  currency: PayInCurrency;
  minor: number;
  points: number;
  activated: number;
  expires: number;
  now: number;
  used: boolean;
};
type PointsRow = { currency: PayInCurrency; earned: number; available: number };

/** Everything somebody earned, as it stands now. */
export type RewardStanding = { readonly rewards: readonly RewardRow[]; readonly points: readonly PointsRow[] };

/** For a query of people `u`. */
export const rewardsOf = sql<RewardRow[] | null>`(select json_agg(json_build_object('id', r.id, 'kind', r.kind,
    'friend', r.friend_id, 'currency', r.currency, 'minor', r.minor, 'points', r.points,
    'activated', floor(extract(epoch from r.activated_at)), 'expires', floor(extract(epoch from r.expires_at)),
    'now', extract(epoch from now()), 'used', exists (select from reward_use w where w.reward_id = r.id))
    order by r.activated_at desc, r.id) from reward r where r.user_id = u.id and r.revoked_at is null)`;

export const pointsOf = sql<PointsRow[] | null>`(select json_agg(json_build_object('currency', p.currency,
    'earned', p.earned, 'available', p.earned - ${pointsInVouchers(sql`r.user_id = u.id and r.currency = p.currency`)})
    order by p.currency)
  from (select e.currency, sum(${pointsKept})::int as earned from points_earned e
    where e.user_id = u.id group by e.currency) p)`;

const stateOf = ({ used, expires, now }: RewardRow) => rewardState({ isUsed: used, expiresAt: expires, now });
const bonusOf = ({ currency, minor }: RewardRow) => toMajorNumber(money(currency, minor));
const activeOrNot = (isActive: boolean) => (isActive ? ('ACTIVE' as const) : ('INACTIVE' as const));

type VoucherMeta = Pick<User['meta'], 'VoucherPoints' | 'pointsByCurrency' | 'Voucher' | 'Vouchers'>;

export function vouchersOf({ rewards, points }: RewardStanding): VoucherMeta {
  const vouchers = rewards.filter(({ kind }) => kind === 'loyalty');
  return {
    VoucherPoints: points.reduce((total, { available }) => total + available, 0),
    pointsByCurrency: points.map(({ currency, earned, available }) => ({ currency, earned, available })),
    Voucher: activeOrNot(vouchers.some((row) => stateOf(row) === 'ACTIVE')),
    Vouchers: vouchers.map((row) => ({
      id: row.id,
      Bonus: bonusOf(row),
      currency: row.currency,
      Activated: row.activated,
      Expires: row.expires,
      VoucherBonus: stateOf(row),
      points: row.points,
    })),
  };
}

export function referralOf({ rewards }: RewardStanding): Omit<User['referral'], 'code'> {
  const credits = rewards.filter(({ kind }) => kind !== 'loyalty');
  const active = credits.filter((row) => stateOf(row) === 'ACTIVE');
  return {
    useCount: active.filter(({ kind }) => kind === 'referrer').length,
    newUserBonusActive: active.some(({ kind }) => kind === 'friend'),
    Referral: activeOrNot(active.length > 0),
    Referrals: credits.map((row) => ({
      ReferrerID: row.friend ?? '',
      Bonus: bonusOf(row),
      currency: row.currency,
      Expires: row.expires,
      ReferralBonus: stateOf(row),
    })),
  };
}
