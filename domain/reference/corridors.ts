import type { Currency } from '../money/currency.ts';
import { currencyOf } from './countries.ts';
import { type PayoutCountryCode, payoutCountryCodes } from './countryCodes.ts';

/** A pair of currencies, and whether an operator paused it (QUO-15, D-57). */
export type PairState = { readonly base: Currency; readonly target: Currency; readonly downtimeStatus: boolean };

export type Corridors = { readonly closed: readonly PayoutCountryCode[]; readonly open: readonly PayoutCountryCode[] };

/** Where money in this currency can’t go right now, and where it can, in the order countries are offered (peers 36). */
export function corridorsFrom(base: Currency, pairs: readonly PairState[]): Corridors {
  const isPaused = (country: PayoutCountryCode) =>
    pairs.some((pair) => pair.base === base && pair.target === currencyOf(country) && pair.downtimeStatus);
  return {
    closed: payoutCountryCodes.filter(isPaused),
    open: payoutCountryCodes.filter((country) => !isPaused(country)),
  };
}
