import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';

/** Field schemas several calls share. Money is in major units with the spec's names (D-117). */

/** Characters no person types into a form: controls other than tab and newline, and halves of characters. */
const controlCharacters = /[^\P{Cc}\t\n]|\p{Cs}/u;

export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !controlCharacters.test(value), 'control characters');
export const filledText = (max: number) => text(max).min(1);

export const id = z.uuid();
export const currency = z.enum(currencies);
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** Major units, never negative; each call checks the decimals its currency has. 11 characters is the longest input. */
export const amount = z.number().min(0).max(99_999_999_999);
/** A whole number in an address: digits and nothing else. */
export const countText = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
/** How many rows of a list one call asks for; longer lists are read page by page. */
export const mostRows = 200;
export const pageLimit = countText({ min: 1, max: mostRows });
/** Seconds since 1970. */
export const epochSeconds = z.int().min(0);
/** A decimal number as text, never a float. */
export const decimalText = z.string().regex(/^\d{1,12}(\.\d{1,12})?$/);
export const sixDigits = z.string().regex(/^\d{6}$/);
/** An address the browser sees; kept as a claim, decides nothing (D-129). */
export const clientIp = z.union([z.ipv4(), z.ipv6(), z.literal('')]);
export const done = z.strictObject({ done: z.literal(true) });
