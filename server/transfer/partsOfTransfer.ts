import { type Kysely, sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { accept } from '#domain/result.ts';
import { restAfter } from '#domain/transfer/smallFirst.ts';
import type { Schema } from '../database/schema.ts';
import { type Outcome, refused } from '../http/route.ts';

type Asked = {
  readonly userId: string;
  readonly recipientId: string;
  readonly smallFirstOf?: string | undefined;
  readonly restOf?: string | undefined;
};

/** How a transfer stands to another of its sender’s: the least of one, the rest of one, or the one that is it already. */
export type Parts = {
  readonly smallFirstOf?: string;
  readonly restMinor?: bigint;
  readonly restOf?: string;
  readonly goesOnAs?: string;
};

type Quoted = { readonly origin_currency: Currency; readonly origin_minor: bigint };

export async function partsOfTransfer(
  db: Kysely<Schema>,
  { asked, quote }: { readonly asked: Asked; readonly quote: Quoted },
): Promise<Outcome<Parts, 'notFound'>> {
  if (asked.smallFirstOf) return leastOf(db, { ...asked, smallFirstOf: asked.smallFirstOf }, quote);
  return accept(asked.restOf ? await restOf(db, { ...asked, restOf: asked.restOf }, quote) : {});
}

type Whole = Quoted & { first: string | null };

/** Only of what is not paid; whoever was first to split it made the one transfer it is split by. */
async function leastOf(
  db: Kysely<Schema>,
  { userId, recipientId, smallFirstOf }: Asked & { readonly smallFirstOf: string },
  quote: Quoted,
): Promise<Outcome<Parts, 'notFound'>> {
  const { rows } = await sql<Whole>`
    select t.origin_currency, t.origin_minor, (select s.id from transfer s where s.small_first_of = t.id) as first
    from transfer t where t.id = ${smallFirstOf} and t.user_id = ${userId} and t.status = 'PENDING_PAYMENT'
      and t.small_first_of is null and t.rest_of is null
      and coalesce(t.corrected_recipient_id, t.recipient_id) = ${recipientId}`.execute(db);
  const whole = rows[0];
  if (!whole || whole.origin_currency !== quote.origin_currency) return refused('notFound');
  if (whole.first) return accept({ goesOnAs: whole.first });
  // More than the least would pass the limits, which were asked of the whole alone.
  const least = minimumSend(quote.origin_currency);
  if (Number(quote.origin_minor) !== least.minor || whole.origin_minor < quote.origin_minor) return refused('notFound');
  const rest = restAfter(money(quote.origin_currency, Number(whole.origin_minor)));
  if (rest.minor < least.minor) return refused('notFound');
  return accept({ smallFirstOf, restMinor: BigInt(rest.minor) });
}

/** To somebody else, in another currency or before it arrived, it is a transfer like any other. */
async function restOf(
  db: Kysely<Schema>,
  { userId, recipientId, restOf: first }: Asked & { readonly restOf: string },
  { origin_currency: currency }: Quoted,
): Promise<Parts> {
  const { rows } = await sql<{ id: string; follower: string | null; ended: boolean }>`
    select t.id, f.id as follower,
      coalesce(f.status in ('PAYMENT_DECLINED', 'PAYMENT_CANCELLED', 'CANCELLED', 'EXPIRED'), false) as ended
    from transfer t left join transfer f on f.rest_of = t.id
    where t.id = ${first} and t.user_id = ${userId} and t.status = 'COMPLETE' and t.rest_minor is not null
      and t.origin_currency = ${currency}
      and coalesce(t.corrected_recipient_id, t.recipient_id) = ${recipientId}`.execute(db);
  const found = rows[0];
  if (!found || found.ended) return {};
  return found.follower ? { goesOnAs: found.follower } : { restOf: found.id };
}
