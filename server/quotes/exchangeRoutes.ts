import { createRateQuote, readExchange, readRateQuote } from '#contract/quote.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { accept } from '#domain/result.ts';
import type { AttemptLimiter } from '../http/attemptLimiter.ts';
import { type Outcome, publicRoute, refused, signedInRoute } from '../http/route.ts';
import type { QuoteStore } from './quoteStore.ts';
import type { MarketRate, Pair } from './rateProvider.ts';
import type { RateTicks } from './rateTicks.ts';
import type { ServiceStore } from './serviceStore.ts';

export type ExchangeDependencies = {
  readonly rates: RateTicks;
  readonly services: ServiceStore;
  readonly quotes: QuoteStore;
  readonly limiter: AttemptLimiter;
};

/** Quotes one sender may ask for: somebody trying out amounts needs a dozen a minute at most (ASVS 2.4.1). */
export const quotesAllowed = { limit: 120, windowSeconds: 600 };

type Offered = Awaited<ReturnType<ServiceStore['pair']>>;

/** Today's rate of a pair, and the promise to keep it. */
export function exchangeRoutes({ rates, services, quotes, limiter }: ExchangeDependencies) {
  async function marketRate(pair: Pair, offered: Offered): Promise<Outcome<MarketRate>> {
    if (!offered) return refused('currencyPairNotOffered', { params: pair });
    const rate = await rates.current(pair);
    return rate ? accept(rate) : refused('rateUnavailable');
  }

  return [
    publicRoute(readExchange, async ({ params: pair }) => {
      const market = await marketRate(pair, await services.pair(pair));
      if (!market.ok) return market;
      const { mid, at } = market.value;
      return accept({ ...pair, rate: customerRate({ ...pair, mid }), midRate: mid, at: at.getTime() / 1000 });
    }),

    signedInRoute(createRateQuote, async ({ body: { base, target, meta } }, { userId }) => {
      if (meta.userId !== userId) return refused('notFound');
      const tooMany = await limiter.take(`rateQuote:${userId}`, quotesAllowed);
      if (tooMany) return tooMany;
      const pair = { base, target };
      const offered = await services.pair(pair);
      if (offered?.downtimeStatus) return refused('pairDown', { params: pair });
      const market = await marketRate(pair, offered);
      if (!market.ok) return market;
      const { mid } = market.value;
      return accept(await quotes.holdRate({ userId, base, target, mid, rate: customerRate({ ...pair, mid }) }));
    }),

    signedInRoute(readRateQuote, async ({ params: { id } }, { userId }) => {
      const held = await quotes.heldRate({ id, userId });
      return held ? accept(held.quote) : refused('notFound');
    }),
  ];
}
