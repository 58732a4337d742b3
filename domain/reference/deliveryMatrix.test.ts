import { describe, expect, test } from 'vitest';
import { type DeliveryCountryCode, deliveryCountryCodes, payoutCountryCodes } from './countryCodes.ts';
import { deliveryMatrix, isDeliveryCountry, methodAfterCountryChange, methodsAvailable } from './deliveryMatrix.ts';
import { deliveryTimes } from './deliveryTimes.ts';
import { payoutMethodNumbers, payoutMethodOf, payoutMethods } from './payoutMethods.ts';

const yesAndNo = (country: DeliveryCountryCode) =>
  payoutMethods.map((method) => (deliveryMatrix[country].includes(method) ? 'yes' : 'no')).join('/');

describe('delivery methods', () => {
  test.each([
    [['CM', 'GH'], 'yes/yes/yes'],
    [['TD', 'GQ', 'GA', 'UG', 'CG', 'CI', 'ZA'], 'yes/yes/no'],
    [['GM'], 'yes/no/yes'],
    [['KE', 'LR', 'SN', 'SL', 'TZ'], 'yes/no/no'],
    [['NG'], 'no/yes/no'],
  ] as const)('%j: mobile money, bank, cash are %s (REF-12)', (countries, row) => {
    expect(countries.map(yesAndNo)).toEqual(countries.map(() => row));
  });

  test.each([
    ['CM', ['mobile_money', 'bank_transfer', 'cash_pickup']],
    ['KE', ['mobile_money']],
    ['TZ', ['mobile_money']],
    ['UG', ['mobile_money', 'bank_transfer']],
    ['NG', ['bank_transfer']],
    ['GH', ['bank_transfer', 'cash_pickup']],
    ['SN', []],
  ] as const)(
    '%s can be reached by %j, mobile money only where networks are listed (QUO-34, D-61)',
    (country, ways) => {
      expect(methodsAvailable(country)).toEqual(ways);
    },
  );

  test('every country on offer can be reached', () => {
    expect(payoutCountryCodes.filter((country) => methodsAvailable(country).length === 0)).toEqual([]);
  });

  test.each([
    ['cash_pickup', 'CM', 'cash_pickup'],
    ['cash_pickup', 'UG', 'mobile_money'],
    ['mobile_money', 'NG', 'bank_transfer'],
    ['bank_transfer', 'KE', 'mobile_money'],
    ['bank_transfer', 'SN', 'mobile_money'],
  ] as const)('with %s chosen, a change to %s selects %s (QUO-11)', (current, country, selected) => {
    expect(methodAfterCountryChange(current, country)).toBe(selected);
  });

  test('after any change of country the method is one it has, unless it has none (QUO-11, QUO-34)', () => {
    for (const country of deliveryCountryCodes) {
      const available = methodsAvailable(country);
      for (const method of payoutMethods) {
        const selected = methodAfterCountryChange(method, country);
        expect([...available, ...(available.length ? [] : ['mobile_money'])]).toContain(selected);
      }
    }
  });

  test('methods have the numbers of the address bar (QUO-02, REF-01, REF-09)', () => {
    expect(payoutMethodNumbers).toEqual({ mobile_money: 1, bank_transfer: 2, cash_pickup: 3 });
    expect([1, 2, 3, 4].map(payoutMethodOf)).toEqual([...payoutMethods, undefined]);
  });

  test('a code from outside is in the matrix or it is not', () => {
    expect(['GM', 'GB'].map(isDeliveryCountry)).toEqual([true, false]);
  });

  test('delivery is promised by its later end (QUO-41, D-50)', () => {
    expect(deliveryTimes).toEqual({
      mobile_money: { soonest: { amount: 10, unit: 'minute' }, latest: { amount: 10, unit: 'minute' } },
      cash_pickup: { soonest: { amount: 2, unit: 'minute' }, latest: { amount: 10, unit: 'minute' } },
      bank_transfer: { soonest: { amount: 2, unit: 'hour' }, latest: { amount: 1, unit: 'workingDay' } },
      atm_withdrawal: { soonest: { amount: 2, unit: 'minute' }, latest: { amount: 2, unit: 'minute' } },
    });
  });
});
