import { payInCurrencies } from '../money/currency.ts';
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

/** 1.99 up to 500, then 0.8 %, in any pay-in currency (D-120). */
export const flatFee = { upTo: 500, fee: 1.99 };
export const percentageAbove = 0.8;

/** Every way to send that is seeded: each pay-in currency to each country on offer by each method it has. */
export const standardServices: readonly Service[] = payInCurrencies.flatMap((originCurrency) =>
  payoutCountryCodes.flatMap((country) =>
    methodsAvailable(country).map((name): Service => {
      const upperLimit = defaultMaximum[name];
      return {
        id: `${originCurrency}-${country}-${name}`,
        name,
        country,
        type: 'TRANSFER',
        originCurrency,
        destinationCurrency: currencyOf(country),
        meta: { isInOriginCurrency: true, transferLimitMax: upperLimit },
        fees: [
          { lowerLimit: 0, upperLimit: flatFee.upTo, type: 'FIXED', fee: flatFee.fee },
          { lowerLimit: flatFee.upTo, upperLimit, type: 'PERCENTAGE', fee: percentageAbove },
        ],
      };
    }),
  ),
);
