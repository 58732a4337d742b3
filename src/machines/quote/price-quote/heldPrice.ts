import type { Exchange } from '#contract/quote/quote.ts';
import { changeSinceShown, type PriceShown, type QuoteChange, quoteChange } from './calculation.ts';
import type { PriceQuoteContext } from './priceQuoteContext.ts';

/** Over signing in, and over a quote that failed, the price stays at the rate it was shown and held at, for its time. */
export function atHeldRate({ hold }: PriceQuoteContext, exchange: Exchange): Exchange {
  const isHeld = hold?.base === exchange.base && hold.target === exchange.target && exchange.at < hold.expiresAt;
  return isHeld ? { ...exchange, rate: hold.rate } : exchange;
}

type PriceChange = { readonly before: PriceShown; readonly kind: QuoteChange };

/** What the quote is to the one before it, or else to the price that was shown. */
export function priceChangeOf(
  context: Pick<PriceQuoteContext, 'quote' | 'previousQuote' | 'shown'>,
): PriceChange | undefined {
  const { quote, previousQuote, shown } = context;
  if (!quote) return undefined;
  if (previousQuote) return { before: previousQuote, kind: quoteChange(previousQuote, quote) };
  return shown && { before: shown, kind: changeSinceShown(shown, quote) };
}
