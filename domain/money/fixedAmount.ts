import type { Currency } from './currency.ts';
import { convert, convertBack, type Money } from './money.ts';
import type { Rate } from './rate.ts';

export const fixedSides = ['payin', 'payout'] as const;
/** The side of an exchange that was asked for, and so stays exactly as it was asked for. */
export type FixedSide = (typeof fixedSides)[number];

export type FixedAmount =
  | { readonly side: 'payin'; readonly amount: Money }
  | { readonly side: 'payout'; readonly amount: Money; readonly payin: Currency };

export const sending = (amount: Money): FixedAmount => ({ side: 'payin', amount });
export const delivering = (amount: Money, payin: Currency): FixedAmount => ({ side: 'payout', amount, payin });

/** The fixed side untouched, the other by `rate` (payout units for one of pay-in), rounded once, half-up (D-45). */
export const bothSides = (fixed: FixedAmount, payout: Currency, rate: Rate) =>
  fixed.side === 'payin'
    ? { youSend: fixed.amount, theyGet: convert(fixed.amount, payout, rate) }
    : { youSend: convertBack(fixed.amount, fixed.payin, rate), theyGet: fixed.amount };
