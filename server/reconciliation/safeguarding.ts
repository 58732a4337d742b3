import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money, sum } from '#domain/money/money.ts';
import type { Db } from '../database/open.ts';

/** The daily figures of CASS 15, in one currency, as sums over account kinds (money notes, 2). */
export type Safeguarding = {
  readonly currency: Currency;
  /** What we owe our customers: all they paid that is neither delivered nor given back. */
  readonly requirement: Money;
  /** In the safeguarding bank. */
  readonly resource: Money;
  /** Received, and still on its way from payment companies. */
  readonly receivable: Money;
  /** Of it, what came more than a day ago (the D+1 test); nothing is right. */
  readonly late: Money;
  /** Resource and receivable less requirement: ours to take out, or to put in where below zero. */
  readonly difference: Money;
};

type Row = { currency: Currency; owed: bigint; banked: bigint; clearing: bigint; late: bigint };

const balanceOf = (kinds: readonly string[], sign: 1 | -1) => sql`
  (select coalesce(sum(case when credit in (${sql.join(kinds)}) then p.minor else 0 end)
    - sum(case when debit in (${sql.join(kinds)}) then p.minor else 0 end), 0) * ${sql.raw(String(sign))}
   from posting p where p.currency = c.currency)`;

const owedKinds = ['customer_transfer', 'refund_payable', 'unapplied_funds', 'frozen_funds', 'deferred_margin'];

/** What undelivered payouts were bought for: they are owed in the currency they were paid in until they are confirmed. */
const reservedAtCost = sql`(select coalesce(sum(p.minor), 0) from transfer t
  join lateral (select id from journal where transfer_id = t.id and kind = 'J3' order by at desc, id desc limit 1) j on true
  join posting p on p.journal_id = j.id and p.debit = 'customer_transfer' and p.credit = 'fx_position'
  where t.status = 'PAYMENT_COMPLETED' and t.approved and p.currency = c.currency)`;

/** Received more than a day ago, and not on the bank's statement since. */
const receivedLate = sql`(select coalesce(sum(p.minor), 0) from payment p where p.currency = c.currency
  and p.settled_at < date_trunc('day', now() at time zone 'UTC') - interval '1 day'
  and not exists (select from journal j where j.idem = 'J10:SETTLE-' || p.provider || '-'
    || to_char(p.settled_at at time zone 'UTC', 'YYYY-MM-DD') || '-' || p.currency))`;

export async function safeguardingFigures(db: Db): Promise<Safeguarding[]> {
  const read = await sql<Row>`
    select c.currency, (${balanceOf(owedKinds, 1)} + ${reservedAtCost})::bigint as owed,
      ${balanceOf(['safeguarding_bank'], -1)}::bigint as banked, ${balanceOf(['payin_clearing'], -1)}::bigint as clearing,
      ${receivedLate}::bigint as late
    from (select distinct currency from posting where debit = 'payin_clearing' or credit = 'payin_clearing') c
    order by c.currency`.execute(db);
  return read.rows.map(({ currency, owed, banked, clearing, late }) => {
    const of = (minor: bigint) => money(currency, Number(minor));
    return {
      currency,
      requirement: of(owed),
      resource: of(banked),
      receivable: of(clearing),
      late: of(late),
      difference: sum(currency, [of(banked), of(clearing), of(-owed)]),
    };
  });
}
