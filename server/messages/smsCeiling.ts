import { sql } from 'kysely';
import { numberCountries } from '#domain/account/phoneRule.ts';
import { smsPerHour } from '#domain/account/smsCeiling.ts';
import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import type { Db } from '../database/open.ts';
import { refused } from '../http/route.ts';

/** The ceiling of each country, for tests that cannot send a thousand messages. */
export type SmsCeilings = Readonly<Record<SignUpCountryCode, number>>;

const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

/**
 * Text messages over everybody, per country and hour. Whoever asks is refused at the ceiling, with or without an
 * account, so that the refusal tells nothing; what counts is only what is sent.
 */
export function smsCeiling(ceilings: SmsCeilings = smsPerHour) {
  return {
    /**
     * The refusal for a number as it was typed; it may be of several countries where it says none. Others who ask for
     * the same country wait until the transaction ends, so that a ceiling is never passed by asking all at once.
     */
    async refusal(transaction: Db, number: string) {
      const countries = numberCountries(number);
      if (countries.length === 0) return refused('smsNotServed');
      for (const country of [...countries].sort()) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${country}`}, 0))`.execute(transaction);
      }
      const counted = await sql<{ country: SignUpCountryCode; sent: number }>`select country, sent from sms_sent
        where hour = ${thisHour} and country = any(${countries})`.execute(transaction);
      const isReached = counted.rows.some(({ country, sent }) => sent >= ceilings[country]);
      return isReached ? refused('smsPaused') : undefined;
    },

    /** One more is on its way. */
    async count(transaction: Db, number: string): Promise<void> {
      const [country] = numberCountries(number);
      if (country === undefined) return;
      await sql`insert into sms_sent (country, hour, sent, ceiling) values (${country}, ${thisHour}, 1, ${ceilings[country]})
        on conflict (country, hour) do update set sent = sms_sent.sent + 1, ceiling = excluded.ceiling`.execute(
        transaction,
      );
    },
  };
}
