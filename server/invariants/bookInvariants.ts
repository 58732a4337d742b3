import { sql } from 'kysely';
import { sumsNow } from './bookSums.ts';
import type { CheckOfBooks } from './invariant.ts';

const booksAgree: CheckOfBooks = {
  says: {
    I1: 'The ledger sums to zero in every currency',
    I2: 'No account that is owed to somebody is below zero, and no partner was promised more than its float',
    I19: 'What a partner paid once too often is what it owes us',
    I20: 'What is free of each float is what the ledger has of it less what may still be paid from it',
  },
  broken: (carried) => sql`with book as materialized (${sumsNow(carried)}),
    overpaid as (select partner, currency, sum(minor) as minor from payout_attempt
      where state = 'OVERPAID' group by partner, currency),
    claimed as (select partner, currency, sum(minor) as minor from payout_attempt
      where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED') group by partner, currency)
    select 'I1' as id, currency || ' is off by ' || sum(minor) as what from book group by currency having sum(minor) <> 0
    union all select 'I2', b.dimension || ' was promised ' || b.minor || ' ' || b.currency || ' more than its float'
      from book b left join overpaid o on o.partner = b.dimension and o.currency = b.currency
      where b.kind = 'partner_float' and b.minor > coalesce(o.minor, 0)
    union all select 'I19', coalesce(b.dimension, o.partner) || ' owes ' || coalesce(-b.minor, 0) || ' '
        || coalesce(b.currency, o.currency) || ', but paid ' || coalesce(o.minor, 0) || ' once too often'
      from (select * from book where kind = 'partner_receivable') b
      full join overpaid o on o.partner = b.dimension and o.currency = b.currency
      where coalesce(-b.minor, 0) <> coalesce(o.minor, 0)
    union all select 'I20', f.partner || ' has ' || f.free || ' ' || f.currency || ' free, but the ledger says '
        || coalesce(-b.minor, 0) || ' less ' || coalesce(c.minor, 0)
      from (select partner, currency, sum(free_minor) as free from partner_float group by partner, currency) f
      left join (select * from book where kind = 'partner_float') b
        on b.dimension = f.partner and b.currency = f.currency
      left join claimed c on c.partner = f.partner and c.currency = f.currency
      where f.free <> coalesce(-b.minor, 0) - coalesce(c.minor, 0)`,
};

export const bookInvariants: readonly CheckOfBooks[] = [
  booksAgree,
  {
    says: { I7: 'Every report of a company was dealt with' },
    quiet: true,
    broken: () =>
      sql`select 'I7' as id, provider || ' ' || event_id || ' waits' as what from inbox where processed_at is null`,
  },
  {
    says: { I8: 'All follow-up work is done' },
    quiet: true,
    broken: () => sql`select 'I8' as id, key || ' waits' as what from outbox where done_at is null`,
  },
];
