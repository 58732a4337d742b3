/** ISO 3166 codes of the fourteen sign-up and pay-in countries (REF-04). */
export const signUpCountryCodes = [
  'BE',
  'CA',
  'DK',
  'FI',
  'FR',
  'DE',
  'IE',
  'IT',
  'NL',
  'NO',
  'ES',
  'SE',
  'CH',
  'GB',
] as const;
export type SignUpCountryCode = (typeof signUpCountryCodes)[number];

/** The rest of the euro area, as of 2026: money may be paid in from there, but nobody signs up there (D-70). */
export const otherEuroCountryCodes = [
  'AT',
  'BG',
  'HR',
  'CY',
  'EE',
  'GR',
  'LV',
  'LT',
  'LU',
  'MT',
  'PT',
  'SK',
  'SI',
] as const;

export const payInCountryCodes = [...signUpCountryCodes, ...otherEuroCountryCodes] as const;
export type PayInCountryCode = (typeof payInCountryCodes)[number];

/** Countries money can be sent to today, in the order they are offered (D-66). */
export const payoutCountryCodes = ['CM', 'KE', 'TZ', 'UG', 'NG'] as const;
export type PayoutCountryCode = (typeof payoutCountryCodes)[number];

/** Countries with a remittance contract; Ghana and Ivory Coast are ready but not offered yet (REF-07, D-66). */
export const remittanceCountryCodes = [...payoutCountryCodes, 'GH', 'CI'] as const;

/** Every country of the delivery matrix (REF-12). */
export const deliveryCountryCodes = [
  ...remittanceCountryCodes,
  'TD',
  'GQ',
  'GA',
  'CG',
  'ZA',
  'GM',
  'LR',
  'SN',
  'SL',
] as const;
export type DeliveryCountryCode = (typeof deliveryCountryCodes)[number];

export type CountryCode = PayInCountryCode | DeliveryCountryCode;

export const isSignUpCountry = (code: string): code is SignUpCountryCode =>
  signUpCountryCodes.some((known) => known === code);

export const isPayInCountry = (code: string): code is PayInCountryCode =>
  payInCountryCodes.some((known) => known === code);

export const isPayoutCountry = (code: string): code is PayoutCountryCode =>
  payoutCountryCodes.some((known) => known === code);
