import { type Kysely, sql } from 'kysely';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { makeAgain } from '#contract/transfer/makeAgain.ts';
import { accept } from '#domain/result.ts';
import { endsUnpaid } from '#domain/transfer/statusGroups.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { type Outcome, refused } from '../http/route.ts';
import { readOwnQuote } from '../quote/storedQuote.ts';

type OwnTransfer = { readonly userId: string; readonly transferId: string };

type Former = {
  recipientId: string;
  reasonId: string;
  quoteId: string;
  status: TransferStatus;
  isPaid: boolean;
  successorId: string | null;
  isHeld: boolean;
};

/** Prices the transfer as before while that price is held, under a quote of its own; asked again, it is the same quote. */
export async function priceAgain(db: Db, own: OwnTransfer): Promise<Outcome<DataOf<typeof makeAgain>, 'notFound'>> {
  const former = await readFormer(db, own);
  if (!former) return refused('notFound');
  const transferId = goesOnAs(own.transferId, former);
  if (transferId) return accept({ kind: 'goesOn', transferId });
  const quoteId = former.isHeld ? await takeOverQuote(db, own.transferId) : former.quoteId;
  const quote = await readOwnQuote(db, { quoteId, userId: own.userId });
  const { recipientId, reasonId, isHeld } = former;
  return accept({ kind: 'priced', recipientId, transferReasonId: reasonId, quote, isHeld });
}

/** The transfer to go on with where this one cannot be made again; undefined where it can. */
export async function madeAgainAs(
  db: Kysely<Schema>,
  own: OwnTransfer,
): Promise<Outcome<string | undefined, 'notFound'>> {
  const former = await readFormer(db, own);
  return former ? accept(goesOnAs(own.transferId, former)) : refused('notFound');
}

function goesOnAs(transferId: string, { status, isPaid, successorId }: Former): string | undefined {
  return successorId ?? (endsUnpaid(status) && !isPaid ? undefined : transferId);
}

async function readFormer(db: Kysely<Schema>, { userId, transferId }: OwnTransfer): Promise<Former | undefined> {
  const { rows } = await sql<Former>`
    select coalesce(t.corrected_recipient_id, t.recipient_id) as "recipientId", t.reason_id as "reasonId",
      t.quote_id as "quoteId", t.status, exists (select from payment p where p.transfer_id = t.id) as "isPaid",
      (select n.id from transfer n where n.made_again_from = t.id) as "successorId", q.expires_at > now() as "isHeld"
    from transfer t join transfer_quote q on q.id = t.quote_id
    where t.id = ${transferId} and t.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** A quote makes one transfer, so its price goes over to another, with its end and the rewards it counts on. */
async function takeOverQuote(db: Db, transferId: string): Promise<string> {
  const taken = await sql<{ id: string }>`
    with taken as (
      insert into transfer_quote (id, price_of, user_id, rate_quote_id, method, origin_country, destination_country,
        origin_currency, destination_currency, include_operator_fee, fixed_side, origin_minor, destination_minor, mid,
        rate, operator_fee_minor, operator_fee_waived_minor, transfer_fee_minor, promo_code, promo_discount_minor,
        promo_extra_minor, referral_discount_minor, voucher_discount_minor, total_minor, expires_at)
      select ${newId()}, t.id, q.user_id, q.rate_quote_id, q.method, q.origin_country, q.destination_country,
        q.origin_currency, q.destination_currency, q.include_operator_fee, q.fixed_side, q.origin_minor,
        q.destination_minor, q.mid, q.rate, q.operator_fee_minor, q.operator_fee_waived_minor, q.transfer_fee_minor,
        q.promo_code, q.promo_discount_minor, q.promo_extra_minor, q.referral_discount_minor,
        q.voucher_discount_minor, q.total_minor, q.expires_at
      from transfer t join transfer_quote q on q.id = t.quote_id where t.id = ${transferId}
      on conflict (price_of) do nothing returning id
    ), rewards as (
      insert into quote_reward (quote_id, reward_id)
      select taken.id, r.reward_id from taken, transfer t join quote_reward r on r.quote_id = t.quote_id
      where t.id = ${transferId}
    )
    select id from taken`.execute(db);
  if (taken.rows[0]) return taken.rows[0].id;
  const there = db.selectFrom('transfer_quote').select('id').where('price_of', '=', transferId);
  return (await there.executeTakeFirstOrThrow()).id;
}
