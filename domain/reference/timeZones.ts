import type { DeliveryCountryCode } from './countryCodes.ts';

/** The clock people go by where the money arrives, by its name in the IANA time zone database; each country has one. */
export const timeZoneOf: Readonly<Record<DeliveryCountryCode, string>> = {
  CM: 'Africa/Douala',
  KE: 'Africa/Nairobi',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  NG: 'Africa/Lagos',
  GH: 'Africa/Accra',
  CI: 'Africa/Abidjan',
  TD: 'Africa/Ndjamena',
  GQ: 'Africa/Malabo',
  GA: 'Africa/Libreville',
  CG: 'Africa/Brazzaville',
  ZA: 'Africa/Johannesburg',
  GM: 'Africa/Banjul',
  LR: 'Africa/Monrovia',
  SN: 'Africa/Dakar',
  SL: 'Africa/Freetown',
};
