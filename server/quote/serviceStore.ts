import { sql } from 'kysely';
import type { Service } from '#contract/protocol/lookup.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Db } from '../database/open.ts';
import { ttlCache } from '../database/ttlCache.ts';
import type { Pair } from './rateProvider.ts';

export type ServiceStore = ReturnType<typeof serviceStore>;

type PairState = Pair & { readonly downtimeStatus: boolean; readonly returnsOn?: string };

type Serving = { readonly originCurrency: PayInCurrency; readonly country: string; readonly method: PayoutMethod };

/** The ways to send that are on offer, and the pairs of currencies they make. */
export const serviceStore = (db: Db) => ({
  all: async (): Promise<Service[]> => servicesOf(await servicesWithTiers(db).execute()),

  async byId(id: string): Promise<Service | undefined> {
    return servicesOf(await servicesWithTiers(db).where('service.id', '=', id).execute())[0];
  },

  /** The one that takes this currency to this country by this method. */
  serving: ttlCache(async ({ originCurrency, country, method }: Serving): Promise<Service | undefined> => {
    const rows = await servicesWithTiers(db)
      .where('service.origin_currency', '=', originCurrency)
      .where('service.country', '=', country)
      .where('service.method', '=', method)
      .execute();
    return servicesOf(rows)[0];
  }),

  pairs: async (): Promise<PairState[]> => (await pairQuery(sql`true`).execute(db)).rows.map(stateOf),

  /** Undefined when nobody sends this currency there. */
  pair: ttlCache(async ({ base, target }: Pair): Promise<PairState | undefined> => {
    const found = await pairQuery(sql`origin_currency = ${base} and destination_currency = ${target}`).execute(db);
    return found.rows[0] && stateOf(found.rows[0]);
  }),
});

type PairRow = Omit<PairState, 'returnsOn'> & { readonly returnsOn: string | null };

const stateOf = ({ returnsOn, ...pair }: PairRow): PairState => ({ ...pair, ...(returnsOn !== null && { returnsOn }) });

/** A day of return that came and went is told to nobody. */
const pairQuery = (condition: ReturnType<typeof sql>) => sql<PairRow>`
  select distinct origin_currency as base, destination_currency as target, pair_downtime.base is not null as "downtimeStatus",
    case when returns_on > (now() at time zone 'utc')::date then returns_on::text end as "returnsOn"
  from service left join pair_downtime on pair_downtime.base = origin_currency and pair_downtime.target = destination_currency
  where ${condition} order by 1, 2`;

const servicesWithTiers = (db: Db) =>
  db
    .selectFrom('service')
    .leftJoin('fee_tier', 'fee_tier.service_id', 'service.id')
    .select(['id', 'method', 'country', 'origin_currency', 'destination_currency', 'is_in_origin_currency'])
    .select(['transfer_limit_max_minor', 'lower_limit_minor', 'upper_limit_minor', 'fee_tier.type as tier_type', 'fee'])
    .orderBy('id')
    .orderBy('lower_limit_minor');

type ServiceRow = Awaited<ReturnType<ReturnType<typeof servicesWithTiers>['execute']>>[number];

/** One row a tier becomes one service with its tiers. */
function servicesOf(rows: readonly ServiceRow[]): Service[] {
  const services = new Map<string, Service>();
  for (const row of rows) {
    const service = services.get(row.id) ?? withoutTiers(row);
    services.set(row.id, { ...service, fees: [...service.fees, ...tierOf(row)] });
  }
  return [...services.values()];
}

const withoutTiers = (row: ServiceRow): Service => ({
  id: row.id,
  name: row.method,
  country: row.country,
  type: 'TRANSFER',
  originCurrency: row.origin_currency,
  destinationCurrency: row.destination_currency,
  meta: {
    isInOriginCurrency: row.is_in_origin_currency,
    transferLimitMax: major(row.transfer_limit_max_minor, countingCurrency(row)),
  },
  fees: [],
});

function tierOf(row: ServiceRow): Service['fees'] {
  const { lower_limit_minor, upper_limit_minor, tier_type: type, fee } = row;
  if (lower_limit_minor === null || upper_limit_minor === null || type === null || fee === null) return [];
  const currency = countingCurrency(row);
  return [
    {
      lowerLimit: major(lower_limit_minor, currency),
      upperLimit: major(upper_limit_minor, currency),
      type,
      fee: type === 'PERCENTAGE' ? percentOf(fee) : major(fee, currency),
    },
  ];
}

/** A service's limit and tiers count in one currency (D-44, D-46). */
const countingCurrency = (row: ServiceRow): Currency =>
  row.is_in_origin_currency ? row.origin_currency : row.destination_currency;

const major = (minor: bigint, currency: Currency): number => toMajorNumber(money(currency, Number(minor)));

/** 80 basis points are 0.8 percent, through decimal text. */
const percentOf = (basisPoints: bigint): number =>
  Number(`${basisPoints / 100n}.${String(basisPoints % 100n).padStart(2, '0')}`);
