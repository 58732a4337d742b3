import type { Service } from '#contract/protocol/lookup.ts';
import type { SendingLimits } from '#contract/quote/quote.ts';
import { minorDigits, type PayInCurrency } from '#domain/money/currency.ts';
import { convert, type Money, money, toMajorNumber } from '#domain/money/money.ts';
import {
  type Allowance,
  leftToSend,
  type SentSoFar,
  seededTransferLimits,
  sendingAllowances,
} from '#domain/transfer/transferLimits.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import type { Db } from '../database/open.ts';
import { readSent } from '../transfer/lifecycle/sendingSender.ts';
import type { RateTicks } from './rateTicks.ts';

const nothingSent: SentSoFar = { lastDay: [], lastThirtyDays: [] };

/** Enough of a currency that the rounding of its worth in pounds does not show. */
const measuredMinor = 100_000_000;

/**
 * What may be sent at once (D-120): by a visitor as much as anybody may, by a sender what is left of it. Where a rate is
 * missing it is not known, and the transfer is refused when it is made.
 */
export type SendingCaps = ReturnType<typeof sendingCaps>;

export function sendingCaps({ db, rates }: { db: Db; rates: RateTicks }) {
  const inCurrency = async (pounds: Money, currency: PayInCurrency): Promise<Money | undefined> => {
    if (currency === 'GBP') return pounds;
    const market = await rates.current({ base: currency, target: 'GBP' });
    const worth = market && convert(money(currency, measuredMinor), 'GBP', market.mid);
    return worth && wholeUnits(currency, (BigInt(pounds.minor) * BigInt(measuredMinor)) / BigInt(worth.minor));
  };

  return {
    async of(userId: string, currency: PayInCurrency): Promise<SendingLimits | undefined> {
      const sender = await readSent(db, userId);
      const { left, limit, days } = leftToSend(sender);
      const most = await inCurrency(left, currency);
      if (!most) return undefined;
      const [aDay, thirtyDays] = sendingAllowances(sender);
      const period = async ({ days, limit, left }: Allowance, freesAt: Date | undefined) => ({
        days,
        limit: toMajorNumber(limit),
        left: toMajorNumber((await inCurrency(left, currency)) ?? most),
        ...(freesAt && { moreFrom: Math.ceil(freesAt.getTime() / 1000) }),
      });
      const unproved = { most: seededTransferLimits.unverifiedTransfers, waiting: sender.openTransfers };
      return {
        most: toMajorNumber(most),
        amount: toMajorNumber(limit),
        currency: limit.currency,
        days,
        periods: [await period(aDay, sender.dayFreesAt), await period(thirtyDays, sender.thirtyDaysFreeAt)],
        ...(!mayMoveMoney(sender.identity) && { unproved }),
      };
    },

    /** No service promises more than anybody may send. */
    async ofAnybody(services: readonly Service[]): Promise<Service[]> {
      const { left, limit, days } = leftToSend(nothingSent);
      const currencies = [...new Set(services.map(({ originCurrency }) => originCurrency))];
      const read = await Promise.all(currencies.map(async (each) => [each, await inCurrency(left, each)] as const));
      const most = new Map(read);
      const sendingLimit = { amount: toMajorNumber(limit), currency: limit.currency, days };
      return services.map((service) => {
        const cap = most.get(service.originCurrency);
        const { isInOriginCurrency, transferLimitMax } = service.meta;
        if (!cap || !isInOriginCurrency || toMajorNumber(cap) >= transferLimitMax) return service;
        return { ...service, meta: { ...service.meta, transferLimitMax: toMajorNumber(cap), sendingLimit } };
      });
    },
  };
}

function wholeUnits(currency: PayInCurrency, minor: bigint): Money {
  const unit = 10n ** BigInt(minorDigits(currency));
  return money(currency, Number((minor / unit) * unit));
}
