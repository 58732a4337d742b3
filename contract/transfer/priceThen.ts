import { compareMoney, type Money, subtract } from '#domain/money/money.ts';
import type { TransferQuote } from '../quote/quote.ts';
import type { Transfer } from './transfer.ts';
import { moneyOf } from './transferSum.ts';

/** What a sender reads of a price, in the wire's major units. */
export type PriceRead = Pick<
  TransferQuote,
  | 'originAmount'
  | 'originCurrency'
  | 'destinationAmount'
  | 'destinationCurrency'
  | 'exchangeRate'
  | 'operatorFee'
  | 'totalToPay'
>;

/** What a transfer of before cost and brought. */
export const priceThen = (transfer: Transfer): PriceRead => ({
  originAmount: transfer.originAmount,
  originCurrency: transfer.originCurrency,
  destinationAmount: transfer.destinationAmount,
  destinationCurrency: transfer.destinationCurrency,
  exchangeRate: transfer.meta.exchangeRate,
  operatorFee: transfer.meta.serviceFee,
  totalToPay: transfer.meta.totalToPay,
});

export type SinceThen =
  | { readonly kind: 'same' }
  | { readonly kind: 'more' | 'less' | 'cheaper' | 'dearer'; readonly difference: Money };

/**
 * How a price of now differs from one of before: in what arrives where the same is sent, in what is paid where the same
 * arrives; nothing where both are other amounts, or of other currencies, and there is nothing to hold against each other.
 */
export function sinceThen(before: PriceRead, now: PriceRead): SinceThen | undefined {
  if (before.originCurrency !== now.originCurrency || before.destinationCurrency !== now.destinationCurrency) {
    return undefined;
  }
  const [hadThen, haveNow] = [before, now].map((price) => moneyOf(price.destinationAmount, price.destinationCurrency));
  const [paidThen, payNow] = [before, now].map((price) => moneyOf(price.totalToPay, price.originCurrency));
  if (!hadThen || !haveNow || !paidThen || !payNow) return undefined;
  const arrives = compareMoney(haveNow, hadThen);
  const costs = compareMoney(payNow, paidThen);
  if (arrives === 0 && costs === 0) return { kind: 'same' };
  if (before.originAmount === now.originAmount && arrives !== 0) {
    return arrives > 0
      ? { kind: 'more', difference: subtract(haveNow, hadThen) }
      : { kind: 'less', difference: subtract(hadThen, haveNow) };
  }
  if (arrives !== 0) return undefined;
  return costs < 0
    ? { kind: 'cheaper', difference: subtract(paidThen, payNow) }
    : { kind: 'dearer', difference: subtract(payNow, paidThen) };
}
