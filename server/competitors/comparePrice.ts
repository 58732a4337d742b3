import { setTimeout as wait } from 'node:timers/promises';
import type { CompetitorRate } from '#contract/quote/competitor.ts';
import type { Money } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import type { Price } from '#domain/quote/priceTransfer.ts';
import { type Ranked, rankServices } from '#domain/quote/rankServices.ts';
import { type FetchObservedPrices, sourceName } from './competitorSource.ts';
import { lettered } from './letteredPrices.ts';

type PricedService = {
  readonly id: 'ours' | CompetitorRate['letter'];
  readonly fee: Money;
  readonly rate: Rate;
  readonly received: Money;
  /** Who saw the price; nobody but us saw ours. */
  readonly source: string | undefined;
  readonly at: Date;
};

export type ComparedPrice = Ranked<PricedService>;

/** Our price among those of others for the same money paid; undefined when there are none to be had. */
export type ComparePrice = (price: Price) => Promise<readonly ComparedPrice[] | undefined>;

/** Milliseconds a page waits for others' prices: its own price is there, and asking a silent source again takes longer. */
const longestWaitMs = 2500;

export const comparePrice =
  (fetchPrices: FetchObservedPrices): ComparePrice =>
  async ({ totalToPay, theyGet, operatorFee, exchangeRate }) => {
    const asked = fetchPrices({ amount: totalToPay, target: theyGet.currency });
    const prices = await Promise.race([asked, wait(longestWaitMs, undefined, { ref: false })]);
    const others = lettered(prices ?? []).map(
      ({ letter, fee, rate, received, at }): PricedService => ({
        ...{ id: letter, fee, rate, received, at },
        source: sourceName,
      }),
    );
    if (others.length === 0) return undefined;
    const ours = { id: 'ours', fee: operatorFee, rate: exchangeRate, received: theyGet } as const;
    return rankServices<PricedService>({ ours: { ...ours, source: undefined, at: new Date() }, others });
  };
