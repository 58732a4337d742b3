import type { TransferQuote } from '#contract/quote/quote.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';

/** A quote as it was answered when it was made. */
export async function readOwnQuote(
  db: Db,
  { quoteId, userId }: { quoteId: string; userId: string },
): Promise<TransferQuote> {
  const row = await db
    .selectFrom('transfer_quote as q')
    .innerJoin('rate_quote as r', 'r.id', 'q.rate_quote_id')
    .selectAll('q')
    .select('r.rate as usual_rate')
    .where('q.id', '=', quoteId)
    .where('q.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const paidIn = (minor: bigint) => toMajorNumber(money(row.origin_currency, Number(minor)));
  const paidOut = (minor: bigint) => toMajorNumber(money(row.destination_currency, Number(minor)));
  return {
    id: row.id,
    transferMethod: row.method,
    originAmount: paidIn(row.origin_minor),
    originCurrency: row.origin_currency,
    destinationAmount: paidOut(row.destination_minor),
    destinationCurrency: row.destination_currency,
    fixedSide: row.fixed_side,
    exchangeRate: rateOf(row.rate),
    operatorFee: paidIn(row.operator_fee_minor),
    transferFee: paidIn(row.transfer_fee_minor),
    promoDiscount: paidIn(row.promo_discount_minor),
    usualRate: rateOf(row.usual_rate),
    promoExtraReceived: paidOut(row.promo_extra_minor),
    referralDiscount: paidIn(row.referral_discount_minor),
    voucherDiscount: paidIn(row.voucher_discount_minor),
    totalToPay: paidIn(row.total_minor),
    includeOperatorFee: row.include_operator_fee,
    ...(row.promo_code !== null && { promoCode: row.promo_code }),
    originCountryCode: row.origin_country,
    destinationCountryCode: row.destination_country,
    expiresAt: Math.floor(row.expires_at.getTime() / 1000),
  };
}
