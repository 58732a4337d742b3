import { delivering } from '../money/fixedAmount.ts';
import { add, compareMoney, type Money, money, toMajorText } from '../money/money.ts';
import { multiplyRates, type Rate } from '../money/rate.ts';
import { paymentOptions } from '../payment/paymentOptions.ts';
import type { PayInCountryCode, PayoutCountryCode } from '../reference/countryCodes.ts';
import { type PayoutMethod, payoutMethodNumbers } from '../reference/payoutMethods.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type PriceAnswer, priceTransfer } from './priceTransfer.ts';
import type { ServiceTerms } from './serviceTerms.ts';

/** Alerts and reminders one person may have at a time. */
export const mostRateAlerts = 10;

/** Days after which a price that never came is no longer looked for, and a reminder has to be set again. */
export const rateAlertDays = { price: 90, monthly: 366 } as const;
export type RateAlertKind = keyof typeof rateAlertDays;

/** How far above today's rate an alert may wait, in percent: a year's rates of these pairs seldom differ by more. */
export const farthestPercent = 20;
const stepsAPercent = 1000;

export type WaitedFor = {
  /** What is to arrive, exactly. */
  readonly theyGet: Money;
  /** The most it may cost, all fees in; its currency is the one paid in. */
  readonly most: Money;
  readonly destination: PayoutCountryCode;
  readonly method: PayoutMethod;
  readonly terms: ServiceTerms | undefined;
};

/** What it costs to have exactly that amount arrive, with the cheapest way to pay. */
export function costAt(rate: Rate, { theyGet, most, destination, method, terms }: WaitedFor): CostAnswer {
  const fixed = delivering(theyGet, most.currency);
  const price = priceTransfer({ fixed, destination, method, rate, terms, includeOperatorFee: true });
  if (!price.ok) return price;
  const { totalToPay } = price.value;
  const charges = paymentOptions({ totalToPay, destinationCountryCode: destination }).map((way) => way.chargeMinor);
  return accept(add(totalToPay, money(totalToPay.currency, charges.length > 0 ? Math.min(...charges) : 0)));
}

type CostAnswer = { readonly ok: true; readonly value: Money } | Extract<PriceAnswer, { ok: false }>;

export const isMetAt = (rate: Rate, wanted: WaitedFor): boolean => {
  const cost = costAt(rate, wanted);
  return cost.ok && compareMoney(cost.value, wanted.most) <= 0;
};

/** The lowest rate at which the price comes, to a thousandth of a percent of `rate`, which is today's. */
export function rateNeeded(rate: Rate, wanted: WaitedFor): Result<Rate, 'rateAlertMetToday' | 'rateAlertOutOfReach'> {
  if (isMetAt(rate, wanted)) return refuse('rateAlertMetToday');
  let [low, high] = [0, farthestPercent * stepsAPercent];
  if (!isMetAt(higherBy(high, rate), wanted)) return refuse('rateAlertOutOfReach');
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isMetAt(higherBy(middle, rate), wanted)) high = middle;
    else low = middle;
  }
  return accept(higherBy(high, rate));
}

const higherBy = (steps: number, rate: Rate): Rate =>
  multiplyRates(rate, `1.${String(steps).padStart(5, '0')}` as Rate);

type QuoteWish = {
  readonly from: PayInCountryCode;
  readonly destination: PayoutCountryCode;
  readonly method: PayoutMethod;
  readonly theyGet: Money;
  /** Somebody of the book, for whom it is. */
  readonly recipientId?: string | undefined;
};

/** The page with a fresh quote of it, filled in. */
export function quotePath({ from, destination, method, theyGet, recipientId }: QuoteWish): string {
  const asked = { method: String(payoutMethodNumbers[method]), from, to: destination, receive: toMajorText(theyGet) };
  return `/get-quote?${new URLSearchParams({ ...asked, ...(recipientId && { recipient: recipientId }) })}`;
}
