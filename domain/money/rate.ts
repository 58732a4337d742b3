import { accept, type Result, refuse } from '../result.ts';
import { divideHalfUp } from './rounding.ts';

/** Units of the target currency for one unit of the base, as plain decimal text ('655.96'); it never becomes a float. */
export type Rate = `${number}`;

/** A rate as an exact fraction: `scaled` / 10 ** `decimals`. */
type Fraction = { readonly scaled: bigint; readonly decimals: number };

/** Rates we compute carry this many significant digits: the sender sees exactly the rate that is used. */
const significantDigits = 6;

/** Longest whole and fractional parts a rate may have; anything longer is not a rate of exchange. */
const ratePattern = /^\d{1,9}(?:\.\d{1,15})?$/;

export function parseRate(text: string): Result<Rate, 'rateNotANumber'> {
  const trimmed = text.trim();
  return isRate(trimmed) ? accept(trimmed) : refuse('rateNotANumber');
}

/** The wire carries rates as decimal numbers (D-117). */
export const rateFromNumber = (rate: number): Result<Rate, 'rateNotANumber'> => parseRate(String(rate));
export const rateToNumber = (rate: Rate): number => Number(rate);

/** Exact: money multiplies by this fraction and rounds once, at the end. */
export function rateFraction(rate: Rate): Fraction {
  if (!isRate(rate)) throw new RangeError(`${rate} is not a rate`);
  const [whole = '', decimals = ''] = rate.split('.');
  return { scaled: BigInt(whole + decimals), decimals: decimals.length };
}

/** The customer's rate: `basisPoints` under `mid`, to six significant digits, half-up. */
export function applyMargin(mid: Rate, basisPoints: number): Rate {
  const { scaled, decimals } = rateFraction(mid);
  return toSignificantDigits(scaled * BigInt(10_000 - basisPoints), 10n ** BigInt(decimals) * 10_000n);
}

export function multiplyRates(left: Rate, right: Rate): Rate {
  const [one, other] = [rateFraction(left), rateFraction(right)];
  return toSignificantDigits(one.scaled * other.scaled, 10n ** BigInt(one.decimals + other.decimals));
}

/** Cross rate: with a dollar table, `divideRates(dollarToXaf, dollarToGbp)` is GBP to XAF. */
export function divideRates(dividend: Rate, divisor: Rate): Rate {
  const [top, bottom] = [rateFraction(dividend), rateFraction(divisor)];
  return toSignificantDigits(top.scaled * 10n ** BigInt(bottom.decimals), bottom.scaled * 10n ** BigInt(top.decimals));
}

/** Negative when `left` gives less than `right`, as sorting expects. */
export function compareRates(left: Rate, right: Rate): number {
  const [one, other] = [rateFraction(left), rateFraction(right)];
  const difference = one.scaled * 10n ** BigInt(other.decimals) - other.scaled * 10n ** BigInt(one.decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function isRate(text: string): text is Rate {
  return ratePattern.test(text) && /[1-9]/.test(text);
}

function toSignificantDigits(numerator: bigint, denominator: bigint): Rate {
  const magnitude = orderOfMagnitude(numerator, denominator);
  const decimals = Math.max(0, significantDigits - 1 - magnitude);
  const digits = String(divideHalfUp(numerator * 10n ** BigInt(decimals), denominator)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const text = fraction ? `${whole}.${fraction}` : whole;
  if (!isRate(text)) throw new RangeError(`${text} is out of the range of a rate`);
  return text;
}

/** The power of ten of the first digit: 2 for 655.96, -3 for 0.00152. */
function orderOfMagnitude(numerator: bigint, denominator: bigint): number {
  let magnitude = String(numerator).length - String(denominator).length;
  const reaches = (power: number) =>
    power >= 0 ? numerator >= denominator * 10n ** BigInt(power) : numerator * 10n ** BigInt(-power) >= denominator;
  if (!reaches(magnitude)) magnitude -= 1;
  return magnitude;
}
