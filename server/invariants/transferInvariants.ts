import { sql } from 'kysely';
import { bothSides, transferAccounts } from './accounts.ts';
import type { CheckOfSome } from './invariant.ts';
import { isFunded } from './personInvariants.ts';

const of = (...kinds: readonly (typeof transferAccounts)[number][]) =>
  sql`coalesce(sum(minor) filter (where kind = any(${kinds})), 0)`;

/** What each transfer's accounts hold, beside its status (money notes, 2.2). */
const standing = (ids: readonly string[]) => sql`
  with account as (
    select p.transfer_id, side.kind, p.currency, sum(side.minor)::bigint as minor from posting p ${bothSides}
    where p.transfer_id = any(${ids}::uuid[]) and side.kind = any(${transferAccounts}) group by 1, 2, 3),
  held as (
    select transfer_id, ${of('customer_transfer')} as customer, ${of('refund_payable')} as refund,
      ${of('payout_payable', 'payout_in_transit')} as payout, ${of('deferred_margin')} as margin,
      ${of('unapplied_funds')} as unapplied
    from account group by transfer_id),
  given_back as (
    select transfer_id, sum(minor) as refunding from refund
    where transfer_id = any(${ids}::uuid[]) and state not in ('SETTLED', 'FAILED') group by transfer_id),
  standing as (
    select t.id, t.status, t.approved, t.destination_minor,
      coalesce(h.customer, 0) as customer, coalesce(h.refund, 0) as refund, coalesce(h.payout, 0) as payout,
      coalesce(h.margin, 0) as margin, coalesce(h.unapplied, 0) as unapplied,
      coalesce(g.refunding, 0) as refunding,
      t.operator_fee_minor + t.operator_fee_waived_minor + t.transfer_fee_minor + t.gateway_charge_minor as fees,
      t.origin_minor + t.operator_fee_minor + t.operator_fee_waived_minor + t.transfer_fee_minor
        + t.gateway_charge_minor as held_when_paid
    from transfer t left join held h on h.transfer_id = t.id left join given_back g on g.transfer_id = t.id
    where t.id = any(${ids}::uuid[]))`;

const accountsAgree: CheckOfSome = {
  says: {
    I2: 'No account that is owed to somebody is below zero, and no partner was promised more than its float',
    I3: 'A transfer that has ended holds no money of its own',
    I4: 'Every status agrees with the ledger, and what is owed back is being given back',
  },
  broken: (ids) => sql`${standing(ids)}
    select 'I2' as id, kind || ' ' || transfer_id || ' ' || currency || ' stands at ' || minor as what
      from account where minor < 0
    union all select 'I3', id || ' (' || status || ') still holds money' from standing
      where status in ('COMPLETE', 'REFUNDED') and (customer <> 0 or payout <> 0 or margin <> 0 or unapplied <> 0)
    union all select 'I4', id || ' is ' || status || ', but customer ' || customer || ', payout ' || payout
      || ', refund ' || refund || ' of ' || refunding from standing where refund <> refunding or not case
        when status in ('PENDING_PAYMENT', 'PAYMENT_PROCESSING') then customer = 0 and payout = 0
        when status in ('PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'CANCELLED') then customer = 0 and payout = 0
        when status in ('PENDING_VERIFICATION', 'PENDING_DOCUMENTATION', 'WATCHLIST_FAILED', 'PAYMENT_FRAUD',
          'PAYMENT_SUSPENDED') then customer in (0, held_when_paid) and payout = 0
        when status = 'PENDING_APPROVAL' or (status = 'PAYMENT_COMPLETED' and not approved)
          then customer = held_when_paid and payout = 0
        when status = 'PAYMENT_COMPLETED' then customer = fees and payout = destination_minor
        when status = 'REJECTED' then customer = 0 and payout = 0
        else customer = 0 and payout = 0 end`,
};

const payoutsAgree: CheckOfSome = {
  says: {
    I5: 'A delivered transfer has exactly one confirmed payout, and no other transfer has one',
    I17: 'No payout began while an earlier one of its transfer could still be paid',
    I18: 'No money was both paid out and given back',
    I24: 'Each payout is of what the recipient was promised',
  },
  broken: (
    ids,
  ) => sql`select 'I5' as id, t.id || ' (' || t.status || ') has ' || count(o.id) || ' confirmed payouts' as what
      from transfer t left join payout_attempt o on o.transfer_id = t.id and o.state in ('CONFIRMED', 'RETURNED')
      where t.id = any(${ids}::uuid[])
      group by t.id, t.status having (t.status = 'COMPLETE') <> (count(o.id) = 1) and t.status <> 'REFUNDED'
    union all select 'I17', transfer_id || ' has ' || count(*) || ' payouts that may be paid' from payout_attempt
      where transfer_id = any(${ids}::uuid[]) and state not in ('CLOSED', 'OVERPAID', 'RECOVERED')
      group by transfer_id having count(*) > 1
    union all select 'I18', j.transfer_id || ' was refunded, but its payout is ' || o.state
      from journal j join payout_attempt o on o.transfer_id = j.transfer_id
      where j.transfer_id = any(${ids}::uuid[]) and j.kind in ('J8', 'J13b', 'J14b', 'J15')
        and not exists (select from posting p where p.journal_id = j.id and p.debit = 'unapplied_funds')
        and not exists (select from payment p where p.transfer_id = j.transfer_id and p.booked_as = 'J12a'
          and j.idem = 'J14b:' || p.provider || ':' || p.provider_ref and not exists (select from journal a
          where a.transfer_id = j.transfer_id and a.idem = 'J12c:' || p.provider || ':' || p.provider_ref))
        and o.state not in ('CLOSED', 'OVERPAID', 'RECOVERED')
        and not (o.state = 'RETURNED' and j.kind in ('J14b', 'J15'))
    union all select 'I24', o.reference || ' pays ' || o.minor || ' ' || o.currency || ' of ' || t.destination_minor
        || ' ' || t.destination_currency
      from payout_attempt o join transfer t on t.id = o.transfer_id where t.id = any(${ids}::uuid[])
        and (o.minor, o.currency) <> (t.destination_minor, t.destination_currency)`,
};

const paymentsAgree: CheckOfSome = {
  says: {
    I6: 'Each payment received was booked once, as it was received',
    I14: 'What a sender pays is the sum it was shown as',
    I25: 'Each refund is of one payment, whole, and none was booked without one',
  },
  broken: (
    ids,
  ) => sql`select 'I6' as id, p.provider || ' ' || p.provider_ref || ' was booked ' || count(j.id) || ' times' as what
      from payment p left join journal j on j.transfer_id = p.transfer_id
        and j.idem = p.booked_as || ':' || p.provider || ':' || p.provider_ref
        and p.minor = (select sum(b.minor) from posting b where b.journal_id = j.id and b.debit = 'payin_clearing'
          and b.debit_dimension = p.provider and b.currency = p.currency)
      where p.transfer_id = any(${ids}::uuid[])
      group by p.id, p.provider, p.provider_ref having count(j.id) <> 1
    union all select 'I14', id || ' asks for ' || total_minor from transfer where id = any(${ids}::uuid[])
      and total_minor <> origin_minor + operator_fee_minor + transfer_fee_minor
        - promo_discount_minor - referral_discount_minor - voucher_discount_minor
    union all select 'I25', r.id || ' gives back ' || r.minor || ' ' || r.currency || ' of ' || p.minor || ' ' || p.currency
      from refund r join payment p on p.id = r.payment_id where r.transfer_id = any(${ids}::uuid[])
        and (r.transfer_id, r.minor, r.currency) <> (p.transfer_id, p.minor, p.currency)
    union all select 'I25', j.idem || ' is of no refund' from journal j
      where j.transfer_id = any(${ids}::uuid[]) and j.kind = 'J9' and not exists (select from refund r
        where r.transfer_id = j.transfer_id and r.id::text = split_part(j.idem, ':', 2))`,
};

const discountsAgree: CheckOfSome = {
  says: { I21: 'A transfer’s discounts are the credits and vouchers it used, each of them by no other' },
  broken: (ids) => sql`select 'I21' as id, t.id || ' has discounts of ' || t.referral_discount_minor || ' and '
        || t.voucher_discount_minor || ', and used ' || coalesce(used.referral, 0) || ' and ' || coalesce(used.voucher, 0) as what
      from transfer t left join (select u.transfer_id,
          coalesce(sum(r.minor) filter (where r.kind <> 'loyalty'), 0) as referral,
          coalesce(sum(r.minor) filter (where r.kind = 'loyalty'), 0) as voucher
        from reward_use u join reward r on r.id = u.reward_id where u.transfer_id = any(${ids}::uuid[])
        group by u.transfer_id) used on used.transfer_id = t.id
      where t.id = any(${ids}::uuid[]) and (used.transfer_id is not null or ${isFunded(sql`t.id`)})
        and (coalesce(used.referral, 0), coalesce(used.voucher, 0))
          <> (t.referral_discount_minor, t.voucher_discount_minor)`,
};

export const transferInvariants: readonly CheckOfSome[] = [accountsAgree, payoutsAgree, paymentsAgree, discountsAgree];
