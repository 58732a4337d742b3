import { sql, type Transaction } from 'kysely';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { isMetAt } from '#domain/quote/rateAlert.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { RateTicks } from '../rateTicks.ts';
import type { ServiceStore } from '../serviceStore.ts';
import { mostOf, nextOn, type RateAlertRow, rateAlertColumns, theyGetOf } from './rateAlertStore.ts';
import type { TellRateAlert } from './tellRateAlert.ts';

/** As often as there is a new rate. */
const everyMs = 60_000;

/** Told in one run; the others are told in the next, which comes at once. */
const atOnce = 50;

export type RateAlertJobTools = {
  readonly db: Db;
  readonly rates: Pick<RateTicks, 'current'>;
  readonly services: Pick<ServiceStore, 'serving'>;
  readonly tell: TellRateAlert;
};

type Pair = { readonly base: PayInCurrency; readonly target: Currency };

/** Looks whether a price has come that somebody waits for, and whose day of the month it is. */
export const rateAlertJob = (tools: RateAlertJobTools): Job => ({
  name: 'rateAlerts',
  everyMs,
  async run() {
    const pairs = await sql<Pair>`select distinct origin_currency as base, destination_currency as target
      from rate_alert where kind = 'price' and expires_at > now()`.execute(tools.db);
    let isMore = false;
    for (const pair of pairs.rows) isMore = (await tellMet(tools, pair)) || isMore;
    return (await remind(tools)) || isMore;
  },
});

/** A rate that cannot be had tells nobody anything. */
async function tellMet({ db, rates, services, tell }: RateAlertJobTools, pair: Pair): Promise<boolean> {
  const market = await rates.current(pair);
  if (!market) return false;
  const rate = customerRate({ ...pair, mid: market.mid });
  const reached = await sql<RateAlertRow>`select ${rateAlertColumns} from rate_alert
    where kind = 'price' and origin_currency = ${pair.base} and destination_currency = ${pair.target}
      and rate_needed <= ${rate} and expires_at > now() order by rate_needed limit ${atOnce}`.execute(db);
  let told = 0;
  for (const alert of reached.rows) {
    const { destination_country: destination, method } = alert;
    const service = await services.serving({ originCurrency: pair.base, country: destination, method });
    const terms = service && serviceTerms(service);
    const most = mostOf(alert);
    // Fees may have changed since the rate was worked out.
    if (!most || !isMetAt(rate, { theyGet: theyGetOf(alert), most, destination, method, terms })) continue;
    told += await inTransaction(db, (transaction) => tellOnce(transaction, alert, tell));
  }
  return told === atOnce;
}

/** Whoever takes it tells it: another server finds it gone. */
async function tellOnce(transaction: Transaction<Schema>, alert: RateAlertRow, tell: TellRateAlert): Promise<number> {
  const taken = await sql`delete from rate_alert where id = ${alert.id} returning 1`.execute(transaction);
  if (taken.rows.length === 0) return 0;
  await tell(transaction, alert, `rateAlert:${alert.id}`);
  return 1;
}

async function remind({ db, tell }: RateAlertJobTools): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const due = await sql<RateAlertRow & { was: number }>`with due as (
        select id as due_id, extract(epoch from next_at)::int as was from rate_alert
        where kind = 'monthly' and next_at <= now() and expires_at > now()
        order by next_at limit ${atOnce} for no key update skip locked)
      update rate_alert set next_at = ${nextOn(sql`day_of_month`)} from due where id = due_id
      returning ${rateAlertColumns}, was`.execute(transaction);
    for (const alert of due.rows) await tell(transaction, alert, `rateAlert:${alert.id}:${alert.was}`);
    return due.rows.length === atOnce;
  });
}
