import { type Money, money } from '../money/money.ts';
import type { PriceAnswer } from './priceTransfer.ts';

/**
 * The most that can be sent out of what the sender pays in all, fees and discounts in it: "100 pounds including the
 * fees". Found by the price itself, which never falls as the amount grows, so that both always agree; where no amount
 * comes to exactly that total, the next one below it. Nothing where even the smallest amount costs more.
 *
 * @param total in the currency paid in.
 */
export function sendOutOf(total: Money, priceOf: (youSend: Money) => PriceAnswer | undefined): Money | undefined {
  const tried = (minor: number) => ({ minor, answer: priceOf(money(total.currency, minor)) });
  const isWithin = ({ answer }: ReturnType<typeof tried>) =>
    answer?.ok ? answer.value.totalToPay.minor <= total.minor : answer?.refusal === 'amountBelowMinimum';
  let low = 0;
  let high = Math.max(1, total.minor);
  // A discount lets more be sent than is paid.
  while (isWithin(tried(high))) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isWithin(tried(middle))) low = middle;
    else high = middle;
  }
  return low > 0 && tried(low).answer?.ok ? money(total.currency, low) : undefined;
}
