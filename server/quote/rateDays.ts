import { sql } from 'kysely';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';
import type { Job } from '../jobs/jobs.ts';
import type { RateTicks } from './rateTicks.ts';

const everyMs = 3_600_000;

type LastTick = { base: PayInCurrency; target: Currency; day: string; mid: string };

/** Keeps the last rate of each day: ours by the rule of that day, so that a later rule does not change the past. */
export const rateDaysJob = ({ db, rates }: { db: Db; rates: Pick<RateTicks, 'current'> }): Job => ({
  name: 'rateDays',
  everyMs,
  async run() {
    await askUnasked(db, rates);
    await keepDays(db);
    return false;
  },
});

/** A pair somebody once looked at is asked about each hour, so that a quiet day is no gap. */
async function askUnasked(db: Db, rates: Pick<RateTicks, 'current'>): Promise<void> {
  const pairs = await sql<Pick<LastTick, 'base' | 'target'>>`select distinct base, target from rate_day d
    where day > current_date - 30 and not exists (select from rate_tick t
      where t.base = d.base and t.target = d.target and t.minute > now() - interval '1 hour')`.execute(db);
  for (const pair of pairs.rows) await rates.current(pair);
}

/** Of yesterday and today, in UTC; what is written again the same changes nothing. */
export async function keepDays(db: Db): Promise<void> {
  const last = await sql<LastTick>`select distinct on (base, target, day) base, target,
      (minute at time zone 'UTC')::date::text as day, mid::text as mid
    from (select *, (minute at time zone 'UTC')::date as day from rate_tick
      where minute >= (date_trunc('day', now() at time zone 'UTC') - interval '1 day') at time zone 'UTC') lately
    order by base, target, day, minute desc`.execute(db);
  const rows = last.rows.map(({ mid, ...pair }) => ({
    ...pair,
    mid,
    rate: customerRate({ ...pair, mid: rateOf(mid) }),
  }));
  if (rows.length === 0) return;
  await sql`insert into rate_day (base, target, day, mid, rate)
    select base, target, day, mid, rate from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as kept (base text, target text, day date, mid numeric, rate numeric)
    on conflict (base, target, day) do update set mid = excluded.mid, rate = excluded.rate, written_at = now()`.execute(
    db,
  );
}
