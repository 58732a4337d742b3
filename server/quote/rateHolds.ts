import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { Rate } from '#domain/money/rate.ts';
import { quoteLifetimeSeconds } from '#domain/quote/customerRate.ts';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import type { Pair } from './rateProvider.ts';

type RateToPromise = {
  readonly base: PayInCurrency;
  readonly target: Currency;
  readonly mid: Rate;
  readonly rate: Rate;
};

export type ClaimedRate = { readonly mid: Rate; readonly rate: Rate; readonly expiresAt: Date };

export type RateHolds = ReturnType<typeof rateHolds>;

/** Rates promised to visitors. Only the hash of the secret is kept, and whoever claims one first keeps it. */
export const rateHolds = (db: Db) => ({
  async hold({ base, target, mid, rate }: RateToPromise) {
    const secret = randomBytes(32).toString('base64url');
    const { expires_at } = await db
      .insertInto('rate_hold')
      .values({
        ...{ secret_hash: sha256Hex(secret), base, target, mid, rate },
        expires_at: sql<Date>`date_trunc('second', now()) + make_interval(secs => ${quoteLifetimeSeconds})`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return { base, target, rate, expiresAt: expires_at.getTime() / 1000, secret };
  },

  /** The promise kept, to its own end; undefined when it is over, another's or of another pair. */
  async claim({
    secret,
    userId,
    pair,
  }: {
    secret: string;
    userId: string;
    pair: Pair;
  }): Promise<ClaimedRate | undefined> {
    const claimed = await sql<{ mid: string; rate: string; expires_at: Date }>`
      update rate_hold set claimed_by = ${userId}
      where secret_hash = ${sha256Hex(secret)} and base = ${pair.base} and target = ${pair.target}
        and expires_at > now() and (claimed_by is null or claimed_by = ${userId})
      returning mid::text, rate::text, expires_at`.execute(db);
    const [row] = claimed.rows;
    return row && { mid: rateOf(row.mid), rate: rateOf(row.rate), expiresAt: row.expires_at };
  },
});
