import { accept, type Result, refuse } from '../result.ts';
import { type Currency, minorDigits } from './currency.ts';
import { type Rate, rateFraction } from './rate.ts';
import { divideHalfUp } from './rounding.ts';

/** An exact amount, counted in the currency's smallest unit: 12.50 GBP is 1250, 655 XAF is 655. */
export type Money = { readonly currency: Currency; readonly minor: number };

/** Whole digits an amount may have: far above every limit, and still exact once converted to any currency. */
const maximumWholeDigits = 10;

export function money(currency: Currency, minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole number of ${currency} units`);
  return { currency, minor: minor + 0 };
}

export const zero = (currency: Currency): Money => money(currency, 0);

export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.currency, left.minor + right.minor);
}

export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.currency, left.minor - right.minor);
}

export const sum = (currency: Currency, amounts: readonly Money[]): Money => amounts.reduce(add, zero(currency));

/** Negative when `left` is less than `right`, as sorting expects. */
export function compareMoney(left: Money, right: Money): number {
  assertSameCurrency(left, right);
  return left.minor - right.minor;
}

export const smaller = (left: Money, right: Money): Money => (compareMoney(left, right) <= 0 ? left : right);

/** 1 basis point is 0.01 %. */
export function takeBasisPoints(amount: Money, basisPoints: number): Money {
  return exactly(amount.currency, divideHalfUp(BigInt(amount.minor) * BigInt(basisPoints), 10_000n));
}

/** `amount` × `rate`, to the minor unit of `to` (D-45). */
export function convert(amount: Money, to: Currency, rate: Rate): Money {
  const { scaled, decimals } = rateFraction(rate);
  const multiplied = BigInt(amount.minor) * scaled * unitsPerMajor(to);
  return exactly(to, divideHalfUp(multiplied, unitsPerMajor(amount.currency) * 10n ** BigInt(decimals)));
}

/** `amount` / `rate`: what must be sent in `to` for `amount` to arrive (QUO-13). */
export function convertBack(amount: Money, to: Currency, rate: Rate): Money {
  const { scaled, decimals } = rateFraction(rate);
  const multiplied = BigInt(amount.minor) * unitsPerMajor(to) * 10n ** BigInt(decimals);
  return exactly(to, divideHalfUp(multiplied, unitsPerMajor(amount.currency) * scaled));
}

/** Plain decimal text ('97.98'), no signs, no separators, no more decimals than the currency has. */
export function parseMoney(text: string, currency: Currency): Result<Money, 'amountNotANumber'> {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  const digits = minorDigits(currency);
  if (!whole || whole.length > maximumWholeDigits || decimals.length > digits) return refuse('amountNotANumber');
  return accept(money(currency, Number(whole + decimals.padEnd(digits, '0'))));
}

/** '97.98', '78000', '-0.50': the text of the wire and of provider calls. */
export function toMajorText({ currency, minor }: Money): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits ? `.${text.slice(-digits)}` : ''}`;
}

/** The decimal number of the wire (D-117). Goes through decimal text, so 97.98 stays 97.98. */
export const toMajorNumber = (amount: Money): number => Number(toMajorText(amount));

/** Refuses NaN, 10^21, negatives and more decimals than the currency has, since their text is not an amount. */
export const fromMajorNumber = (amount: number, currency: Currency): Result<Money, 'amountNotANumber'> =>
  parseMoney(String(amount), currency);

function exactly(currency: Currency, minor: bigint): Money {
  return money(currency, Number(minor));
}

const unitsPerMajor = (currency: Currency): bigint => 10n ** BigInt(minorDigits(currency));

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new TypeError(`${left.currency} and ${right.currency} do not add`);
}
