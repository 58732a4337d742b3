import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { draftOfAddress, withExample } from './addressedDraft.ts';
import { startDraft } from './draft.ts';
import { sendingCountries } from './sendingCountries.ts';

/** What of a draft an address can say. */
function said(search: string, residence?: string) {
  const { payinCurrency, payoutCurrency, toReceive, transferMethod, ...draft } = draftOfAddress(search, residence);
  return [
    `${payinCurrency} to ${payoutCurrency} in ${toReceive.countryCode} by ${transferMethod}`,
    draft.payinActualValue?.minor ?? '-',
    draft.payoutActualValue?.minor ?? '-',
  ].join(' ');
}

describe('what an address asks to be quoted', () => {
  test.each([
    ['', undefined, 'GBP to XAF in CM by mobile_money - -'],
    ['', 'FR', 'EUR to XAF in CM by mobile_money - -'],
    ['from=CA', undefined, 'CAD to XAF in CM by mobile_money - -'],
    ['from=CA', 'CA', 'CAD to XAF in CM by mobile_money - -'],
    ['from=CA', 'GB', 'GBP to XAF in CM by mobile_money - -'],
    ['from=DE', 'FR', 'EUR to XAF in CM by mobile_money - -'],
    ['from=XX&to=XX&method=9&send=lots&receive=lots', 'GB', 'GBP to XAF in CM by mobile_money - -'],
    ['to=NG', 'GB', 'GBP to NGN in NG by bank_transfer - -'],
    ['to=KE&method=1', 'GB', 'GBP to KES in KE by mobile_money - -'],
    ['to=KE&method=2', 'GB', 'GBP to KES in KE by mobile_money - -'],
    ['to=GH&method=3', 'GB', 'GBP to XAF in CM by cash_pickup - -'],
    ['method=2', 'GB', 'GBP to XAF in CM by bank_transfer - -'],
    ['method=', 'GB', 'GBP to XAF in CM by mobile_money - -'],
    ['send=100.50', 'GB', 'GBP to XAF in CM by mobile_money 10050 -'],
    ['send=100.505', 'GB', 'GBP to XAF in CM by mobile_money - -'],
    ['from=GB&send=100', 'GB', 'GBP to XAF in CM by mobile_money 10000 -'],
    ['from=CA&send=100', 'GB', 'GBP to XAF in CM by mobile_money - -'],
    ['from=CA&receive=50000', 'GB', 'GBP to XAF in CM by mobile_money - 50000'],
    ['from=XX&send=100', 'GB', 'GBP to XAF in CM by mobile_money 10000 -'],
    ['receive=50000', 'GB', 'GBP to XAF in CM by mobile_money - 50000'],
    ['to=NG&receive=50000.25', 'GB', 'GBP to NGN in NG by bank_transfer - 5000025'],
    ['send=100&receive=50000', 'GB', 'GBP to XAF in CM by mobile_money 10000 -'],
    ['send=lots&receive=50000', 'GB', 'GBP to XAF in CM by mobile_money - 50000'],
  ])('%j, of somebody in %s: %s', (search, residence, expected) => expect(said(search, residence)).toBe(expected));
});

test('an example stands in the box only where nothing was asked', () => {
  const draft = startDraft('GB');
  expect(withExample(draft).payinActualValue).toEqual(money('GBP', 10_000));
  for (const search of ['send=5', 'receive=5000']) {
    const asked = draftOfAddress(search, 'GB');
    expect(withExample(asked)).toBe(asked);
  }
});

test('who lives somewhere sends from where their currency is, and a visitor from anywhere (D-70)', () => {
  expect(sendingCountries('GB')).toEqual(['GB']);
  expect(sendingCountries('CA')).toEqual(['CA']);
  expect(sendingCountries('FR')).toEqual(sendingCountries('DE'));
  expect(sendingCountries('FR')).toEqual(expect.arrayContaining(['FR', 'DE']));
  expect(sendingCountries('FR')).not.toContain('GB');
  expect(sendingCountries('NG')).toEqual(sendingCountries(undefined));
  expect(sendingCountries(undefined)).toEqual(expect.arrayContaining(['GB', 'CA', 'FR']));
});
