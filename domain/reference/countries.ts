import type { Currency } from '../money/currency.ts';
import { currencySymbol } from '../money/formatMoney.ts';
import { type CountryCode, deliveryCountryCodes, payInCountryCodes } from './countryCodes.ts';

/** A country with the spec's fields (REF-02): `dialCode` is '+237', `phoneCode` is '237'. */
export type Country = {
  readonly name: string;
  readonly countryCode: CountryCode;
  /** The other code in common use: UK for GB, EL for Greece; else the same code. */
  readonly countryCodeAlt: string;
  readonly currency: Currency;
  readonly dialCode: string;
  readonly phoneCode: string;
  readonly countryIso3: string;
  readonly symbol: string;
};

type Facts = {
  readonly name: string;
  readonly countryIso3: string;
  readonly phoneCode: string;
  readonly currency: Currency;
  readonly countryCodeAlt?: string;
};

/** Names are those of Unicode CLDR; currencies those of D-67. */
const facts = {
  BE: { name: 'Belgium', countryIso3: 'BEL', phoneCode: '32', currency: 'EUR' },
  CA: { name: 'Canada', countryIso3: 'CAN', phoneCode: '1', currency: 'CAD' },
  DK: { name: 'Denmark', countryIso3: 'DNK', phoneCode: '45', currency: 'DKK' },
  FI: { name: 'Finland', countryIso3: 'FIN', phoneCode: '358', currency: 'EUR' },
  FR: { name: 'France', countryIso3: 'FRA', phoneCode: '33', currency: 'EUR' },
  DE: { name: 'Germany', countryIso3: 'DEU', phoneCode: '49', currency: 'EUR' },
  IE: { name: 'Ireland', countryIso3: 'IRL', phoneCode: '353', currency: 'EUR' },
  IT: { name: 'Italy', countryIso3: 'ITA', phoneCode: '39', currency: 'EUR' },
  NL: { name: 'Netherlands', countryIso3: 'NLD', phoneCode: '31', currency: 'EUR' },
  NO: { name: 'Norway', countryIso3: 'NOR', phoneCode: '47', currency: 'NOK' },
  ES: { name: 'Spain', countryIso3: 'ESP', phoneCode: '34', currency: 'EUR' },
  SE: { name: 'Sweden', countryIso3: 'SWE', phoneCode: '46', currency: 'SEK' },
  CH: { name: 'Switzerland', countryIso3: 'CHE', phoneCode: '41', currency: 'CHF' },
  GB: { name: 'United Kingdom', countryIso3: 'GBR', phoneCode: '44', currency: 'GBP', countryCodeAlt: 'UK' },
  AT: { name: 'Austria', countryIso3: 'AUT', phoneCode: '43', currency: 'EUR' },
  BG: { name: 'Bulgaria', countryIso3: 'BGR', phoneCode: '359', currency: 'EUR' },
  HR: { name: 'Croatia', countryIso3: 'HRV', phoneCode: '385', currency: 'EUR' },
  CY: { name: 'Cyprus', countryIso3: 'CYP', phoneCode: '357', currency: 'EUR' },
  EE: { name: 'Estonia', countryIso3: 'EST', phoneCode: '372', currency: 'EUR' },
  GR: { name: 'Greece', countryIso3: 'GRC', phoneCode: '30', currency: 'EUR', countryCodeAlt: 'EL' },
  LV: { name: 'Latvia', countryIso3: 'LVA', phoneCode: '371', currency: 'EUR' },
  LT: { name: 'Lithuania', countryIso3: 'LTU', phoneCode: '370', currency: 'EUR' },
  LU: { name: 'Luxembourg', countryIso3: 'LUX', phoneCode: '352', currency: 'EUR' },
  MT: { name: 'Malta', countryIso3: 'MLT', phoneCode: '356', currency: 'EUR' },
  PT: { name: 'Portugal', countryIso3: 'PRT', phoneCode: '351', currency: 'EUR' },
  SK: { name: 'Slovakia', countryIso3: 'SVK', phoneCode: '421', currency: 'EUR' },
  SI: { name: 'Slovenia', countryIso3: 'SVN', phoneCode: '386', currency: 'EUR' },
  CM: { name: 'Cameroon', countryIso3: 'CMR', phoneCode: '237', currency: 'XAF' },
  KE: { name: 'Kenya', countryIso3: 'KEN', phoneCode: '254', currency: 'KES' },
  TZ: { name: 'Tanzania', countryIso3: 'TZA', phoneCode: '255', currency: 'TZS' },
  UG: { name: 'Uganda', countryIso3: 'UGA', phoneCode: '256', currency: 'UGX' },
  NG: { name: 'Nigeria', countryIso3: 'NGA', phoneCode: '234', currency: 'NGN' },
  GH: { name: 'Ghana', countryIso3: 'GHA', phoneCode: '233', currency: 'GHS' },
  CI: { name: 'Côte d’Ivoire', countryIso3: 'CIV', phoneCode: '225', currency: 'XOF' },
  TD: { name: 'Chad', countryIso3: 'TCD', phoneCode: '235', currency: 'XAF' },
  GQ: { name: 'Equatorial Guinea', countryIso3: 'GNQ', phoneCode: '240', currency: 'XAF' },
  GA: { name: 'Gabon', countryIso3: 'GAB', phoneCode: '241', currency: 'XAF' },
  CG: { name: 'Congo - Brazzaville', countryIso3: 'COG', phoneCode: '242', currency: 'XAF' },
  ZA: { name: 'South Africa', countryIso3: 'ZAF', phoneCode: '27', currency: 'ZAR' },
  GM: { name: 'Gambia', countryIso3: 'GMB', phoneCode: '220', currency: 'GMD' },
  LR: { name: 'Liberia', countryIso3: 'LBR', phoneCode: '231', currency: 'LRD' },
  SN: { name: 'Senegal', countryIso3: 'SEN', phoneCode: '221', currency: 'XOF' },
  SL: { name: 'Sierra Leone', countryIso3: 'SLE', phoneCode: '232', currency: 'SLE' },
} as const satisfies Record<CountryCode, Facts>;

type CurrencyOf<Code extends CountryCode> = (typeof facts)[Code]['currency'];

/** Narrow on purpose: a pay-in country has a pay-in currency, and the compiler knows it. */
export const currencyOf = <Code extends CountryCode>(code: Code): CurrencyOf<Code> => facts[code].currency;

export function countryOf(code: CountryCode): Country {
  const known: Facts = facts[code];
  return {
    name: known.name,
    countryCode: code,
    countryCodeAlt: known.countryCodeAlt ?? code,
    currency: known.currency,
    dialCode: `+${known.phoneCode}`,
    phoneCode: known.phoneCode,
    countryIso3: known.countryIso3,
    symbol: currencySymbol(known.currency),
  };
}

/** Every country we know: those paid in from first, then those of the delivery matrix. */
export const countries: readonly Country[] = [...payInCountryCodes, ...deliveryCountryCodes].map(countryOf);

/** The country's name in the reader's language, from the platform's own tables. */
export const countryName = (code: CountryCode, locale: string): string => namesIn(locale).of(code) ?? facts[code].name;

/** Making a table of names costs far more than looking into it. */
const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  names.set(locale, known);
  return known;
}
