import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { type Money, parseMoney, toMajorText } from '#domain/money/money.ts';

/** A sum in an address: '200.00 GBP'. */
export const sumText = (sum: Money): string => `${toMajorText(sum)} ${sum.currency}`;

/** Nothing where it is none, has more decimals than its currency, or is of a currency we do not know. */
export function sumIn(text: string): Money | undefined {
  const [, amount = '', code] = /^(\S+) ([A-Z]{3})$/.exec(text) ?? [];
  const currency = currencies.find((known) => known === code);
  const read = currency && parseMoney(amount, currency);
  return read?.ok ? read.value : undefined;
}

/** Of a currency, and with the decimals it has. */
export const sumOfCurrency = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})? [A-Z]{3}$/)
  .refine((text) => sumIn(text) !== undefined);
