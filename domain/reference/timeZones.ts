import type { PayoutCountryCode } from './countryCodes.ts';

/** The clock people go by where the money arrives, by its name in the IANA time zone database; each country has one. */
export const timeZoneOf: Readonly<Record<PayoutCountryCode, string>> = {
  CM: 'Africa/Douala',
  KE: 'Africa/Nairobi',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  NG: 'Africa/Lagos',
};
