import { sql, type Transaction } from 'kysely';
import type { CreationRefusal } from '#contract/transfer/transfer.ts';
import { add, type Money, money, toMajorText } from '#domain/money/money.ts';
import { activeHandler } from '#domain/recipient/activeCorridors.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import { accept } from '#domain/result.ts';
import { findTransition } from '#domain/transfer/findTransition.ts';
import {
  leftToSend,
  seededTransferLimits as limits,
  needsReauthentication,
  unverifiedTransfersUsedUp,
  withinSendingLimits,
} from '#domain/transfer/transferLimits.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { payeeOf } from '../account/factors/payee.ts';
import type { Deed } from '../account/factors/stepUp.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { constraintOf, inTransaction } from '../database/transaction.ts';
import { type Outcome, refused } from '../http/route.ts';
import type { Keyring } from '../keys/keyring.ts';
import { holdRewardsOf, reserveRewardsOf } from '../reward/rewardStore.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { draftUsedBy, preparationEnded } from './drafts/preparationEnded.ts';
import { eventHash } from './lifecycle/commitEffects.ts';
import { type ChosenRecipient, lockSender, type SendingSender } from './lifecycle/sendingSender.ts';
import { accountIn } from './lifecycle/storedRecipient.ts';
import { madeAgainAs } from './makeAgain.ts';
import { newReference } from './newReference.ts';
import { type Parts, partsOfTransfer } from './partsOfTransfer.ts';

export type NewTransfer = {
  readonly userId: string;
  readonly quoteId: string;
  readonly recipientId: string;
  readonly reasonId: string;
  /** Whether the sender has confirmed this very payment; where they have not, they are asked to. */
  readonly confirms: (transaction: Db, deed: Deed) => Promise<Outcome<true, 'reauthenticationRequired'>>;
  /** The draft it is made of, which is then over. */
  readonly draftId?: string | undefined;
  /** The ended transfer it makes again. */
  readonly madeAgainFrom?: string | undefined;
  /** The unpaid transfer whose least it is, or the one that arrived whose rest it is. */
  readonly smallFirstOf?: string | undefined;
  readonly restOf?: string | undefined;
};

type Dependencies = KeyedDb & {
  /** What an amount is worth in pounds at the market rate, for limits; undefined when no rate can be had. */
  readonly inPounds: (amount: Money) => Promise<Money | undefined>;
};

type Created = Outcome<string, CreationRefusal>;

/** Creates a transfer from a quote, or gives back the one the quote already made for that recipient. Answers its id. */
export async function createTransfer(dependencies: Dependencies, asked: NewTransfer): Promise<Created> {
  const { db, keys, inPounds } = dependencies;
  const quote = await readQuote(db, asked);
  if (!quote) return refused('notFound');
  if (quote.transfer_id !== null) return alreadyMade(quote, asked);
  if (quote.expired) return refused('quoteExpired');
  if (!isTransferReason(asked.reasonId)) return refused('reasonUnknown');

  const pounds = await inPounds(money(quote.origin_currency, Number(quote.total_minor)));
  if (!pounds) return refused('rateUnavailable');
  try {
    return await inTransaction(db, (transaction) => createLocked(transaction, { asked, quote, pounds, keys }));
  } catch (failure) {
    // Money came for the former one after it was looked at, so that one is gone on with.
    if (constraintOf(failure) !== 'made_again_after_its_end' || !asked.madeAgainFrom) throw failure;
    return accept(asked.madeAgainFrom);
  }
}

/** Asked again for the same recipient, it is the same transfer; what goes to another must not be taken for this one. */
const alreadyMade = (quote: Quote | undefined, { recipientId }: NewTransfer) =>
  quote?.transfer_id && quote.made_for === recipientId ? accept(quote.transfer_id) : refused('quoteUsed');

const readQuote = (db: Db, { userId, quoteId }: NewTransfer) =>
  db
    .selectFrom('transfer_quote as q')
    .leftJoin('transfer as t', 't.quote_id', 'q.id')
    .leftJoin('payout_setting as p', (join) =>
      join.onRef('p.country', '=', 'q.destination_country').onRef('p.method', '=', 'q.method'),
    )
    .selectAll('q')
    .select([
      't.id as transfer_id',
      't.recipient_id as made_for',
      'p.handler as set_handler',
      sql<boolean>`q.expires_at <= now()`.as('expired'),
    ])
    .where('q.id', '=', quoteId)
    .where('q.user_id', '=', userId)
    .executeTakeFirst();

type Quote = NonNullable<Awaited<ReturnType<typeof readQuote>>>;
type Creation = { readonly asked: NewTransfer; readonly quote: Quote; readonly pounds: Money; readonly keys: Keyring };

async function createLocked(transaction: Transaction<Schema>, creation: Creation): Promise<Created> {
  const { asked, quote, pounds, keys } = creation;
  const { sender, ...chosen } = await lockSender(transaction, asked);
  const recipient = chosen.recipient && payeeFor(keys, quote, chosen.recipient);
  if (recipient?.made) return alreadyMade(await readQuote(transaction, asked), asked);
  const goesOn = await goesOnAs(transaction, asked);
  if (!goesOn.ok) return goesOn;
  if (goesOn.value) return accept(goesOn.value);
  const used = asked.draftId && (await draftUsedBy(transaction, { ...asked, draftId: asked.draftId }));
  if (used) return used;
  if (!recipient?.handler) return refused('recipientDoesNotFit');
  const parts = await partsOfTransfer(transaction, creation);
  if (!parts.ok) return parts;
  if (parts.value.goesOnAs) return accept(parts.value.goesOnAs);

  // The least counts in the place of the whole, which was within them.
  const within = parts.value.smallFirstOf ? accept(true as const) : limitsAllow(sender, creation);
  if (!within.ok) return within;
  // What was sent within a day counts as one sum, and the first payment to somebody as a large one.
  const inADay = [...sender.lastDay, pounds].reduce(add);
  const needsPassword = recipient.isNew || needsReauthentication(inADay, (amount) => amount);
  const deed = { shown: { kind: 'send', ...amountOf(quote), ...recipient.payee } as const, about: idsOf(asked) };
  const confirmation = needsPassword ? await asked.confirms(transaction, deed) : accept(true as const);
  if (!confirmation.ok) return confirmation;
  // Something the price counted on is used or over by now: the sender sees the new price first.
  if (!(await holdRewardsOf(transaction, quote))) return refused('quoteExpired');
  const promo = await nextPromoUse(transaction, creation);
  if (promo === 'usedUp') return refused('promoUsedUp');

  const rule = findTransition({
    event: 'create',
    by: 'customer',
    facts: {
      quoteUsable: recipient.quoteUsable,
      withinLimits: within.ok,
      identitySufficient: mayMoveMoney(sender.identity),
    },
  });
  if (!rule.ok) return refused('quoteExpired');
  const id = newId();
  const made = { id, at: sender.now, status: rule.value.to, handler: recipient.handler };
  await insertTransfer(transaction, { ...creation, ...made, parts: parts.value });
  await reserveRewardsOf(transaction, { quote, transferId: id });
  if (promo !== undefined && quote.promo_code) {
    const use = { promo_code: quote.promo_code, user_id: asked.userId, n: promo, transfer_id: id };
    await transaction.insertInto('promo_use').values(use).execute();
  }
  return accept(id);
}

/** What is gone on with instead of making a transfer again. */
const goesOnAs = async (transaction: Transaction<Schema>, { userId, madeAgainFrom }: NewTransfer) =>
  madeAgainFrom ? madeAgainAs(transaction, { userId, transferId: madeAgainFrom }) : accept(undefined);

/** Who pays the recipient, if they fit the quote, and the transfer the quote has made while the sender's row was awaited. */
function payeeFor(keys: Keyring, quote: Quote, row: ChosenRecipient) {
  const { profile } = accountIn(keys, row.id, row);
  const candidate = { firstName: row.first_name, lastName: row.last_name, status: row.status, profile };
  const [fitting] = recipientsFor([candidate], { method: quote.method, countryCode: quote.destination_country });
  const chosen: RemittanceHandler = quote.set_handler ?? profile.remittanceHandler ?? 'MANUAL';
  const handler = activeHandler(chosen, { currency: quote.destination_currency, method: quote.method });
  return {
    handler: fitting && handler,
    made: row.made,
    quoteUsable: row.usable,
    isNew: row.is_new,
    payee: payeeOf(candidate),
  };
}

const amountOf = ({ origin_currency: currency, total_minor: minor }: Quote) => ({
  amount: toMajorText(money(currency, Number(minor))),
  currency,
});
const idsOf = ({ quoteId, recipientId }: NewTransfer) => ({ quoteId, recipientId });

function limitsAllow(sender: SendingSender, { quote, pounds }: Creation): Outcome<true, CreationRefusal> {
  if (!mayMoveMoney(sender.identity) && unverifiedTransfersUsedUp(sender.openTransfers)) {
    return refused('unverifiedTransfersExceeded');
  }
  const within = withinSendingLimits({ amount: pounds, ...sender });
  if (within.ok) return accept(true);
  const { limit, left, days } = leftToSend(sender);
  const most = money(quote.origin_currency, Number((quote.total_minor * BigInt(left.minor)) / BigInt(pounds.minor)));
  const params = {
    amount: toMajorText(limit),
    currency: limit.currency,
    days: String(days),
    most: toMajorText(most),
    mostCurrency: most.currency,
  };
  return refused('sendingLimitExceeded', { params });
}

/** The number of the next use of the quote's promo; uses are counted on the sender's locked row. */
async function nextPromoUse(transaction: Transaction<Schema>, { asked, quote }: Creation) {
  if (quote.promo_code === null) return undefined;
  const counted = await sql<{ used: number; allowed: number }>`
    select (select count(*)::int from promo_use where promo_code = p.code and user_id = ${asked.userId}) as used,
      (p.settings->>'usageLimit')::int as allowed
    from promo p where p.code = ${quote.promo_code}`.execute(transaction);
  const [count] = counted.rows;
  return !count || count.used >= count.allowed ? ('usedUp' as const) : count.used + 1;
}

type Insertion = Creation & {
  readonly id: string;
  readonly at: Date;
  readonly status: TransferStatus;
  readonly handler: RemittanceHandler;
  readonly parts: Parts;
};

/** The transfer and the first line of its history stand on each other, so one statement writes both, and ends what led to it. */
async function insertTransfer(
  transaction: Transaction<Schema>,
  { id, at, status, handler, asked, quote, pounds, parts }: Insertion,
) {
  const step = { to: status, event: 'create', by: 'customer' } as const;
  const hash = eventHash({ transferId: id, version: 1, from: null, step, at, prevHash: '' });
  await sql`
    with born as (
      insert into status_event (transfer_id, version, from_status, to_status, event, actor, at, prev_hash, hash)
      values (${id}, 1, null, ${status}, ${step.event}, ${step.by}, ${at.toISOString()}, '', ${hash})
    ), ${sql.join(preparationEnded({ ...asked, transferId: id }))}
    insert into transfer (id, reference, user_id, recipient_id, quote_id, version, status, reason_id, method, origin_country,
      destination_country, origin_currency, destination_currency, fixed_side, origin_minor, destination_minor, mid, rate,
      operator_fee_minor, operator_fee_waived_minor, transfer_fee_minor, promo_code, promo_discount_minor,
      promo_extra_minor, referral_discount_minor, voucher_discount_minor, total_minor, pounds_minor, handler,
      made_again_from, small_first_of, rest_minor, rest_of, gateway, expires_at, rate_held_until)
    select ${id}, ${newReference()}, user_id, ${asked.recipientId}, id, 1, ${status}, ${asked.reasonId}, method, origin_country,
      destination_country, origin_currency, destination_currency, fixed_side, origin_minor, destination_minor, mid, rate,
      operator_fee_minor, operator_fee_waived_minor, transfer_fee_minor, promo_code, promo_discount_minor,
      promo_extra_minor, referral_discount_minor, voucher_discount_minor, total_minor, ${pounds.minor}, ${handler},
      ${asked.madeAgainFrom ?? null}, ${parts.smallFirstOf ?? null}, ${parts.restMinor ?? null}, ${parts.restOf ?? null}, (select gateway from transfer where id = ${asked.madeAgainFrom ?? null}),
      now() + make_interval(secs => ${limits.paymentSeconds}), now() + make_interval(secs => ${limits.paymentSeconds})
    from transfer_quote where id = ${quote.id}`.execute(transaction);
}
