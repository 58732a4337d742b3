import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { createRateQuote, TransferQuote } from '#contract/quote/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { toMajorNumber } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { quoteLifetimeSeconds } from '#domain/quote/customerRate.ts';
import type { Price } from '#domain/quote/priceTransfer.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { RateQuoteTable } from '../database/priceSchema.ts';
import { rateOf } from '../database/storedRate.ts';

type RateQuote = DataOf<typeof createRateQuote> & { readonly base: PayInCurrency };

type RateToHold = {
  readonly userId: string;
  readonly base: PayInCurrency;
  readonly target: Currency;
  readonly mid: Rate;
  readonly rate: Rate;
  /** Of an earlier promise that is kept; a new one has its whole time. */
  readonly expiresAt?: Date | undefined;
};

export type HeldRate = {
  readonly quote: RateQuote;
  readonly mid: Rate;
  readonly rate: Rate;
  readonly expiresAt: Date;
  /** On the database's clock (D-120). */
  readonly isOver: boolean;
};

type PricedTransfer = {
  readonly userId: string;
  readonly price: Price;
  readonly held: HeldRate;
  readonly method: PayoutMethod;
  readonly originCountryCode: string;
  readonly destinationCountryCode: string;
  readonly includeOperatorFee: boolean;
  readonly promoCode: string | undefined;
  /** Credits and vouchers the price counts on. */
  readonly rewardIds: readonly string[];
};

export type QuoteStore = ReturnType<typeof quoteStore>;

/** A quote as it is told, and what keeps it: part of the statement its answer is kept by. */
type Written<Quote> = { readonly value: Quote; readonly writes: readonly RawBuilder<unknown>[] };

export const quoteStore = (db: Db, clock: DatabaseClock) => ({
  holdRate({ userId, base, target, mid, rate, expiresAt: promisedUntil }: RateToHold): Written<RateQuote> {
    const id = newId();
    const expiresAt = promisedUntil
      ? promisedUntil.getTime() / 1000
      : Math.floor(clock.now() / 1000) + quoteLifetimeSeconds;
    const row = { id, user_id: userId, base, target, mid, rate, expires_at: new Date(expiresAt * 1000) };
    const kept = sql`rate_held as (${db.insertInto('rate_quote').values(row)})`;
    return { value: { id, base, target, rate, expiresAt }, writes: [kept] };
  },

  /** Somebody else's quote is no quote. */
  async heldRate({ id, userId }: { id: string; userId: string }): Promise<HeldRate | undefined> {
    const row = await db
      .selectFrom('rate_quote')
      .select(['id', 'base', 'target', 'mid', 'rate', 'expires_at', sql<boolean>`expires_at <= now()`.as('is_over')])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && heldRateOf(row);
  },

  /** The price stands as long as its rate is held. */
  keepTransferQuote(priced: PricedTransfer): Written<TransferQuote> {
    const id = newId();
    const rewards = priced.rewardIds.map((reward_id) => ({ quote_id: id, reward_id }));
    const row = { id, ...rowOf(priced) };
    const quote = sql`quoted as (${db.insertInto('transfer_quote').values(row)})`;
    const counted = rewards.length > 0 ? [sql`counted_on as (${db.insertInto('quote_reward').values(rewards)})`] : [];
    return { value: viewOf(id, priced), writes: [quote, ...counted] };
  },
});

export type HeldRateRow = Pick<Selectable<RateQuoteTable>, 'id' | 'base' | 'target' | 'mid' | 'rate' | 'expires_at'> & {
  readonly is_over: boolean;
};

export function heldRateOf({ id, base, target, mid, expires_at, is_over, ...row }: HeldRateRow): HeldRate {
  const rate = rateOf(row.rate);
  const quote = { id, base, target, rate, expiresAt: expires_at.getTime() / 1000 };
  return { quote, mid: rateOf(mid), rate, expiresAt: expires_at, isOver: is_over };
}

function rowOf({ price, held, ...asked }: PricedTransfer) {
  return {
    user_id: asked.userId,
    rate_quote_id: held.quote.id,
    method: asked.method,
    origin_country: asked.originCountryCode,
    destination_country: asked.destinationCountryCode,
    origin_currency: held.quote.base,
    destination_currency: held.quote.target,
    include_operator_fee: asked.includeOperatorFee,
    fixed_side: price.fixedSide,
    origin_minor: BigInt(price.youSend.minor),
    destination_minor: BigInt(price.theyGet.minor),
    mid: held.mid,
    rate: price.exchangeRate,
    operator_fee_minor: BigInt(price.operatorFee.minor),
    operator_fee_waived_minor: BigInt(price.operatorFeeWaived.minor),
    transfer_fee_minor: BigInt(price.transferFee.minor),
    promo_code: asked.promoCode ?? null,
    promo_discount_minor: BigInt(price.promoDiscount.minor),
    promo_extra_minor: BigInt(price.promoExtraReceived.minor),
    referral_discount_minor: BigInt(price.referralDiscount.minor),
    voucher_discount_minor: BigInt(price.voucherDiscount.minor),
    total_minor: BigInt(price.totalToPay.minor),
    expires_at: held.expiresAt,
  };
}

const viewOf = (id: string, { price, held, ...asked }: PricedTransfer): TransferQuote => ({
  id,
  transferMethod: asked.method,
  originAmount: toMajorNumber(price.youSend),
  originCurrency: held.quote.base,
  destinationAmount: toMajorNumber(price.theyGet),
  destinationCurrency: held.quote.target,
  fixedSide: price.fixedSide,
  exchangeRate: price.exchangeRate,
  operatorFee: toMajorNumber(price.operatorFee),
  transferFee: toMajorNumber(price.transferFee),
  promoDiscount: toMajorNumber(price.promoDiscount),
  usualRate: held.rate,
  promoExtraReceived: toMajorNumber(price.promoExtraReceived),
  referralDiscount: toMajorNumber(price.referralDiscount),
  voucherDiscount: toMajorNumber(price.voucherDiscount),
  totalToPay: toMajorNumber(price.totalToPay),
  includeOperatorFee: asked.includeOperatorFee,
  ...(asked.promoCode !== undefined && { promoCode: asked.promoCode }),
  originCountryCode: asked.originCountryCode,
  destinationCountryCode: asked.destinationCountryCode,
  expiresAt: held.quote.expiresAt,
});
