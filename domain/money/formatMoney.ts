import { type Currency, minorDigits } from './currency.ts';
import { type Money, toMajorNumber } from './money.ts';

/** The currencies shown by a sign (REF-08); every other one is shown by its ISO code (D-67). */
const signs: { readonly [currency in Currency]?: string } = { GBP: '£', CAD: 'CA$', EUR: '€' };

export const currencySymbol = (currency: Currency): string => signs[currency] ?? currency;

/** 'CA$97.98' or '78,000 XAF' in English, '97,98 CA$' and '78 000 XAF' in French. */
export function formatMoney(amount: Money, locale: string): string {
  const { currency } = amount;
  if (!signs[currency]) return `${formatAmount(amount, locale)}\u00a0${currency}`;
  return formatterFor(locale, currency, 'currency')
    .formatToParts(toMajorNumber(amount))
    .map((part) => (part.type === 'currency' ? currencySymbol(currency) : part.value))
    .join('');
}

/** The number alone, with thousands separators and the currency's decimals: '78,000'. */
export const formatAmount = (amount: Money, locale: string): string =>
  formatterFor(locale, amount.currency, 'decimal').format(toMajorNumber(amount));

/** Making a formatter costs far more than using one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: Currency, style: 'currency' | 'decimal'): Intl.NumberFormat {
  const key = `${locale} ${currency} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const formatter = new Intl.NumberFormat(locale, {
    style,
    ...(style === 'currency' && { currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, formatter);
  return formatter;
}
