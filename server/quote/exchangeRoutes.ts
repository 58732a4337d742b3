import { createRateQuote, holdRate, readExchange, readRateQuote, readSendingLimit } from '#contract/quote/quote.ts';
import type { Rate } from '#domain/money/rate.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { accept } from '#domain/result.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { type Outcome, publicRoute, refused, signedInRoute } from '../http/route.ts';
import type { QuoteStore } from './quoteStore.ts';
import type { RateHolds } from './rateHolds.ts';
import type { MarketRate, Pair } from './rateProvider.ts';
import type { RateTicks } from './rateTicks.ts';
import type { SendingCaps } from './sendingCaps.ts';
import type { ServiceStore } from './serviceStore.ts';

export type ExchangeDependencies = {
  readonly rates: RateTicks;
  readonly services: ServiceStore;
  readonly quotes: QuoteStore;
  readonly holds: RateHolds;
  readonly limiter: AttemptLimiter;
  readonly caps: Pick<SendingCaps, 'of'>;
};

/** Quotes one sender may ask for: somebody trying out amounts needs a dozen a minute at most (ASVS 2.4.1). */
export const quotesAllowed = { limit: 120, windowSeconds: 600 };

/** Rates one visitor may have held: one at a time is used, and each is the market's of a moment. */
const holdsAllowed = { limit: 30, windowSeconds: 600 };

type Offered = Awaited<ReturnType<ServiceStore['pair']>>;

/** Today's rate of a pair, and the promise to keep it. */
export function exchangeRoutes({ rates, services, quotes, holds, limiter, caps }: ExchangeDependencies) {
  /** The rate the asker was shown, or today's. */
  async function rateToHold(pair: Pair, shownAt: number | undefined): Promise<Outcome<{ mid: Rate; rate: Rate }>> {
    const offered = await services.pair(pair);
    if (offered?.downtimeStatus) return refused('pairDown', { params: pair });
    const told = offered && shownAt !== undefined ? await rates.told(pair, shownAt) : undefined;
    const market = told ? accept(told) : await marketRate(pair, offered);
    if (!market.ok) return market;
    const { mid } = market.value;
    return accept({ mid, rate: customerRate({ ...pair, mid }) });
  }

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

    publicRoute(holdRate, async ({ body: { base, target, shownAt }, visitor }) => {
      const tooMany = await limiter.takeFrom(visitor, 'rateHold', holdsAllowed);
      if (tooMany) return tooMany;
      const held = await rateToHold({ base, target }, shownAt);
      return held.ok ? accept(await holds.hold({ base, target, ...held.value })) : held;
    }),

    signedInRoute(
      createRateQuote,
      async ({ body: { base, target, meta, shownAt, holdSecret } }, { userId }) => {
        if (meta.userId !== userId) return refused('notFound');
        const pair = { base, target };
        const held = await rateToHold(pair, shownAt);
        if (!held.ok) return held;
        const promised = holdSecret === undefined ? undefined : await holds.claim({ secret: holdSecret, userId, pair });
        return { ok: true, ...quotes.holdRate({ userId, base, target, ...(promised ?? held.value) }) } as const;
      },
      { name: 'rateQuote', ...quotesAllowed },
    ),

    signedInRoute(readSendingLimit, async ({ params: { id }, query: { currency } }, { userId }) => {
      if (id !== userId) return refused('notFound');
      const cap = await caps.of(userId, currency);
      return cap ? accept(cap) : refused('rateUnavailable');
    }),

    signedInRoute(readRateQuote, async ({ params: { id } }, { userId }) => {
      const held = await quotes.heldRate({ id, userId });
      return held ? accept(held.quote) : refused('notFound');
    }),
  ];
}
