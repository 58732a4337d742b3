import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Job } from '../jobs/jobs.ts';

const everyMs = 3_600_000;

/** After its end a month is counted again each day for so long: what is late still arrives, and some of it comes back. */
const settling = sql`interval '60 days'`;

/** Counts what became of the promises of each month that is over (decision 099). */
export const deliveryCountJob = (db: Db): Job => ({
  name: 'deliveryCount',
  everyMs,
  run: () => countOneMonth(db),
});

/** Counts one month whole, and answers whether there was one to count. Of servers that come together one does. */
export const countOneMonth = (db: Db): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const due = await sql<{ month: string }>`insert into delivery_month (month)
      select beginning::date from (select min(promised_at) as first from transfer) promised,
        generate_series(date_trunc('month', first at time zone 'UTC'),
          date_trunc('month', now() at time zone 'UTC') - interval '1 month', interval '1 month') as beginning
      where not exists (select from delivery_month m where m.month = beginning::date
        and (m.computed_at > now() - interval '1 day'
          or m.computed_at at time zone 'UTC' > beginning + interval '1 month' + ${settling}))
      order by beginning limit 1
      on conflict (month) do update set computed_at = now() where delivery_month.computed_at <= now() - interval '1 day'
      returning month::text as month`.execute(transaction);
    const [counted] = due.rows;
    if (!counted) return false;
    await sql`delete from delivery_performance where month = ${counted.month}::date`.execute(transaction);
    await count(counted.month).execute(transaction);
    return true;
  });

/**
 * By the transfers' own histories. A promise its sender called off before its time was neither kept nor broken; what was
 * given back after its arrival did not arrive. Times are from having the money, checks and all, to its arrival; what
 * never arrived ranks last.
 */
const count = (month: string) => sql`
  with promise as (
    select t.origin_currency, t.destination_country, t.method, t.promised_at,
      case when t.status = 'COMPLETE' then arrival.at end as arrived_at,
      (select min(e.at) from status_event e where e.transfer_id = t.id and e.to_status = 'PAYMENT_COMPLETED') as paid_at
    from transfer t
    left join lateral (select max(e.at) as at from status_event e
      where e.transfer_id = t.id and e.to_status = 'COMPLETE') arrival on true
    where t.promised_at >= ${month}::date::timestamp at time zone 'UTC'
      and t.promised_at < (${month}::date + interval '1 month') at time zone 'UTC'
      and not exists (select from status_event e
        where e.transfer_id = t.id and e.to_status = 'CANCELLED' and e.at <= t.promised_at)),
  timed as (
    select *, ceil(extract(epoch from arrived_at - paid_at) / 60)::int as minutes from promise),
  ranked as (
    select *, row_number() over (partition by origin_currency, destination_country, method order by minutes nulls last) as rank,
      count(*) over (partition by origin_currency, destination_country, method) as among
    from timed)
  insert into delivery_performance (month, origin_currency, destination_country, method, promised, on_time, late,
    not_arrived, median_minutes, ninetieth_minutes)
  select ${month}::date, origin_currency, destination_country, method, count(*),
    count(*) filter (where arrived_at <= promised_at), count(*) filter (where arrived_at <= promised_at is not true),
    count(*) filter (where arrived_at is null),
    max(minutes) filter (where rank = (among + 1) / 2), max(minutes) filter (where rank = (9 * among + 9) / 10)
  from ranked group by origin_currency, destination_country, method`;
