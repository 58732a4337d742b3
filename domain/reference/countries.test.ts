import { getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { payInCurrencies } from '../money/currency.ts';
import { countries, countryName, countryOf, currencyOf } from './countries.ts';
import {
  deliveryCountryCodes,
  isPayInCountry,
  isPayoutCountry,
  otherEuroCountryCodes,
  payInCountryCodes,
  payoutCountryCodes,
  remittanceCountryCodes,
  signUpCountryCodes,
} from './countryCodes.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });

const french = new Intl.DisplayNames('fr', { type: 'region' });

describe('countries', () => {
  test.each(countries)('$countryCode has the dial code and name the world knows (REF-02)', (country) => {
    expect(country.phoneCode).toBe(getCountryCallingCode(country.countryCode));
    expect(country.dialCode).toBe(`+${country.phoneCode}`);
    expect(country.name).toBe(english.of(country.countryCode));
    expect(countryName(country.countryCode, 'fr-FR')).toBe(french.of(country.countryCode));
    expect(country.countryIso3).toMatch(/^[A-Z]{3}$/);
  });

  test('a record carries every field, with Nigeria falling back to NGA (REF-02, REF-10)', () => {
    expect(countryOf('NG')).toEqual({
      name: 'Nigeria',
      countryCode: 'NG',
      countryCodeAlt: 'NG',
      currency: 'NGN',
      dialCode: '+234',
      phoneCode: '234',
      countryIso3: 'NGA',
      symbol: 'NGN',
    });
    expect(countryOf('GB')).toMatchObject({ countryCodeAlt: 'UK', symbol: '£' });
  });

  test('no code is listed twice', () => {
    for (const field of ['countryCode', 'countryIso3', 'name', 'phoneCode'] as const) {
      expect(new Set(countries.map((country) => country[field])).size).toBe(countries.length);
    }
  });

  test('fourteen countries sign up and thirteen more of the euro area pay in (REF-04, REF-05, AUT-47, D-70)', () => {
    expect(signUpCountryCodes).toHaveLength(14);
    expect(otherEuroCountryCodes).toHaveLength(13);
    expect(otherEuroCountryCodes.map((code) => countryOf(code).currency)).toEqual(Array(13).fill('EUR'));
    expect(payInCountryCodes).toHaveLength(27);
  });

  test('the pay-in countries have exactly the seven pay-in currencies (QUO-10)', () => {
    expect(new Set(payInCountryCodes.map(currencyOf))).toEqual(new Set(payInCurrencies));
  });

  test('five countries are offered, Cameroon first, seven have a contract, sixteen are known (REF-06, REF-07, D-66)', () => {
    expect(payoutCountryCodes).toEqual(['CM', 'KE', 'TZ', 'UG', 'NG']);
    expect([...remittanceCountryCodes].sort()).toEqual(['CI', 'CM', 'GH', 'KE', 'NG', 'TZ', 'UG']);
    expect(deliveryCountryCodes).toHaveLength(16);
  });

  test.each([
    [['CM', 'TD', 'GQ', 'GA', 'CG'], 'XAF'],
    [['CI', 'SN'], 'XOF'],
    [['UG'], 'UGX'],
    [['KE'], 'KES'],
    [['TZ'], 'TZS'],
    [['NG'], 'NGN'],
    [['GH'], 'GHS'],
    [['ZA'], 'ZAR'],
    [['GM'], 'GMD'],
    [['LR'], 'LRD'],
    [['SL'], 'SLE'],
  ] as const)('%j are paid in %s (QUO-33, D-67)', (codes, currency) => {
    expect(codes.map((code) => countryOf(code).currency)).toEqual(codes.map(() => currency));
  });

  test('names are said in the language of the reader', () => {
    expect(countryName('CM', 'fr')).toBe('Cameroun');
    expect(countryName('GB', 'en')).toBe('United Kingdom');
  });

  test('a code from outside is known or it is not', () => {
    expect(['GB', 'AT', 'CM', 'XX'].map(isPayInCountry)).toEqual([true, true, false, false]);
    expect(['CM', 'GH', 'GB'].map(isPayoutCountry)).toEqual([true, false, false]);
  });
});
