import { sql } from 'kysely';
import { type RateHistory, readRateHistory } from '#contract/quote/rateHistory.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { daysOf, type RateSpan, rateStepSeconds } from '#domain/quote/rateHistory.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';
import { publicRoute, refused } from '../http/route.ts';
import type { Pair } from './rateProvider.ts';
import type { ServiceStore } from './serviceStore.ts';

type HistoryDependencies = { readonly db: Db; readonly services: Pick<ServiceStore, 'pair'> };

/** What we gave and what the market said, over time (peers 6). */
export const rateHistoryRoute = ({ db, services }: HistoryDependencies) =>
  publicRoute(readRateHistory, async ({ params: pair, query: { span } }) => {
    if (!(await services.pair(pair))) return refused('currencyPairNotOffered', { params: pair });
    const reach = await reachOf(db, span);
    const points = span === 'day' ? await hoursSince(db, pair, reach.from) : await daysSince(db, pair, reach.from);
    return accept({ ...pair, span, ...reach, points });
  });

type Reach = Pick<RateHistory, 'from' | 'until'>;
type Points = RateHistory['points'];

/** The hours of a day back from this one, or as many days up to today, by the database's clock in UTC. */
async function reachOf(db: Db, span: RateSpan): Promise<Reach> {
  const unit = span === 'day' ? 'hour' : 'day';
  const step = rateStepSeconds(span);
  const steps = span === 'day' ? 24 : daysOf[span] - 1;
  const read = await sql<Reach>`select until, until - ${step * steps}::int as "from" from
    (select extract(epoch from date_trunc(${unit}::text, now(), 'UTC'))::int as until) last`.execute(db);
  const [reach] = read.rows;
  if (!reach) throw new Error('the database does not say the time');
  return reach;
}

/** Ticks are kept a month: the last of each hour. */
async function hoursSince(db: Db, pair: Pair, from: number): Promise<Points> {
  const read = await sql<{ at: number; mid: string }>`select distinct on (at)
      extract(epoch from date_trunc('hour', minute))::int as at, mid::text as mid
    from rate_tick where base = ${pair.base} and target = ${pair.target} and minute >= to_timestamp(${from})
    order by at, minute desc`.execute(db);
  return read.rows.map(({ at, mid }) => {
    const midRate = rateOf(mid);
    return { at, midRate, rate: customerRate({ ...pair, mid: midRate }) };
  });
}

async function daysSince(db: Db, pair: Pair, from: number): Promise<Points> {
  const read = await sql<{ at: number; mid: string; rate: string }>`select
      extract(epoch from day::timestamp at time zone 'UTC')::int as at, mid::text as mid, rate::text as rate
    from rate_day where base = ${pair.base} and target = ${pair.target}
      and day >= (to_timestamp(${from}) at time zone 'UTC')::date order by day`.execute(db);
  return read.rows.map(({ at, mid, rate }) => ({ at, midRate: rateOf(mid), rate: rateOf(rate) }));
}
