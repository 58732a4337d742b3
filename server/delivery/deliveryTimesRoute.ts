import { sql } from 'kysely';
import {
  type DeliveryPerformance,
  type DeliveryTimes,
  readDeliveryTimes,
} from '#contract/quote/deliveryPerformance.ts';
import { accept } from '#domain/result.ts';
import { fewestCounted } from '#domain/transfer/deliveryPerformance.ts';
import type { Db } from '../database/open.ts';
import type { DeliveryPerformanceTable } from '../database/transferSchema.ts';
import { ttlCache } from '../database/ttlCache.ts';
import { publicRoute } from '../http/route.ts';

/** Months that are told: a year, and the same month of the year before. */
const mostMonths = 13;

/** How our promises were kept, for everybody (peers 9). */
export const deliveryTimesRoute = (db: Db) => {
  const read = ttlCache(() => readCounted(db));
  return publicRoute(readDeliveryTimes, async () => accept(await read(undefined)));
};

async function readCounted(db: Db): Promise<DeliveryTimes> {
  const months = await sql<{ month: string }>`select to_char(month, 'YYYY-MM') as month from delivery_month
    order by delivery_month.month desc limit ${mostMonths}`.execute(db);
  const oldest = months.rows.at(-1)?.month;
  if (oldest === undefined) return { fewest: fewestCounted, months: [], performance: [] };
  const counted =
    await sql<DeliveryPerformanceTable>`select p.*, to_char(p.month, 'YYYY-MM') as month from delivery_performance p
    where p.month >= ${`${oldest}-01`}::date
    order by p.month desc, origin_currency, destination_country, method`.execute(db);
  return {
    fewest: fewestCounted,
    months: months.rows.map(({ month }) => month),
    performance: counted.rows.map(performanceOf),
  };
}

const performanceOf = (row: DeliveryPerformanceTable): DeliveryPerformance => ({
  month: row.month,
  originCurrency: row.origin_currency,
  destinationCountry: row.destination_country,
  method: row.method,
  ...(row.promised >= fewestCounted && {
    counted: {
      promised: row.promised,
      onTime: row.on_time,
      late: row.late,
      notArrived: row.not_arrived,
      ...(row.median_minutes !== null && { medianMinutes: row.median_minutes }),
      ...(row.ninetieth_minutes !== null && { ninetiethMinutes: row.ninetieth_minutes }),
    },
  }),
});
