import { add, convertBack, type Money, subtract, zero } from '../money/money.ts';
import { parseRate, type Rate } from '../money/rate.ts';
import { divideHalfUp } from '../money/rounding.ts';

type Costing = {
  readonly youSend: Money;
  readonly theyGet: Money;
  readonly operatorFee: Money;
  /** Of the middle of the market. */
  readonly midRate: Rate;
};

export type WholeCost = {
  /** What the market would have given more, in the currency paid in; nothing where our rate is the better one. */
  readonly markUp: Money;
  readonly markUpBasisPoints: number;
  /** Fee and mark-up. */
  readonly whole: Money;
  readonly wholeBasisPoints: number;
};

/** Everything a transfer costs, the part inside the rate too: a price without it is a claim (D-11). */
export function wholeCost({ youSend, theyGet, operatorFee, midRate }: Costing): WholeCost {
  const worth = convertBack(theyGet, youSend.currency, midRate);
  const markUp = worth.minor < youSend.minor ? subtract(youSend, worth) : zero(youSend.currency);
  const whole = add(operatorFee, markUp);
  const ofSent = (part: Money) => Number(divideHalfUp(BigInt(part.minor) * 10_000n, BigInt(youSend.minor)));
  return { markUp, markUpBasisPoints: ofSent(markUp), whole, wholeBasisPoints: ofSent(whole) };
}

/** Of a sum whose market rate was read with it; nothing without both. */
export function costOf(
  sum: Omit<Costing, 'midRate'> | undefined,
  exchange: { readonly midRate: string } | undefined,
): WholeCost | undefined {
  const mid = exchange && parseRate(exchange.midRate);
  return sum && mid?.ok ? wholeCost({ ...sum, midRate: mid.value }) : undefined;
}
