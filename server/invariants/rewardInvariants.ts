import { type RawBuilder, sql } from 'kysely';
import { pointsInVouchers, pointsKept } from '../reward/pointsBalance.ts';
import type { Invariant } from './invariants.ts';

/** A discount that was paid for (J2) and not given back, by what the books moved for that transfer. */
const isFunded = (transferId: RawBuilder<unknown>) => sql`coalesce((select sum(case
    when p.debit in ('loyalty_liability', 'referral_liability') then p.minor else -p.minor end)
  from posting p join journal j on j.id = p.journal_id where p.transfer_id = ${transferId}
    and j.kind not in ('J16a', 'J16d', 'J17a')
    and (p.debit in ('loyalty_liability', 'referral_liability')
      or p.credit in ('loyalty_liability', 'referral_liability'))), 0) > 0`;

const owedTo = (liability: string) => sql`
  select dimension, currency, sum(minor) as minor from (
    select credit_dimension as dimension, currency, minor from posting where credit = ${liability}
    union all select debit_dimension, currency, -minor from posting where debit = ${liability}) moved
  group by dimension, currency`;

/** What a person was promised and has not used: whole rewards, and points that are on their way to one. */
const promised = (kinds: readonly string[]) => sql`
  select user_id::text as dimension, currency, sum(minor) as minor from (
    select r.user_id, r.currency, r.minor from reward r where r.kind = any(${kinds}) and r.kind <> 'loyalty'
    union all select user_id, currency, minor from points_earned where 'loyalty' = any(${kinds})
    union all select e.user_id, e.currency, -t.minor from points_taken t
      join points_earned e on e.transfer_id = t.transfer_id where 'loyalty' = any(${kinds})
    union all select r.user_id, r.currency, -r.minor from reward r
      where r.kind = any(${kinds}) and r.expired_at is not null
    union all select r.user_id, r.currency, -r.minor from reward r join reward_use u on u.reward_id = r.id
      where r.kind = any(${kinds}) and ${isFunded(sql`u.transfer_id`)}) owed
  group by user_id, currency`;

const differs = (liability: string, kinds: readonly string[]) => sql`
  select coalesce(l.dimension, p.dimension) || ' is owed ' || coalesce(l.minor, 0) || ' by the books, and '
      || coalesce(p.minor, 0) || ' by what was earned' as what
    from (${owedTo(liability)}) l full join (${promised(kinds)}) p
      on p.dimension = l.dimension and p.currency = l.currency
    where coalesce(l.minor, 0) <> coalesce(p.minor, 0)`;

export const rewardInvariants: readonly Invariant[] = [
  {
    id: 'I21',
    says: 'A transfer’s discounts are the credits and vouchers it used, each of them by no other',
    broken: sql`select t.id || ' has discounts of ' || t.referral_discount_minor || ' and ' || t.voucher_discount_minor
        || ', and used ' || coalesce(used.referral, 0) || ' and ' || coalesce(used.voucher, 0) as what
      from transfer t left join (select u.transfer_id,
          coalesce(sum(r.minor) filter (where r.kind <> 'loyalty'), 0) as referral,
          coalesce(sum(r.minor) filter (where r.kind = 'loyalty'), 0) as voucher
        from reward_use u join reward r on r.id = u.reward_id group by u.transfer_id) used on used.transfer_id = t.id
      where (used.transfer_id is not null or ${isFunded(sql`t.id`)})
        and (coalesce(used.referral, 0), coalesce(used.voucher, 0))
          <> (t.referral_discount_minor, t.voucher_discount_minor)`,
  },
  {
    id: 'I22',
    says: 'What senders are owed in points, vouchers and referral credits is what they earned and did not use',
    broken: sql`${differs('loyalty_liability', ['loyalty'])}
      union all ${differs('referral_liability', ['referrer', 'friend'])}`,
  },
  {
    id: 'I23',
    says: 'Nobody has turned more points into vouchers than they have',
    broken: sql`select e.user_id || ' has ' || sum(${pointsKept}) || ' points of ' || e.currency || ', and more in vouchers' as what
      from points_earned e group by e.user_id, e.currency
      having sum(${pointsKept}) < ${pointsInVouchers(sql`r.user_id = e.user_id and r.currency = e.currency`)}`,
  },
];
