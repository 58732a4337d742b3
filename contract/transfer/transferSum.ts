import type { Currency } from '#domain/money/currency.ts';
import { add, fromMajorNumber, type Money, zero } from '#domain/money/money.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { bothAmounts, priceParts, TransferQuote } from '../quote/quote.ts';
import type { Transfer } from './transfer.ts';

/** An amount of the wire; one that is none is our mistake. */
export function moneyOf(amount: number, currency: Currency): Money {
  const money = fromMajorNumber(amount, currency);
  if (!money.ok) throw new RangeError(`${amount} is not an amount of ${currency}`);
  return money.value;
}

/** The one sum in the wire's words and major units. */
type WireSum = Pick<
  TransferQuote,
  keyof typeof bothAmounts | keyof typeof priceParts | 'exchangeRate' | 'operatorFee'
> & {
  readonly transferMethod: PayoutMethod;
};

export function sumOfQuote(quote: WireSum): TransferSum {
  const { originCurrency: paid, destinationCurrency: received } = quote;
  return {
    fixedSide: quote.fixedSide,
    youSend: moneyOf(quote.originAmount, paid),
    theyGet: moneyOf(quote.destinationAmount, received),
    exchangeRate: quote.exchangeRate,
    usualRate: quote.usualRate,
    operatorFee: moneyOf(quote.operatorFee, paid),
    transferFee: moneyOf(quote.transferFee, paid),
    referralDiscount: moneyOf(quote.referralDiscount, paid),
    voucherDiscount: moneyOf(quote.voucherDiscount, paid),
    promoDiscount: moneyOf(quote.promoDiscount, paid),
    promoExtraReceived: moneyOf(quote.promoExtraReceived, received),
    totalToPay: moneyOf(quote.totalToPay, paid),
    method: quote.transferMethod,
  };
}

export const sumOfTransfer = ({ meta, ...transfer }: Transfer): TransferSum =>
  sumOfQuote({ ...transfer, ...meta, operatorFee: meta.serviceFee });

/** What leaves the sender's account. */
export const amountDue = ({ totalToPay, paymentCharge }: TransferSum): Money =>
  add(totalToPay, paymentCharge ?? zero(totalToPay.currency));
