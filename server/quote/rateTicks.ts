import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';
import type { FetchMarketRate, MarketRate, Pair } from './rateProvider.ts';

/** Nobody is quoted a rate older than this. */
const oldestMinutes = 10;

/** A page looks every minute, and somebody reads what it says. */
const toldMinutes = 3;

/** The provider is asked about a pair at most this often by one server, whether or not it answers. */
const askAgainMs = 5000;

/** Milliseconds for which a rate read from the database serves everybody: it may outlive its minute by as much. */
const keptMs = 1000;

export type RateTicks = ReturnType<typeof rateTicks>;

/** One stored rate a minute and pair: whichever server hears it first, all of them quote it. */
export function rateTicks({ db, fetchMarketRate }: { db: Db; fetchMarketRate: FetchMarketRate }) {
  const asked = new Map<string, { readonly at: number; readonly stored: Promise<void> }>();

  function askOnce(pair: Pair): Promise<void> {
    const name = `${pair.base}${pair.target}`;
    const last = asked.get(name);
    if (last && performance.now() - last.at < askAgainMs) return last.stored;
    const stored = fetchMarketRate(pair).then((rate) => (rate ? keepFirst(db, pair, rate) : undefined));
    asked.set(name, { at: performance.now(), stored });
    return stored;
  }

  /** The first rate of a minute stays, so what is read once need not be read again at once. */
  const kept = new Map<string, { readonly at: number; readonly rate: MarketRate }>();

  return {
    /** What was told at a moment, undefined unless that was within the last minutes: nobody picks among old rates. */
    async told(pair: Pair, at: number): Promise<MarketRate | undefined> {
      const read = await sql<{ mid: string; minute: Date }>`select mid::text as mid, minute from rate_tick
        where base = ${pair.base} and target = ${pair.target} and minute = to_timestamp(${at})
          and minute > now() - make_interval(mins => ${toldMinutes})`.execute(db);
      const [row] = read.rows;
      return row && { mid: rateOf(row.mid), at: row.minute };
    },

    /** The mid-market rate of now, or undefined when none young enough is known. */
    async current(pair: Pair): Promise<MarketRate | undefined> {
      const name = `${pair.base}${pair.target}`;
      const last = kept.get(name);
      if (last && performance.now() - last.at < keptMs) return last.rate;
      const known = await latest(db, pair);
      if (!known?.isOfThisMinute) {
        await askOnce(pair);
        return latest(db, pair);
      }
      kept.set(name, { at: performance.now(), rate: known });
      return known;
    },
  };
}

async function latest(db: Db, { base, target }: Pair) {
  const read = await sql<{ mid: string; minute: Date; isOfThisMinute: boolean }>`
    select mid::text as mid, minute, minute >= date_trunc('minute', now()) as "isOfThisMinute" from rate_tick
    where base = ${base} and target = ${target} and minute > now() - make_interval(mins => ${oldestMinutes})
    order by minute desc limit 1`.execute(db);
  const [row] = read.rows;
  return row && { mid: rateOf(row.mid), at: row.minute, isOfThisMinute: row.isOfThisMinute };
}

/** Kept under the provider's own minute, never a later one than ours: a rate is as old as the market says. */
async function keepFirst(db: Db, { base, target }: Pair, { mid, at }: MarketRate): Promise<void> {
  await sql`insert into rate_tick (base, target, minute, mid)
    values (${base}, ${target}, date_trunc('minute', least(${at}::timestamptz, now())), ${mid})
    on conflict do nothing`.execute(db);
}
