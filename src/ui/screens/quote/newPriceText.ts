import type { TFunction } from 'i18next';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { PriceShown } from '#src/machines/quote/price-quote/calculation.ts';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { Formats } from '../../formats/useFormats.ts';

/** Why it is another one, and for whom it is better. */
export function newPriceWords(context: PriceQuoteContext) {
  const kind = priceChangeOf(context)?.kind === 'worse' ? 'worse' : 'better';
  return context.previousQuote ? (`send.newPrice.${kind}` as const) : (`send.newPrice.moved.${kind}` as const);
}

/** What two prices are compared by, line by line. */
export const comparedLines = (t: TFunction, { money, rate }: Formats) => [
  { label: t('price.sum.exchangeRate'), of: ({ exchangeRate }: PriceShown) => rate(exchangeRate) },
  {
    label: t('price.sum.youSend'),
    of: (quote: PriceShown) => money(moneyOf(quote.originAmount, quote.originCurrency)),
  },
  {
    label: t('price.sum.theyGet'),
    of: (quote: PriceShown) => money(moneyOf(quote.destinationAmount, quote.destinationCurrency)),
  },
  {
    label: t('price.sum.totalToPay'),
    of: (quote: PriceShown) => money(moneyOf(quote.totalToPay, quote.originCurrency)),
  },
];
