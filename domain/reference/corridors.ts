import type { Currency } from '../money/currency.ts';
import { currencyOf } from './countries.ts';
import { type PayoutCountryCode, payoutCountryCodes } from './countryCodes.ts';

/** A pair of currencies, and whether an operator paused it (QUO-15, D-57). */
export type PairState = {
  readonly base: Currency;
  readonly target: Currency;
  readonly downtimeStatus: boolean;
  /** ISO 8601: from which day on it should be open again, where that is known. */
  readonly returnsOn?: string | undefined;
};

export type ClosedCorridor = { readonly country: PayoutCountryCode; readonly returnsOn: string | undefined };

export type Corridors = { readonly closed: readonly ClosedCorridor[]; readonly open: readonly PayoutCountryCode[] };

/** Where money in this currency can’t go right now, and where it can, in the order countries are offered (peers 36). */
export function corridorsFrom(base: Currency, pairs: readonly PairState[]): Corridors {
  const pausedTo = (country: PayoutCountryCode) =>
    pairs.find((pair) => pair.base === base && pair.target === currencyOf(country) && pair.downtimeStatus);
  return {
    closed: payoutCountryCodes.flatMap((country) => {
      const paused = pausedTo(country);
      return paused ? [{ country, returnsOn: paused.returnsOn }] : [];
    }),
    open: payoutCountryCodes.filter((country) => !pausedTo(country)),
  };
}

/** Of how many it is not known when they are open again: of all, of some besides others, of none. */
export function unknownReturns(closed: readonly ClosedCorridor[]): 'all' | 'some' | 'none' {
  const unknown = closed.filter(({ returnsOn }) => returnsOn === undefined).length;
  if (unknown === 0) return 'none';
  return unknown === closed.length ? 'all' : 'some';
}
