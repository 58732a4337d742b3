import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import type { DelayCause } from '#domain/transfer/deliveryPromise.ts';
import type { Db } from '../database/open.ts';
import { overdueByCause, reportsWaiting, shortFloats } from '../monitoring/databaseFacts.ts';
import type { StatusSection } from './statusSection.ts';

const waitsFor: Readonly<Record<DelayCause, string>> = {
  partner: 'their partner says nothing',
  queue: 'they wait for float',
};

/** Transfers later than promised, and payouts their partner's float does not cover. */
export async function deliveryStatus(db: Db): Promise<StatusSection> {
  const [overdue, short] = [await overdueByCause(db), await shortFloats(db)];
  const lines = [
    ...overdue.map(({ cause, count }) => `${count} transfers are later than promised: ${waitsFor[cause]}.`),
    ...short.map(({ partner, currency, count, free }) => {
      const left = formatMoney(money(currency, Number(free)), 'en');
      return `${count} payouts wait for ${currency} at ${partner}, which has ${left} of ours: top-up.`;
    }),
  ];
  return {
    heading: 'Deliveries',
    lines: lines.length > 0 ? lines : ['Nothing is later than promised, and every float covers what waits.'],
    isWell: lines.length === 0,
    data: { overdue, short },
  };
}

/** Seconds after which a report should have been dealt with. */
const latestSeconds = 300;

/** What companies reported and we could not act on yet. */
export async function reportStatus(db: Db): Promise<StatusSection> {
  const waiting = await reportsWaiting(db);
  return {
    heading: 'Reports of companies',
    lines:
      waiting.length > 0
        ? waiting.map(
            ({ provider, count, age }) => `${count} of ${provider} wait, the longest for ${Math.round(age)} seconds.`,
          )
        : ['Every report was dealt with.'],
    isWell: waiting.every(({ age }) => age <= latestSeconds),
    data: waiting,
  };
}
