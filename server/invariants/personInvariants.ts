import { type RawBuilder, sql } from 'kysely';
import { pointsInVouchers, pointsKept } from '../reward/pointsBalance.ts';
import type { personAccounts } from './accounts.ts';
import type { CheckOfSome } from './invariant.ts';

type Ids = readonly string[];

/** A discount that was paid for (J2) and not given back, by what the books moved for that transfer. */
export const isFunded = (transferId: RawBuilder<unknown>) => sql`coalesce((select sum(case
    when p.debit in ('loyalty_liability', 'referral_liability') then p.minor else -p.minor end)
  from posting p join journal j on j.id = p.journal_id where p.transfer_id = ${transferId}
    and j.kind not in ('J16a', 'J16d', 'J17a')
    and (p.debit in ('loyalty_liability', 'referral_liability')
      or p.credit in ('loyalty_liability', 'referral_liability'))), 0) > 0`;

type Liability = (typeof personAccounts)[number];

/** Named as the index names them, so that only what is about people is read. */
const ofPeople = sql`('loyalty_liability', 'referral_liability')`;

const owedTo = (ids: Ids, liability: Liability) => sql`
  select dimension, currency, sum(minor) as minor from (
    select credit_dimension as dimension, currency, minor from posting
      where credit in ${ofPeople} and credit = ${liability} and credit_dimension = any(${ids}::text[])
    union all select debit_dimension, currency, -minor from posting
      where debit in ${ofPeople} and debit = ${liability} and debit_dimension = any(${ids}::text[])) moved
  group by dimension, currency`;

/** What a person was promised and has not used: whole rewards, and points that are on their way to one. */
const promised = (ids: Ids, kinds: readonly string[]) => sql`
  select user_id::text as dimension, currency, sum(minor) as minor from (
    select r.user_id, r.currency, r.minor from reward r
      where r.user_id = any(${ids}::uuid[]) and r.kind = any(${kinds}) and r.kind <> 'loyalty'
    union all select user_id, currency, minor from points_earned
      where user_id = any(${ids}::uuid[]) and 'loyalty' = any(${kinds})
    union all select e.user_id, e.currency, -t.minor from points_earned e
      join points_taken t on t.transfer_id = e.transfer_id
      where e.user_id = any(${ids}::uuid[]) and 'loyalty' = any(${kinds})
    union all select r.user_id, r.currency, -r.minor from reward r
      where r.user_id = any(${ids}::uuid[]) and r.kind = any(${kinds}) and r.expired_at is not null
    union all select r.user_id, r.currency, -r.minor from reward r join reward_use u on u.reward_id = r.id
      where r.user_id = any(${ids}::uuid[]) and r.kind = any(${kinds}) and ${isFunded(sql`u.transfer_id`)}) owed
  group by user_id, currency`;

const differs = (ids: Ids, liability: Liability, kinds: readonly string[]) => sql`
  select 'I22' as id, coalesce(l.dimension, p.dimension) || ' is owed ' || coalesce(l.minor, 0) || ' by the books, and '
      || coalesce(p.minor, 0) || ' by what was earned' as what
    from (${owedTo(ids, liability)}) l full join (${promised(ids, kinds)}) p
      on p.dimension = l.dimension and p.currency = l.currency
    where coalesce(l.minor, 0) <> coalesce(p.minor, 0)`;

const isBelowZero = (ids: Ids, liability: Liability) => sql`
  select 'I2' as id, ${liability} || ' ' || dimension || ' ' || currency || ' stands at ' || minor as what
    from (${owedTo(ids, liability)}) l where minor < 0`;

export const personInvariants: readonly CheckOfSome[] = [
  {
    says: { I22: 'What senders are owed in points, vouchers and referral credits is what they earned and did not use' },
    broken: (ids) => sql`${differs(ids, 'loyalty_liability', ['loyalty'])}
      union all ${differs(ids, 'referral_liability', ['referrer', 'friend'])}`,
  },
  {
    says: { I2: 'No account that is owed to somebody is below zero, and no partner was promised more than its float' },
    broken: (ids) => sql`${isBelowZero(ids, 'loyalty_liability')} union all ${isBelowZero(ids, 'referral_liability')}`,
  },
  {
    says: { I23: 'Nobody has turned more points into vouchers than they have' },
    broken: (ids) => sql`select 'I23' as id, e.user_id || ' has ' || sum(${pointsKept}) || ' points of ' || e.currency
        || ', and more in vouchers' as what
      from points_earned e where e.user_id = any(${ids}::uuid[]) group by e.user_id, e.currency
      having sum(${pointsKept}) < ${pointsInVouchers(sql`r.user_id = e.user_id and r.currency = e.currency`)}`,
  },
  {
    says: { I11: 'No promotion was used more often than it allows' },
    broken: (ids) => sql`select 'I11' as id, u.promo_code || ' was used ' || count(*) || ' times by one sender' as what
      from promo_use u join promo p on p.code = u.promo_code where u.user_id = any(${ids}::uuid[])
      group by u.promo_code, u.user_id, p.settings having count(*) > (p.settings->>'usageLimit')::int`,
  },
];
