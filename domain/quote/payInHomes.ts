import type { PayInCurrency } from '../money/currency.ts';
import type { PayInCountryCode } from '../reference/countryCodes.ts';

/** Where money in a currency comes from, until the sender says (D-58); the euro has many homes. */
export const payInHomes: Readonly<Record<PayInCurrency, PayInCountryCode>> = {
  GBP: 'GB',
  EUR: 'FR',
  CAD: 'CA',
  DKK: 'DK',
  NOK: 'NO',
  SEK: 'SE',
  CHF: 'CH',
};
