import { sql } from 'kysely';
import { priceFailure } from '#contract/quote/priceFailure.ts';
import { listRateAlerts, type RateAlertWish, setRateAlert, stopRateAlert } from '#contract/quote/rateAlert.ts';
import { fromMajorNumber, type Money, toMajorText } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { customerRate, isRateFixed } from '#domain/quote/customerRate.ts';
import { costAt, farthestPercent, mostRateAlerts, rateNeeded } from '#domain/quote/rateAlert.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { accept } from '#domain/result.ts';
import { readUserView } from '../../account/userView.ts';
import type { Db } from '../../database/open.ts';
import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { type Outcome, type Route, refused, signedInRoute } from '../../http/route.ts';
import type { RateTicks } from '../rateTicks.ts';
import type { ServiceStore } from '../serviceStore.ts';
import type { RateAlertStore } from './rateAlertStore.ts';

/** Prices one person may ask to wait for: ten are kept, and somebody tries out amounts. */
const alertsAllowed: Allowance = { limit: 60, windowSeconds: 3_600 };

export type RateAlertTools = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly rates: Pick<RateTicks, 'current'>;
  readonly services: Pick<ServiceStore, 'pair' | 'serving'>;
  readonly alerts: RateAlertStore;
};

/** Prices a sender waits for and reminders: seen, set and stopped by nobody else (peers 7). */
export const rateAlertRoutes = (tools: RateAlertTools): Route[] => [
  signedInRoute(listRateAlerts, async ({ params: { id } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    return accept({ alerts: await tools.alerts.list(userId), most: mostRateAlerts });
  }),

  signedInRoute(setRateAlert, async ({ params: { id }, body: wish }, { userId }) => {
    if (id !== userId) return refused('notFound');
    const tooMany = await tools.limiter.take(`rateAlert:${userId}`, alertsAllowed);
    if (tooMany) return tooMany;
    if (wish.byEmail && !(await readUserView(tools.db, userId)).hasEmail) return refused('rateAlertNeedsEmail');
    if (!(await isPaidSo(tools.db, wish, userId))) return refused('recipientDoesNotFit');
    const checked = await checkWish(tools, wish);
    if (!checked.ok) return checked;
    const alert = await tools.alerts.set({ userId, wish, ...checked.value });
    return alert ? accept(alert) : refused('rateAlertsFull', { params: { count: String(mostRateAlerts) } });
  }),

  signedInRoute(stopRateAlert, async ({ params: { id, alertId } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    return (await tools.alerts.stop({ id: alertId, userId })) ? accept({ done: true as const }) : refused('notFound');
  }),
];

/** Whom it is for is in their owner's book, and paid that way in that country. */
async function isPaidSo(db: Db, wish: RateAlertWish, userId: string): Promise<boolean> {
  if (wish.recipientId === undefined) return true;
  const found = await sql`select 1 from recipient
    where id = ${wish.recipientId} and user_id = ${userId} and status = 'ACTIVE'
      and profile->>'countryCode' = ${wish.destinationCountryCode}
      and profile->>'transferMethod' = ${wish.transferMethod}`.execute(db);
  return found.rows.length > 0;
}

type Checked = { readonly theyGet: Money; readonly price?: { readonly most: Money; readonly rateNeeded: Rate } };

/** Against today's price: an amount nobody sends is refused as the calculator would, a reminder's too. */
async function checkWish({ services, rates }: RateAlertTools, wish: RateAlertWish): Promise<Outcome<Checked>> {
  const { originCurrency: base, destinationCountryCode: destination, transferMethod: method } = wish;
  const target = currencyOf(destination);
  const theyGet = fromMajorNumber(wish.destinationAmount, target);
  const most = fromMajorNumber(wish.kind === 'price' ? wish.most : 0, base);
  if (!theyGet.ok || !most.ok) return refused('amountInvalid');
  const service = await services.serving({ originCurrency: base, country: destination, method });
  if (!(await services.pair({ base, target }))) return refused('currencyPairNotOffered', { params: { base, target } });
  const market = await rates.current({ base, target });
  if (!market) return refused('rateUnavailable');
  const rate = customerRate({ base, target, mid: market.mid });
  const terms = service && serviceTerms(service);
  const wanted = { theyGet: theyGet.value, most: most.value, destination, method, terms };
  const today = costAt(rate, wanted);
  if (!today.ok) {
    const failure = priceFailure(today, { base, target, method });
    return failure ? refused(failure.code, failure.details) : refused('amountInvalid');
  }
  if (wish.kind === 'monthly') return accept({ theyGet: theyGet.value });
  const needed = rateNeeded(rate, wanted);
  const params = { amount: toMajorText(today.value), currency: base, percent: String(farthestPercent) };
  if (!needed.ok) {
    const isFixed = needed.refusal === 'rateAlertOutOfReach' && isRateFixed({ base, target });
    return refused(isFixed ? 'rateAlertRateFixed' : needed.refusal, { params });
  }
  if (isRateFixed({ base, target })) return refused('rateAlertRateFixed', { params });
  return accept({ theyGet: theyGet.value, price: { most: most.value, rateNeeded: needed.value } });
}
