import { describe, expect, test } from 'vitest';
import { banksOf, banksOfIso3 } from './banks.ts';
import { cameroonBankOf } from './cameroonBanks.ts';
import { canadianProvinces } from './canadianProvinces.ts';
import type { CountryCode } from './countryCodes.ts';
import { mobileNetworkLabels, mobileNetworksOf } from './mobileNetworks.ts';
import { mobileOperatorOf } from './mobileOperators.ts';
import { pickupPointsOf } from './pickupPoints.ts';
import { isProfession, professions } from './professions.ts';
import { isTransferReason, transferReasons } from './transferReasons.ts';
import { ugandanBanksReviewedOn } from './ugandanBanks.ts';

const distinct = (values: readonly string[]) => new Set(values).size;

describe('mobile networks', () => {
  test.each([
    ['UG', ['Airtel', 'MTN']],
    ['KE', ['Airtel', 'Equitel', 'Safaricom']],
    ['TZ', ['Airtel', 'Safaricom', 'Tigo', 'Vodafone']],
    ['CM', ['MTN', 'Orange']],
    ['NG', []],
  ] as const)('%s has %j (REF-11, RCP-38, D-61, D-118)', (country, labels) => {
    expect(mobileNetworksOf(country).map((network) => mobileNetworkLabels[network])).toEqual(labels);
  });

  test.each([
    ['CM', '671234567', 'mtn'],
    ['CM', '654999999', 'mtn'],
    ['CM', '655000000', 'orange'],
    ['CM', '691234567', 'orange'],
    ['UG', '772123456', 'mtn'],
    ['UG', '724123456', 'mtn'],
    ['UG', '701234567', 'airtel'],
    ['KE', '712345678', 'safaricom'],
    ['KE', '763123456', 'equitel'],
    ['KE', '733123456', 'airtel'],
    ['TZ', '741234567', 'vodafone'],
    ['TZ', '651234567', 'tigo'],
    ['TZ', '681234567', 'airtel'],
  ] as const)('in %s %s seems to be on %s (D-118)', (country, number, network) => {
    expect(mobileOperatorOf(number, country)?.network).toBe(network);
  });

  test('the longest prefix wins, and an operator we cannot pay has a name and no network', () => {
    expect(mobileOperatorOf('744123456', 'KE')).toEqual({ name: 'Homeland Media' });
    expect(mobileOperatorOf('662345678', 'CM')).toEqual({ name: 'Nexttel' });
  });

  test.each([
    ['CM', '612345678'],
    ['CM', ''],
    ['NG', '8012345678'],
  ] as const)('in %s nothing is said about "%s"', (country, number) => {
    expect(mobileOperatorOf(number, country)).toBeUndefined();
  });

  test('advice names only networks the country offers', () => {
    for (const country of ['CM', 'UG', 'KE', 'TZ'] as const satisfies readonly CountryCode[]) {
      for (let prefix = 10; prefix < 1000; prefix += 1) {
        const network = mobileOperatorOf(String(prefix), country)?.network;
        if (network) expect(mobileNetworksOf(country)).toContain(network);
      }
    }
  });
});

describe('banks', () => {
  test('Uganda has 28, none twice, on a list that says when it was reviewed (RCP-32, D-69)', () => {
    const banks = banksOf('UG');
    expect(banks).toHaveLength(28);
    expect([distinct(banks.map(({ id }) => id)), distinct(banks.map(({ bank }) => bank))]).toEqual([28, 28]);
    expect(ugandanBanksReviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(['NG', 'CM'])('%s lists no code and no name twice', (country) => {
    const banks = banksOf(country);
    expect(distinct(banks.map(({ id }) => id))).toBe(banks.length);
    expect(distinct(banks.map(({ bank }) => bank))).toBe(banks.length);
  });

  test('banks are found by the three-letter code of the country (API, RCP-27)', () => {
    expect(banksOfIso3('NGA')).toContainEqual({ id: '058', bank: 'Guaranty Trust Bank (GTBank)' });
    expect(banksOfIso3('UGA')).toBe(banksOf('UG'));
    expect([banksOfIso3('KEN'), banksOfIso3('XXX'), banksOf('KE')]).toEqual([[], [], []]);
  });

  test('the first five digits of a Cameroonian account name the bank', () => {
    expect(cameroonBankOf('10005')).toBe('Afriland First Bank');
    expect(cameroonBankOf('99999')).toBeUndefined();
    expect(banksOf('CM').every(({ id }) => /^\d{5}$/.test(id))).toBe(true);
  });
});

describe('other lists', () => {
  test('there are twelve reasons, each with its own id (TRF-04)', () => {
    expect(transferReasons.map(({ reason }) => reason)).toEqual([
      'Family & Friend support',
      'Tuition fee',
      'Rents',
      'Utility Bill Payment',
      'Hospital Bill',
      'Ceremonies',
      'Sending to self',
      'Airtime',
      'Debt repayment',
      'Construction project',
      'Njangi',
      'Other',
    ]);
    expect(distinct(transferReasons.map(({ id }) => id))).toBe(12);
    expect([isTransferReason('njangi'), isTransferReason('gift')]).toEqual([true, false]);
  });

  test('Canada has thirteen provinces and territories (D-41)', () => {
    expect(distinct(canadianProvinces.map(({ code }) => code))).toBe(13);
  });

  test('professions have ids, and an unknown one is not accepted (KYC-34)', () => {
    expect(distinct(professions.map(({ id }) => id))).toBe(professions.length);
    expect([isProfession('student'), isProfession('astronaut')]).toEqual([true, false]);
  });

  test('cash is fetched in Cameroon at a listed point, elsewhere nowhere (RCP-21, D-63)', () => {
    const points = pickupPointsOf('CM');
    expect(points.length).toBeGreaterThan(0);
    expect(distinct(points.map(({ id }) => id))).toBe(points.length);
    expect(pickupPointsOf('UG')).toEqual([]);
  });
});
