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
  readonly frenchName: string;
  readonly countryIso3: string;
  readonly phoneCode: string;
  readonly currency: Currency;
  readonly countryCodeAlt?: string;
};

/** Names are those of Unicode CLDR; currencies those of D-67. */
const facts = {
  BE: { name: 'Belgium', frenchName: 'Belgique', countryIso3: 'BEL', phoneCode: '32', currency: 'EUR' },
  CA: { name: 'Canada', frenchName: 'Canada', countryIso3: 'CAN', phoneCode: '1', currency: 'CAD' },
  DK: { name: 'Denmark', frenchName: 'Danemark', countryIso3: 'DNK', phoneCode: '45', currency: 'DKK' },
  FI: { name: 'Finland', frenchName: 'Finlande', countryIso3: 'FIN', phoneCode: '358', currency: 'EUR' },
  FR: { name: 'France', frenchName: 'France', countryIso3: 'FRA', phoneCode: '33', currency: 'EUR' },
  DE: { name: 'Germany', frenchName: 'Allemagne', countryIso3: 'DEU', phoneCode: '49', currency: 'EUR' },
  IE: { name: 'Ireland', frenchName: 'Irlande', countryIso3: 'IRL', phoneCode: '353', currency: 'EUR' },
  IT: { name: 'Italy', frenchName: 'Italie', countryIso3: 'ITA', phoneCode: '39', currency: 'EUR' },
  NL: { name: 'Netherlands', frenchName: 'Pays-Bas', countryIso3: 'NLD', phoneCode: '31', currency: 'EUR' },
  NO: { name: 'Norway', frenchName: 'Norvège', countryIso3: 'NOR', phoneCode: '47', currency: 'NOK' },
  ES: { name: 'Spain', frenchName: 'Espagne', countryIso3: 'ESP', phoneCode: '34', currency: 'EUR' },
  SE: { name: 'Sweden', frenchName: 'Suède', countryIso3: 'SWE', phoneCode: '46', currency: 'SEK' },
  CH: { name: 'Switzerland', frenchName: 'Suisse', countryIso3: 'CHE', phoneCode: '41', currency: 'CHF' },
  GB: {
    name: 'United Kingdom',
    frenchName: 'Royaume-Uni',
    countryIso3: 'GBR',
    phoneCode: '44',
    currency: 'GBP',
    countryCodeAlt: 'UK',
  },
  AT: { name: 'Austria', frenchName: 'Autriche', countryIso3: 'AUT', phoneCode: '43', currency: 'EUR' },
  BG: { name: 'Bulgaria', frenchName: 'Bulgarie', countryIso3: 'BGR', phoneCode: '359', currency: 'EUR' },
  HR: { name: 'Croatia', frenchName: 'Croatie', countryIso3: 'HRV', phoneCode: '385', currency: 'EUR' },
  CY: { name: 'Cyprus', frenchName: 'Chypre', countryIso3: 'CYP', phoneCode: '357', currency: 'EUR' },
  EE: { name: 'Estonia', frenchName: 'Estonie', countryIso3: 'EST', phoneCode: '372', currency: 'EUR' },
  GR: {
    name: 'Greece',
    frenchName: 'Grèce',
    countryIso3: 'GRC',
    phoneCode: '30',
    currency: 'EUR',
    countryCodeAlt: 'EL',
  },
  LV: { name: 'Latvia', frenchName: 'Lettonie', countryIso3: 'LVA', phoneCode: '371', currency: 'EUR' },
  LT: { name: 'Lithuania', frenchName: 'Lituanie', countryIso3: 'LTU', phoneCode: '370', currency: 'EUR' },
  LU: { name: 'Luxembourg', frenchName: 'Luxembourg', countryIso3: 'LUX', phoneCode: '352', currency: 'EUR' },
  MT: { name: 'Malta', frenchName: 'Malte', countryIso3: 'MLT', phoneCode: '356', currency: 'EUR' },
  PT: { name: 'Portugal', frenchName: 'Portugal', countryIso3: 'PRT', phoneCode: '351', currency: 'EUR' },
  SK: { name: 'Slovakia', frenchName: 'Slovaquie', countryIso3: 'SVK', phoneCode: '421', currency: 'EUR' },
  SI: { name: 'Slovenia', frenchName: 'Slovénie', countryIso3: 'SVN', phoneCode: '386', currency: 'EUR' },
  CM: { name: 'Cameroon', frenchName: 'Cameroun', countryIso3: 'CMR', phoneCode: '237', currency: 'XAF' },
  KE: { name: 'Kenya', frenchName: 'Kenya', countryIso3: 'KEN', phoneCode: '254', currency: 'KES' },
  TZ: { name: 'Tanzania', frenchName: 'Tanzanie', countryIso3: 'TZA', phoneCode: '255', currency: 'TZS' },
  UG: { name: 'Uganda', frenchName: 'Ouganda', countryIso3: 'UGA', phoneCode: '256', currency: 'UGX' },
  NG: { name: 'Nigeria', frenchName: 'Nigeria', countryIso3: 'NGA', phoneCode: '234', currency: 'NGN' },
  GH: { name: 'Ghana', frenchName: 'Ghana', countryIso3: 'GHA', phoneCode: '233', currency: 'GHS' },
  CI: { name: 'Côte d’Ivoire', frenchName: 'Côte d’Ivoire', countryIso3: 'CIV', phoneCode: '225', currency: 'XOF' },
  TD: { name: 'Chad', frenchName: 'Tchad', countryIso3: 'TCD', phoneCode: '235', currency: 'XAF' },
  GQ: {
    name: 'Equatorial Guinea',
    frenchName: 'Guinée équatoriale',
    countryIso3: 'GNQ',
    phoneCode: '240',
    currency: 'XAF',
  },
  GA: { name: 'Gabon', frenchName: 'Gabon', countryIso3: 'GAB', phoneCode: '241', currency: 'XAF' },
  CG: {
    name: 'Congo - Brazzaville',
    frenchName: 'Congo-Brazzaville',
    countryIso3: 'COG',
    phoneCode: '242',
    currency: 'XAF',
  },
  ZA: { name: 'South Africa', frenchName: 'Afrique du Sud', countryIso3: 'ZAF', phoneCode: '27', currency: 'ZAR' },
  GM: { name: 'Gambia', frenchName: 'Gambie', countryIso3: 'GMB', phoneCode: '220', currency: 'GMD' },
  LR: { name: 'Liberia', frenchName: 'Liberia', countryIso3: 'LBR', phoneCode: '231', currency: 'LRD' },
  SN: { name: 'Senegal', frenchName: 'Sénégal', countryIso3: 'SEN', phoneCode: '221', currency: 'XOF' },
  SL: { name: 'Sierra Leone', frenchName: 'Sierra Leone', countryIso3: 'SLE', phoneCode: '232', currency: 'SLE' },
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

/** The country's name in the reader's language; a browser's own table takes a slow telephone a tenth of a second. */
export const countryName = (code: CountryCode, locale: string): string =>
  locale.startsWith('fr') ? facts[code].frenchName : facts[code].name;
