import { type PayInCurrency, payInCurrencies } from '../money/currency.ts';
import { currencyOf } from '../reference/countries.ts';
import { payoutCountryCodes } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { Service } from './serviceTerms.ts';

/** Maxima in the pay-in currency, major units, where nothing else is set (QUO-22, D-44). */
export const defaultMaximum: Record<PayoutMethod, number> = {
  mobile_money: 500_000,
  bank_transfer: 20_000,
  cash_pickup: 20_000,
};

type Tariff = { readonly upTo: number; readonly flat: number; readonly percentAbove: number };

/**
 * The operator's fee by the currency paid in, major units: those of D-120 for pounds, and what is worth about as much
 * in the others at the market of 2026-07-01, to a price one would print (decision 060). Every corridor begins with its
 * currency's; an operator's change to one is a row of `fee_tier`.
 */
export const tariffs: Readonly<Record<PayInCurrency, Tariff>> = {
  GBP: { upTo: 500, flat: 1.99, percentAbove: 0.8 },
  EUR: { upTo: 575, flat: 2.29, percentAbove: 0.8 },
  CAD: { upTo: 900, flat: 3.59, percentAbove: 0.8 },
  DKK: { upTo: 4300, flat: 17, percentAbove: 0.8 },
  NOK: { upTo: 6700, flat: 26, percentAbove: 0.8 },
  SEK: { upTo: 6400, flat: 25, percentAbove: 0.8 },
  CHF: { upTo: 550, flat: 2.19, percentAbove: 0.8 },
};

/** Every way to send that is seeded: each pay-in currency to each country on offer by each method it has. */
export const standardServices: readonly Service[] = payInCurrencies.flatMap((originCurrency) =>
  payoutCountryCodes.flatMap((country) =>
    methodsAvailable(country).map((name): Service => {
      const upperLimit = defaultMaximum[name];
      const { upTo, flat, percentAbove } = tariffs[originCurrency];
      return {
        id: `${originCurrency}-${country}-${name}`,
        name,
        country,
        type: 'TRANSFER',
        originCurrency,
        destinationCurrency: currencyOf(country),
        meta: { isInOriginCurrency: true, transferLimitMax: upperLimit },
        fees: [
          { lowerLimit: 0, upperLimit: upTo, type: 'FIXED', fee: flat },
          { lowerLimit: upTo, upperLimit, type: 'PERCENTAGE', fee: percentAbove },
        ],
      };
    }),
  ),
);
