import type { PayInCurrency } from '../money/currency.ts';
import { compareMoney, fromMajorNumber, type Money, zero } from '../money/money.ts';
import type { RewardScheme } from './rewardScheme.ts';

type Loyalty = RewardScheme['loyaltyscheme'];
type PaidIn = Money & { readonly currency: PayInCurrency };

/** An amount of the scheme, in the currency it is given in. */
export function units(major: number, currency: PayInCurrency): PaidIn {
  const amount = fromMajorNumber(major, currency);
  if (!amount.ok) throw new RangeError(`${major} is no amount of ${currency}`);
  return { ...amount.value, currency };
}

/** The points of a successful transfer: those of the highest threshold it reaches; none below the limit (RWD-19, D-100). */
export function pointsFor(youSend: PaidIn, { voucherRange, voucherLimit }: Loyalty): number {
  const { currency } = youSend;
  if (compareMoney(youSend, units(voucherLimit, currency)) < 0) return 0;
  const reached = Object.entries(voucherRange[currency])
    .map(([threshold, points]) => ({ threshold: Number(threshold), points }))
    .filter(({ threshold }) => compareMoney(youSend, units(threshold, currency)) >= 0)
    .sort((one, other) => other.threshold - one.threshold);
  return reached[0]?.points ?? 0;
}

/** What points are worth: their share of the voucher they become. */
export function valueOfPoints(points: number, currency: PayInCurrency, scheme: Loyalty): Money {
  const bonus = units(scheme.voucherBonus, currency);
  return { ...zero(currency), minor: Math.floor((points * bonus.minor) / scheme.minVoucherAmount) };
}

/** Whole vouchers a balance of points makes; the rest of the points stays. */
export const vouchersIn = (points: number, { minVoucherAmount }: Loyalty): number =>
  Math.floor(points / minVoucherAmount);
