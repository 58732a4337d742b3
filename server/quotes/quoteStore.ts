import { sql } from 'kysely';
import type { DataOf } from '#contract/endpoint.ts';
import type { createRateQuote } from '#contract/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { Rate } from '#domain/money/rate.ts';
import { quoteLifetimeSeconds } from '#domain/quote/customerRate.ts';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';
import { newId } from '../ids.ts';

type RateQuote = DataOf<typeof createRateQuote>;

type RateToHold = {
  readonly userId: string;
  readonly base: PayInCurrency;
  readonly target: Currency;
  readonly mid: Rate;
  readonly rate: Rate;
};

export type HeldRate = {
  readonly quote: RateQuote;
  readonly mid: Rate;
  readonly rate: Rate;
  readonly expiresAt: Date;
  /** On the database's clock (D-120). */
  readonly isOver: boolean;
};

export type QuoteStore = ReturnType<typeof quoteStore>;

export const quoteStore = (db: Db) => ({
  async holdRate({ userId, base, target, mid, rate }: RateToHold): Promise<RateQuote> {
    const id = newId();
    const { expires_at } = await db
      .insertInto('rate_quote')
      .values({
        id,
        user_id: userId,
        base,
        target,
        mid,
        rate,
        expires_at: sql<Date>`date_trunc('second', now()) + make_interval(secs => ${quoteLifetimeSeconds})`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return { id, base, target, rate, expiresAt: expires_at.getTime() / 1000 };
  },

  /** Somebody else's quote is no quote. */
  async heldRate({ id, userId }: { id: string; userId: string }): Promise<HeldRate | undefined> {
    const row = await db
      .selectFrom('rate_quote')
      .select(['base', 'target', 'mid', 'rate', 'expires_at', sql<boolean>`expires_at <= now()`.as('is_over')])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return undefined;
    const rate = rateOf(row.rate);
    const quote = { id, base: row.base, target: row.target, rate, expiresAt: row.expires_at.getTime() / 1000 };
    return { quote, mid: rateOf(row.mid), rate, expiresAt: row.expires_at, isOver: row.is_over };
  },
});
