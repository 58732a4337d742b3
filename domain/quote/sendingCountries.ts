import { currencyOf } from '../reference/countries.ts';
import { isPayInCountry, type PayInCountryCode, payInCountryCodes } from '../reference/countryCodes.ts';

/**
 * Where money of somebody who lives there may come from: their own country, and with the euro any country that has it
 * (D-70). A visitor may look at prices from anywhere.
 */
export const sendingCountries = (residence: string | undefined): readonly PayInCountryCode[] =>
  residence !== undefined && isPayInCountry(residence)
    ? payInCountryCodes.filter((country) => currencyOf(country) === currencyOf(residence))
    : payInCountryCodes;
