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

/** Countries money can be sent to today, in the order they are offered (D-66). */
export const payoutCountryCodes = ['CM', 'KE', 'TZ', 'UG', 'NG'] as const;
export type PayoutCountryCode = (typeof payoutCountryCodes)[number];
