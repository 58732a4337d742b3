import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { exchangeRoutes } from './exchangeRoutes.ts';
import { promoRoutes } from './promoRoutes.ts';
import { promotions } from './promotions.ts';
import { quoteStore } from './quoteStore.ts';
import { rateHistoryRoute } from './rateHistoryRoute.ts';
import { rateHolds } from './rateHolds.ts';
import type { RateTicks } from './rateTicks.ts';
import { senderEligibility } from './senderEligibility.ts';
import { sendingCaps } from './sendingCaps.ts';
import type { ServiceStore } from './serviceStore.ts';
import { smallFirstPrice } from './smallFirstPrice.ts';
import { transferQuoteRoute } from './transferQuoteRoute.ts';
import { visitorPrice } from './visitorPrice.ts';

type Dependencies = {
  readonly db: Db;
  readonly clock: DatabaseClock;
  readonly limiter: AttemptLimiter;
  readonly rates: RateTicks;
  readonly services: ServiceStore;
};

/** What sending costs, for visitors and senders, and how much somebody may send. */
export function quoteFlow({ db, clock, limiter, rates, services }: Dependencies) {
  const [quotes, promos, caps] = [quoteStore(db, clock), promotions(db), sendingCaps({ db, rates })];
  return {
    routes: [
      ...exchangeRoutes({ holds: rateHolds(db), rates, services, quotes, limiter, caps }),
      transferQuoteRoute({ services, quotes, promos, eligibilityOf: senderEligibility(db) }),
      ...promoRoutes({ promos, limiter }),
      rateHistoryRoute({ db, services }),
    ],
    caps,
    priceSmallFirst: smallFirstPrice({ db, services, quotes }),
    priceFor: visitorPrice({ rates, services, caps }),
  };
}
