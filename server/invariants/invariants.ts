import { type RawBuilder, sql } from 'kysely';

/** A promise about the books, and the rows that break it. `quiet` ones hold only when nothing is under way. */
export type Invariant = {
  readonly id: string;
  readonly says: string;
  readonly quiet?: true;
  /** Answers one row a violation, with `what` naming it. */
  readonly broken: RawBuilder<{ what: string }>;
};

/** Credits less debits of every account: liabilities and income stand above nothing, assets and expenses below. */
const balances = sql`
  select kind, dimension, currency, sum(minor)::bigint as minor from (
    select credit as kind, credit_dimension as dimension, currency, minor from posting
    union all select debit, debit_dimension, currency, -minor from posting) moved
  group by kind, dimension, currency`;

const of = (...kinds: readonly string[]) => sql`coalesce(sum(minor) filter (where kind = any(${kinds})), 0)`;

/** What each transfer's accounts hold, beside its status (money notes, 2.2): summed once for all, and never once for each. */
const standing = sql`
  with held as (
    select dimension, ${of('customer_transfer')} as customer, ${of('refund_payable')} as refund,
      ${of('payout_payable', 'payout_in_transit')} as payout, ${of('deferred_margin')} as margin,
      ${of('unapplied_funds')} as unapplied, ${of('frozen_funds')} as frozen
    from (${balances}) b group by dimension),
  given_back as (
    select transfer_id, sum(minor) as refunding from refund where state not in ('SETTLED', 'FAILED') group by transfer_id),
  standing as (
    select t.id, t.status, t.approved, t.destination_minor,
      coalesce(h.customer, 0) as customer, coalesce(h.refund, 0) as refund, coalesce(h.payout, 0) as payout,
      coalesce(h.margin, 0) as margin, coalesce(h.unapplied, 0) as unapplied, coalesce(h.frozen, 0) as frozen,
      coalesce(g.refunding, 0) as refunding,
      t.operator_fee_minor + t.operator_fee_waived_minor + t.transfer_fee_minor + t.gateway_charge_minor as fees,
      t.origin_minor + t.operator_fee_minor + t.operator_fee_waived_minor + t.transfer_fee_minor
        + t.gateway_charge_minor as held_when_paid
    from transfer t left join held h on h.dimension = t.id::text left join given_back g on g.transfer_id = t.id)`;

export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'The ledger sums to zero in every currency',
    broken: sql`select currency || ' is off by ' || sum(minor) as what from (${balances}) b group by currency having sum(minor) <> 0`,
  },
  {
    id: 'I2',
    says: 'No account that is owed to somebody is below zero, and no partner was promised more than its float',
    broken: sql`select b.kind || ' ' || b.dimension || ' ' || b.currency || ' stands at ' || b.minor as what
      from (${balances}) b join account_kind k on k.kind = b.kind
      where k.side = 'liability' and b.minor < 0
      union all select b.dimension || ' was promised ' || b.minor || ' ' || b.currency || ' more than its float'
      from (${balances}) b left join (select partner, currency, sum(minor) as minor from payout_attempt
        where state = 'OVERPAID' group by partner, currency) o on o.partner = b.dimension and o.currency = b.currency
      where b.kind = 'partner_float' and b.minor > coalesce(o.minor, 0)`,
  },
  {
    id: 'I20',
    says: 'What is free of each float is what the ledger has of it less what may still be paid from it',
    broken: sql`select f.partner || ' has ' || f.free || ' ' || f.currency || ' free, but the ledger says ' || coalesce(b.held, 0)
        || ' less ' || coalesce(o.claimed, 0) as what
      from (select partner, currency, sum(free_minor) as free from partner_float group by partner, currency) f
      left join (select dimension, currency, -minor as held from (${balances}) every where kind = 'partner_float') b
        on b.dimension = f.partner and b.currency = f.currency
      left join (select partner, currency, sum(minor) as claimed from payout_attempt
        where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED') group by partner, currency) o
        on o.partner = f.partner and o.currency = f.currency
      where f.free <> coalesce(b.held, 0) - coalesce(o.claimed, 0)`,
  },
  {
    id: 'I3',
    says: 'A transfer that has ended holds no money of its own',
    broken: sql`${standing} select id || ' (' || status || ') still holds money' as what from standing
      where status in ('COMPLETE', 'REFUNDED')
        and (customer <> 0 or payout <> 0 or margin <> 0 or unapplied <> 0)`,
  },
  {
    id: 'I4',
    says: 'Every status agrees with the ledger, and what is owed back is being given back',
    broken: sql`${standing} select id || ' is ' || status || ', but customer ' || customer || ', payout ' || payout
        || ', refund ' || refund || ' of ' || refunding as what from standing where refund <> refunding or not case
      when status in ('PENDING_PAYMENT', 'PAYMENT_PROCESSING') then customer = 0 and payout = 0
      when status in ('PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'CANCELLED') then customer = 0 and payout = 0
      when status in ('PENDING_VERIFICATION', 'PENDING_DOCUMENTATION', 'WATCHLIST_FAILED', 'PAYMENT_FRAUD',
        'PAYMENT_SUSPENDED') then customer in (0, held_when_paid) and payout = 0
      when status = 'PENDING_APPROVAL' or (status = 'PAYMENT_COMPLETED' and not approved)
        then customer = held_when_paid and payout = 0
      when status = 'PAYMENT_COMPLETED' then customer = fees and payout = destination_minor
      when status = 'REJECTED' then customer = 0 and payout = 0
      else customer = 0 and payout = 0 end`,
  },
  {
    id: 'I5',
    says: 'A delivered transfer has exactly one confirmed payout, and no other transfer has one',
    broken: sql`select t.id || ' (' || t.status || ') has ' || count(o.id) || ' confirmed payouts' as what
      from transfer t left join payout_attempt o on o.transfer_id = t.id and o.state in ('CONFIRMED', 'RETURNED')
      group by t.id, t.status having (t.status = 'COMPLETE') <> (count(o.id) = 1) and t.status <> 'REFUNDED'`,
  },
  {
    id: 'I17',
    says: 'No payout began while an earlier one of its transfer could still be paid',
    broken: sql`select transfer_id || ' has ' || count(*) || ' payouts that may be paid' as what from payout_attempt
      where state not in ('CLOSED', 'OVERPAID', 'RECOVERED') group by transfer_id having count(*) > 1`,
  },
  {
    id: 'I18',
    says: 'No money was both paid out and given back',
    broken: sql`select j.transfer_id || ' was refunded, but its payout is ' || o.state as what
      from journal j join payout_attempt o on o.transfer_id = j.transfer_id
      where j.kind in ('J8', 'J13b', 'J14b', 'J15')
        and not exists (select from posting p where p.journal_id = j.id and p.debit = 'unapplied_funds')
        and o.state not in ('CLOSED', 'OVERPAID', 'RECOVERED') and (j.kind, o.state) <> ('J15', 'RETURNED')`,
  },
  {
    id: 'I19',
    says: 'What a partner paid once too often is what it owes us',
    broken: sql`select coalesce(b.dimension, o.partner) || ' owes ' || coalesce(-b.minor, 0) || ' '
        || coalesce(b.currency, o.currency) || ', but paid ' || coalesce(o.minor, 0) || ' once too often' as what
      from (select * from (${balances}) every where kind = 'partner_receivable') b
      full join (select partner, currency, sum(minor) as minor from payout_attempt
        where state = 'OVERPAID' group by partner, currency) o on o.partner = b.dimension and o.currency = b.currency
      where coalesce(-b.minor, 0) <> coalesce(o.minor, 0)`,
  },
  {
    id: 'I6',
    says: 'Each payment received was booked once',
    broken: sql`select p.provider || ' ' || p.provider_ref || ' was booked ' || count(j.id) || ' times' as what
      from payment p left join journal j on j.idem = p.booked_as || ':' || p.provider || ':' || p.provider_ref
      group by p.id, p.provider, p.provider_ref having count(j.id) <> 1`,
  },
  {
    id: 'I7',
    says: 'Every report of a company was dealt with',
    quiet: true,
    broken: sql`select provider || ' ' || event_id || ' waits' as what from inbox where processed_at is null`,
  },
  {
    id: 'I8',
    says: 'All follow-up work is done',
    quiet: true,
    broken: sql`select key || ' waits' as what from outbox where done_at is null`,
  },
  {
    id: 'I9',
    says: 'Every history is a walk from its beginning to the status shown',
    broken: sql`select t.id || ' is ' || t.status || ' at version ' || t.version || ', but its history ends at '
        || last.version || ' ' || last.to_status as what
      from transfer t join lateral (select e.version, e.to_status, count(*) over () as events from status_event e
        where e.transfer_id = t.id order by e.version desc limit 1) last on true
      where last.version <> t.version or last.to_status <> t.status or last.events <> t.version`,
  },
  {
    id: 'I11',
    says: 'No promotion was used more often than it allows',
    broken: sql`select u.promo_code || ' was used ' || count(*) || ' times by one sender' as what
      from promo_use u join promo p on p.code = u.promo_code group by u.promo_code, u.user_id, p.settings
      having count(*) > (p.settings->>'usageLimit')::int`,
  },
  {
    id: 'I14',
    says: 'What a sender pays is the sum it was shown as',
    broken: sql`select id || ' asks for ' || total_minor as what from transfer where total_minor <> origin_minor
      + operator_fee_minor + transfer_fee_minor - promo_discount_minor - referral_discount_minor - voucher_discount_minor`,
  },
  {
    id: 'I15',
    says: 'Nothing expired before its time',
    broken: sql`select e.transfer_id || ' expired early' as what from status_event e join transfer t on t.id = e.transfer_id
      where e.to_status = 'EXPIRED' and e.at < t.expires_at - interval '1 s'`,
  },
];
