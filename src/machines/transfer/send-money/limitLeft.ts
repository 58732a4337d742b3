import type { Failure } from '#contract/protocol/failure.ts';
import type { TransferQuote } from '#contract/quote/quote.ts';
import { fromMajorNumber, type Money, money, parseMoney } from '#domain/money/money.ts';

/** What may still be sent, fees apart, where a limit refused the quote; nothing where the limit is used up. */
export function limitLeft(failure: Failure | undefined, quote: TransferQuote | undefined): Money | undefined {
  const { most, mostCurrency } = failure?.details.params ?? {};
  if (!quote || most === undefined || mostCurrency !== quote.originCurrency) return undefined;
  const left = parseMoney(most, quote.originCurrency);
  const total = fromMajorNumber(quote.totalToPay, quote.originCurrency);
  const sent = fromMajorNumber(quote.originAmount, quote.originCurrency);
  if (!left.ok || !total.ok || !sent.ok) return undefined;
  const minor = left.value.minor - (total.value.minor - sent.value.minor);
  return minor > 0 ? money(quote.originCurrency, minor) : undefined;
}
