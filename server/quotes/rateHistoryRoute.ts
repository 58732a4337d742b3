import { sql } from 'kysely';
import { type RateHistory, readRateHistory } from '#contract/rateHistory.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { daysOf, type RateSpan } from '#domain/quote/rateHistory.ts';
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
    const points = span === 'day' ? await hoursOf(db, pair) : await daysBack(db, pair, span);
    return accept({ ...pair, span, points });
  });

type Points = RateHistory['points'];

/** Ticks are kept a month: the last of each hour of the last day. */
async function hoursOf(db: Db, pair: Pair): Promise<Points> {
  const read = await sql<{ at: number; mid: string }>`select distinct on (at)
      extract(epoch from date_trunc('hour', minute))::int as at, mid::text as mid
    from rate_tick where base = ${pair.base} and target = ${pair.target} and minute > now() - interval '1 day'
    order by at, minute desc`.execute(db);
  return read.rows.map(({ at, mid }) => {
    const midRate = rateOf(mid);
    return { at, midRate, rate: customerRate({ ...pair, mid: midRate }) };
  });
}

async function daysBack(db: Db, pair: Pair, span: RateSpan): Promise<Points> {
  const read = await sql<{ at: number; mid: string; rate: string }>`select
      extract(epoch from day::timestamp at time zone 'UTC')::int as at, mid::text as mid, rate::text as rate
    from rate_day where base = ${pair.base} and target = ${pair.target}
      and day > (now() at time zone 'UTC')::date - ${daysOf[span]}::int order by day`.execute(db);
  return read.rows.map(({ at, mid, rate }) => ({ at, midRate: rateOf(mid), rate: rateOf(rate) }));
}
