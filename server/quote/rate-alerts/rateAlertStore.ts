import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { RateAlert, RateAlertWish } from '#contract/quote/rateAlert.ts';
import { type Money, money, toMajorNumber } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { mostRateAlerts, rateAlertDays } from '#domain/quote/rateAlert.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import type { RateAlertTable } from '../../database/rateAlertSchema.ts';
import { rateOf } from '../../database/storedRate.ts';
import { inTransaction } from '../../database/transaction.ts';

export type RateAlertRow = Omit<Selectable<RateAlertTable>, 'next_at' | 'expires_at' | 'created_at'> & {
  readonly next: number | null;
  readonly expires: number;
};

/** Hour of a reminder's day, in UTC: morning in every country money is sent from. */
const reminderHour = 9;

/** The next time a day of the month comes, the last day standing for one a month does not have. */
export const nextOn = (day: RawBuilder<unknown>) => sql`(select min(at) from (
  select (least(month + make_interval(days => ${day} - 1), month + interval '1 month' - interval '1 day')
      + make_interval(hours => ${reminderHour})) at time zone 'UTC' as at
    from (select date_trunc('month', now() at time zone 'UTC') + make_interval(months => further) as month
      from generate_series(0, 2) as further) months) times where at > now())`;

/** A row as the rest of the server reads it; times in epoch seconds. */
export const rateAlertColumns = sql`id, user_id, kind, origin_currency, destination_country, destination_currency, method,
  recipient_id, destination_minor, most_minor, rate_needed::text as rate_needed, day_of_month, by_email, by_push,
  extract(epoch from next_at)::int as next, floor(extract(epoch from expires_at))::int as expires`;

export type NewRateAlert = {
  readonly userId: string;
  readonly wish: RateAlertWish;
  readonly theyGet: Money;
  /** Of a price that is waited for. */
  readonly price?: { readonly most: Money; readonly rateNeeded: Rate };
};

export const rateAlertStore = (db: Db) => ({
  async list(userId: string): Promise<RateAlert[]> {
    const found = await sql<RateAlertRow>`select ${rateAlertColumns} from rate_alert
      where user_id = ${userId} and expires_at > now() order by rate_alert.created_at, id`.execute(db);
    return found.rows.map(alertOf);
  },

  /** Undefined where the person has as many as anybody may. */
  set: ({ userId, wish, theyGet, price }: NewRateAlert): Promise<RateAlert | undefined> =>
    inTransaction(db, async (transaction) => {
      // Two calls at once are counted one after the other.
      await sql`select 1 from app_user where id = ${userId} for no key update`.execute(transaction);
      const day = wish.kind === 'monthly' ? wish.day : null;
      const added = await sql<RateAlertRow>`insert into rate_alert (id, user_id, kind, origin_currency,
          destination_country, destination_currency, method, recipient_id, destination_minor, most_minor, rate_needed,
          day_of_month, next_at, by_email, by_push, expires_at)
        select ${newId()}, ${userId}, ${wish.kind}, ${wish.originCurrency}, ${wish.destinationCountryCode},
          ${theyGet.currency}, ${wish.transferMethod}, ${wish.recipientId ?? null}::uuid, ${theyGet.minor}, ${price?.most.minor ?? null},
          ${price?.rateNeeded ?? null}, ${day}::int, ${day === null ? null : nextOn(sql`${day}::int`)}, ${wish.byEmail},
          ${wish.byPush}, now() + make_interval(days => ${rateAlertDays[wish.kind]})
        where (select count(*) from rate_alert where user_id = ${userId} and expires_at > now()) < ${mostRateAlerts}
        returning ${rateAlertColumns}`.execute(transaction);
      const [row] = added.rows;
      return row && alertOf(row);
    }),

  /** False where the person has none of that id. */
  async stop({ id, userId }: { readonly id: string; readonly userId: string }): Promise<boolean> {
    const gone = await sql`delete from rate_alert where id = ${id} and user_id = ${userId} returning 1`.execute(db);
    return gone.rows.length > 0;
  },

  async stopAll(userId: string): Promise<void> {
    await sql`delete from rate_alert where user_id = ${userId}`.execute(db);
  },
});
export type RateAlertStore = ReturnType<typeof rateAlertStore>;

function alertOf(row: RateAlertRow): RateAlert {
  const known = {
    id: row.id,
    originCurrency: row.origin_currency,
    destinationCountryCode: row.destination_country,
    destinationCurrency: row.destination_currency,
    transferMethod: row.method,
    ...(row.recipient_id !== null && { recipientId: row.recipient_id }),
    destinationAmount: toMajorNumber(theyGetOf(row)),
    byEmail: row.by_email,
    byPush: row.by_push,
    expiresAt: row.expires,
  };
  const most = mostOf(row);
  if (most && row.rate_needed !== null) {
    return { kind: 'price', ...known, most: toMajorNumber(most), rateNeeded: rateOf(row.rate_needed) };
  }
  return { kind: 'monthly', ...known, day: row.day_of_month ?? 1, nextAt: row.next ?? row.expires };
}

export const theyGetOf = (row: Pick<RateAlertRow, 'destination_currency' | 'destination_minor'>): Money =>
  money(row.destination_currency, Number(row.destination_minor));

export const mostOf = (row: Pick<RateAlertRow, 'origin_currency' | 'most_minor'>): Money | undefined =>
  row.most_minor === null ? undefined : money(row.origin_currency, Number(row.most_minor));
