import { sql } from 'kysely';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { sending } from '#domain/money/fixedAmount.ts';
import { add, type Money, money, smaller, subtract, toMajorNumber } from '#domain/money/money.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { type Price, priceTransfer } from '#domain/quote/priceTransfer.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { restAfter } from '#domain/transfer/smallFirst.ts';
import type { Db } from '../database/open.ts';
import { type Outcome, refused } from '../http/route.ts';
import { type HeldRateRow, heldRateOf, type QuoteStore } from './quoteStore.ts';
import type { ServiceStore } from './serviceStore.ts';

type Dependencies = { readonly db: Db; readonly services: ServiceStore; readonly quotes: QuoteStore };

type Whole = HeldRateRow & {
  user_id: string;
  recipient_id: string;
  reason_id: string;
  method: PayoutMethod;
  origin_country: string;
  destination_country: string;
  origin_currency: PayInCurrency;
  destination_currency: Currency;
  include_operator_fee: boolean;
  origin_minor: bigint;
  total_minor: bigint;
};

type SmallFirst = DataOf<typeof priceSmallFirst>;
export type PriceSmallFirst = (transferId: string) => Promise<Outcome<SmallFirst, 'notFound' | 'rateUnavailable'>>;

/** Minutes a price stands (D-120); never longer than the transfer it is taken from may be paid. */
const heldMinutes = 30;

/** The least of a transfer at the rate it was promised, as a quote of its own, and what the rest would cost today. */
export const smallFirstPrice =
  ({ db, services, quotes }: Dependencies): PriceSmallFirst =>
  async (transferId) => {
    const whole = await readWhole(db, transferId);
    if (!whole) return refused('notFound');
    const sent = money(whole.origin_currency, Number(whole.origin_minor));
    const least = minimumSend(whole.origin_currency);
    const rest = restAfter(sent);
    const [first, after] = await Promise.all([priceOf(services, whole, least), priceOf(services, whole, rest)]);
    if (!first || !after) return refused('rateUnavailable');
    const { value: quote, writes } = quotes.keepTransferQuote({
      userId: whole.user_id,
      price: first,
      held: heldRateOf(whole),
      method: whole.method,
      originCountryCode: whole.origin_country,
      destinationCountryCode: whole.destination_country,
      includeOperatorFee: whole.include_operator_fee,
      promoCode: undefined,
      rewardIds: [],
    });
    const total = money(whole.origin_currency, Number(whole.total_minor));
    // A discount may take more off than the fees are: then nothing is paid on top.
    const atOnce = subtract(total, smaller(sent, total));
    const fees = { first: feesOf(first), rest: feesOf(after), atOnce: toMajorNumber(atOnce) };
    const { recipient_id: recipientId, reason_id: transferReasonId } = whole;
    return { ok: true, value: { recipientId, transferReasonId, quote, rest: toMajorNumber(rest), fees }, writes };
  };

const feesOf = ({ operatorFee, transferFee }: Price) => toMajorNumber(add(operatorFee, transferFee));

async function readWhole(db: Db, transferId: string): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select t.user_id, coalesce(t.corrected_recipient_id, t.recipient_id) as recipient_id, t.reason_id, t.method, t.origin_country,
      t.destination_country, t.origin_currency, t.destination_currency, q.include_operator_fee, t.origin_minor, t.total_minor,
      h.id, h.base, h.target, h.mid::text as mid, h.rate::text as rate, false as is_over,
      to_timestamp(floor(extract(epoch from least(t.rate_held_until, now() + make_interval(mins => ${heldMinutes}))))) as expires_at
    from transfer t join transfer_quote q on q.id = t.quote_id join rate_quote h on h.id = q.rate_quote_id
    where t.id = ${transferId}`.execute(db);
  return rows[0];
}

async function priceOf(services: ServiceStore, whole: Whole, amount: Money): Promise<Price | undefined> {
  const { origin_currency: originCurrency, destination_country: destination, method } = whole;
  if (!isPayoutCountry(destination)) return undefined;
  const [service, pair] = await Promise.all([
    services.serving({ originCurrency, country: destination, method }),
    services.pair({ base: originCurrency, target: whole.destination_currency }),
  ]);
  const price = priceTransfer({
    fixed: sending(amount),
    destination,
    method,
    rate: heldRateOf(whole).rate,
    terms: service && serviceTerms(service),
    isPairDown: pair?.downtimeStatus,
    includeOperatorFee: whole.include_operator_fee,
  });
  return price.ok ? price.value : undefined;
}
