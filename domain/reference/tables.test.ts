import { describe, expect, test } from 'vitest';
import { internationalPhone, numberCountries } from '../account/phoneRule.ts';
import { blockReasons, isBlockReason, isToldWhy } from '../fraud/blockReason.ts';
import { methodChoices } from '../quote/methodChoices.ts';
import { payInHomes } from '../quote/payInHomes.ts';
import { suggestedNetwork } from '../recipient/mobileNumber.ts';
import { watchlistFacts } from '../screening/watchlists.ts';
import { historySpans, spanStart } from '../transfer/historySpan.ts';
import { endsUnpaid, isUnpaid } from '../transfer/statusGroups.ts';
import { asShown } from '../transfer/transferReference.ts';
import { transferStatuses } from '../transfer/transferStatus.ts';
import { currencyOf } from './countries.ts';
import { deliveryCountryCodes, isPayInCountry } from './countryCodes.ts';
import { methodsAvailable } from './deliveryMatrix.ts';
import { languageReadIn } from './spokenLanguage.ts';
import { timeZoneOf } from './timeZones.ts';

test('every country has a clock of its own that the time zone database knows', () => {
  const names = Object.values(timeZoneOf);
  expect(new Set(names).size).toBe(deliveryCountryCodes.length);
  for (const timeZone of names) {
    expect(timeZone).toMatch(/^Africa\/\w+$/);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

test('seven countries read French', () => {
  const french = deliveryCountryCodes.filter((country) => languageReadIn(country) === 'fr');
  expect(french.toSorted()).toEqual(['CG', 'CI', 'CM', 'GA', 'GQ', 'SN', 'TD']);
});

test('money in a currency comes from a country that has it (D-58)', () => {
  for (const [currency, country] of Object.entries(payInHomes)) expect(currencyOf(country)).toBe(currency);
  expect(payInHomes.EUR).toBe('FR');
  expect([isPayInCountry('GB'), isPayInCountry('CM'), isPayInCountry('')]).toEqual([true, false, false]);
});

test('every way to receive is shown, with whether the country has it', () => {
  for (const country of ['CM', 'NG', 'KE'] as const) {
    const choices = methodChoices(country);
    expect(choices.map(({ method }) => method)).toEqual(['mobile_money', 'bank_transfer', 'cash_pickup']);
    expect(choices.flatMap(({ method, isAvailable }) => (isAvailable ? [method] : [])).toSorted()).toEqual(
      [...methodsAvailable(country)].toSorted(),
    );
  }
});

test('only of a taken-over account is its owner told why it is blocked', () => {
  expect(blockReasons.map((reason) => [reason, isToldWhy[reason]])).toEqual([
    ['accountTakeover', true],
    ['fraud', false],
    ['sanctions', false],
    ['authority', false],
  ]);
  expect([isBlockReason('fraud'), isBlockReason('spite'), isBlockReason(undefined)]).toEqual([true, false, false]);
});

test('a list of people is fetched where its authority publishes it, and half of it is no list', () => {
  const facts = Object.values(watchlistFacts).map(({ source, plausiblePeople }) => [
    new URL(source).hostname,
    plausiblePeople,
  ]);
  expect(facts).toEqual([
    ['sanctionslist.fcdo.gov.uk', 2_000],
    ['webgate.ec.europa.eu', 2_000],
    ['scsanctions.un.org', 350],
    ['www.international.gc.ca', 1_500],
  ]);
});

test('a span of the history begins that many days ago, and all of it nowhere (TXN-04)', () => {
  const day = 86_400;
  expect(historySpans.map((span) => spanStart(span, 400 * day))).toEqual([
    ...[399, 393, 370, 340, 310, 35].map((days) => days * day),
    undefined,
  ]);
});

test('what waits for money and what ended without any (D-73)', () => {
  expect(transferStatuses.filter(isUnpaid).toSorted()).toEqual(['PENDING_PAYMENT', 'PENDING_VERIFICATION']);
  expect(transferStatuses.filter(endsUnpaid).toSorted()).toEqual([
    'CANCELLED',
    'EXPIRED',
    'PAYMENT_CANCELLED',
    'PAYMENT_DECLINED',
  ]);
});

test.each([
  ['7k3m 92nc', 'SW-7K3M-92NC'],
  [' sw-7K3M-92NC ', 'SW-7K3M-92NC'],
  [' my transfer ', 'my transfer'],
])('the reference %j is shown as %j (TRF-16)', (typed, shown) => expect(asShown(typed)).toBe(shown));

describe('the network of a number', () => {
  const [mtn, orange] = ['671234567', '691234567'];
  const suggested = (before: string, now: string, chosen?: string) => suggestedNetwork({ before, now, chosen }, 'CM');

  test('is suggested by its prefix as it is typed, and never in the place of one chosen by hand (D-118)', () => {
    expect([suggested('', mtn), suggested('', orange)]).toEqual(['mtn', 'orange']);
    expect(suggested('', '12')).toBeUndefined();
    expect(suggested('', mtn, '')).toBe('mtn');
    expect(suggested(mtn, orange, 'mtn')).toBe('orange');
    expect(suggested(mtn, orange, 'orange')).toBeUndefined();
    expect(suggested('', mtn, 'orange')).toBeUndefined();
    expect(suggested(mtn, '', 'mtn')).toBeUndefined();
  });
});

test('a number says whose it may be, and is kept with its country’s code', () => {
  expect(numberCountries('+447911123456')).toEqual(['GB']);
  expect(numberCountries('+237671234567')).toEqual([]);
  expect(numberCountries('not a number')).toEqual([]);
  expect(numberCountries('07911123456')).toContain('GB');
  expect(internationalPhone('+44 7911 123456')).toBe('+447911123456');
  expect(internationalPhone('00447911123456')).toBe('+447911123456');
  expect(internationalPhone('+4479')).toBeUndefined();
  expect(internationalPhone('mother')).toBeUndefined();
});
