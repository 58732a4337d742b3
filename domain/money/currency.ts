/** ISO 4217 codes the product knows: seven to pay in with (spec §1), the rest to pay out in (D-67). */
export const currencies = [
  'GBP',
  'EUR',
  'CAD',
  'DKK',
  'NOK',
  'SEK',
  'CHF',
  'USD',
  'XAF',
  'XOF',
  'KES',
  'TZS',
  'UGX',
  'NGN',
  'GHS',
  'ZAR',
  'GNF',
  'GMD',
  'LRD',
  'SLE',
] as const;
export type Currency = (typeof currencies)[number];

export const payInCurrencies = ['GBP', 'EUR', 'CAD', 'DKK', 'NOK', 'SEK', 'CHF'] as const satisfies readonly Currency[];
export type PayInCurrency = (typeof payInCurrencies)[number];

/** Currencies of ISO 4217 without a minor unit in use. Frozen here because Intl differs between browsers. */
const withoutMinorUnit: readonly Currency[] = ['XAF', 'XOF', 'UGX', 'GNF'];

/** Digits after the decimal point. */
export const minorDigits = (currency: Currency): 0 | 2 => (withoutMinorUnit.includes(currency) ? 0 : 2);
