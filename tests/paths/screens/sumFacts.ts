import type { bothAmounts, priceParts, TransferQuote } from '#contract/quote/quote.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { Currency } from '#domain/money/currency.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import { sum } from './asRead.ts';
import { words } from './words.ts';

/** The parts of a sum as the wire has them, in major units. */
type Priced = Pick<TransferQuote, keyof typeof bothAmounts | keyof typeof priceParts | 'operatorFee'>;

/** An amount of the wire, as it is read. */
export function amountText(amount: number, currency: Currency): string | undefined {
  const money = fromMajorNumber(amount, currency);
  return money.ok ? sum(money.value) : undefined;
}

export const pricedAs = ({ meta, ...transfer }: Transfer): Priced => ({
  ...transfer,
  ...meta,
  operatorFee: meta.serviceFee,
});

const onlyOneWay = 'only the drawn telling takes something off, and what is nothing has no line';

/** The one sum line by line, each amount beside what it is (D-48). */
export function sumFacts<Context>(pricedIn: (context: Context) => Priced | undefined) {
  const line = (label: string, amountOf: (priced: Priced) => readonly [amount: number, currency: Currency]) => ({
    beside: label,
    tells(context: Context) {
      const priced = pricedIn(context);
      return priced && amountText(...amountOf(priced));
    },
  });
  const paid = (label: string, part: 'operatorFee' | 'totalToPay') =>
    line(label, (priced) => [priced[part], priced.originCurrency]);
  const takenOff = (part: 'referralDiscount' | 'voucherDiscount' | 'promoDiscount') => ({
    beside: words(`price.sum.${part}`),
    onlyOneWay,
    tells(context: Context) {
      const priced = pricedIn(context);
      return priced && priced[part] !== 0 ? amountText(priced[part], priced.originCurrency) : undefined;
    },
  });
  return {
    send: line(words('price.sum.youSend'), (priced) => [priced.originAmount, priced.originCurrency]),
    fee: paid(words('price.sum.operatorFee'), 'operatorFee'),
    referral: takenOff('referralDiscount'),
    voucher: takenOff('voucherDiscount'),
    promo: takenOff('promoDiscount'),
    total: paid(words('price.sum.totalToPay'), 'totalToPay'),
    get: line(words('price.sum.theyGet'), (priced) => [priced.destinationAmount, priced.destinationCurrency]),
  };
}
