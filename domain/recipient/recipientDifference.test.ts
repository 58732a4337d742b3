import { describe, expect, test } from 'vitest';
import { type Compared, differenceOf as differenceFrom } from './recipientDifference.ts';

const wallet = {
  transferMethod: 'mobile_money',
  countryCode: 'CM',
  phoneCode: '+237',
  mobile: '671234567',
  mobileMoneyProvider: 'MTN_MOMO_CMR',
} as const;
const called = (firstName: string, lastName: string, profile: Partial<Compared['profile']> = {}) => ({
  firstName,
  lastName,
  profile: { ...wallet, ...profile },
});
const differenceOf = (before: Compared, after: Compared, recipientChanged = false) =>
  differenceFrom(before, after, { recipientChanged });
const marie = called('Marie', 'Ngono');

describe('another recipient of a transfer', () => {
  test.each([
    ['a letter too few', 'Mari', 'Ngono', 'correctedName'],
    ['two letters', 'Mary', 'Ngono', 'correctedName'],
    ['two that changed places', 'Maire', 'Ngono', 'correctedName'],
    ['first and last name changed over', 'Ngono', 'Marie', 'correctedName'],
    ['an accent', 'Márie', 'Ngono', 'correctedName'],
    ['three letters', 'Maria', 'Ngomba', 'anotherPerson'],
    ['another first name', 'Paul', 'Ngono', 'anotherPerson'],
    ['nothing', 'Marie', 'Ngono', 'none'],
  ] as const)('with %s differing at the same number is %4$s (peers 16)', (_, first, last, difference) => {
    expect(differenceOf(marie, called(first, last))).toBe(difference);
    expect(differenceOf(called(first, last), marie)).toBe(difference);
  });

  test('is somebody else the second time, however few letters: two each time lead to any name (peers 16)', () => {
    const steps = ['Marie', 'Maris', 'Paris', 'Pauls', 'Paul'].map((first) => called(first, 'Ngono'));
    const differences = (recipientChanged: boolean) =>
      steps.slice(1).map((after, place) => differenceOf(steps[place] ?? marie, after, recipientChanged));
    expect(differences(false)).toEqual(['correctedName', 'correctedName', 'correctedName', 'correctedName']);
    expect(new Set(differences(true))).toEqual(new Set(['anotherPerson']));
    expect(differenceOf(marie, marie, true)).toBe('none');
  });

  test('of a short name two letters make somebody else (peers 16)', () => {
    expect(differenceOf(called('Jo', 'Eto'), called('Al', 'Eto'))).toBe('anotherPerson');
    expect(differenceOf(called('Jo', 'Eto'), called('Jo', 'Eta'))).toBe('correctedName');
  });

  test.each([
    ['number', { mobile: '671234568' }],
    ['network', { mobileMoneyProvider: 'ORANGE_MONEY_CMR' }],
    ['country', { countryCode: 'CI' }],
    ['way', { transferMethod: 'bank_transfer' }],
  ] as const)('with the same name and another %s is somebody else (peers 16)', (_, otherwise) => {
    expect(differenceOf(marie, called('Marie', 'Ngono', otherwise))).toBe('anotherPerson');
  });

  test('is always somebody else where cash is handed to a name (peers 16)', () => {
    const atCounter = { transferMethod: 'cash_pickup', pickupPoint: 'express-union' } as const;
    expect(differenceOf(called('Marie', 'Ngono', atCounter), called('Mari', 'Ngono', atCounter))).toBe('anotherPerson');
    expect(differenceOf(called('Marie', 'Ngono', atCounter), called('Marie', 'Ngono', atCounter))).toBe('none');
  });
});
