import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { writeToSupport } from '../help/support.ts';
import { isSameBank } from '../payment/payment.ts';
import { rateAlertWish } from '../quote/rateAlert.ts';
import {
  amount,
  clientIp,
  countryCode,
  countText,
  decimalText,
  epochSeconds,
  filledText,
  sixDigits,
  text,
} from './field.ts';

const taken = (schema: z.ZodType, values: readonly unknown[]) => values.filter((one) => schema.safeParse(one).success);

describe('a field that many calls share', () => {
  test.each<[string, z.ZodType, readonly unknown[], readonly unknown[]]>([
    ['text', text(5), ['', 'Élise', 'a\tb\nc', '₦😀'], ['abcdef', 'a\u0000b', 'a\u0007', '\ud800', 5, null]],
    ['filled text', filledText(2), ['a', ' ', 'ab'], ['', 'abc', '\u0001']],
    ['a country', countryCode, ['GB'], ['gb', 'G', 'GBR', ' GB', 'G1']],
    [
      'an amount',
      amount,
      [0, 0.01, 99_999_999_999],
      [-0.01, 99_999_999_999.01, Number.NaN, Number.POSITIVE_INFINITY, '1'],
    ],
    ['seconds', epochSeconds, [0, 1_800_000_000], [-1, 1.5, '1']],
    [
      'a decimal',
      decimalText,
      ['0', '1.5', '123456789012.123456789012'],
      ['', '.5', '1.', '-1', '1e3', '1234567890123', '1.1234567890123', ' 1', '1 '],
    ],
    ['a code', sixDigits, ['000000', '123456'], ['12345', '1234567', '12345a', ' 123456']],
    ['an address', clientIp, ['', '192.0.2.1', '2001:db8::1'], ['localhost', '192.0.2.256', ' ']],
  ])('%s is taken where it is one', (_, schema, good, bad) => {
    expect(taken(schema, [...good, ...bad])).toEqual(good);
  });

  test('a number of an address is digits, between the least and the most there may be', () => {
    const schema = countText({ min: 1, max: 200 });
    expect(['1', '200', '007'].map((one) => schema.parse(one))).toEqual([1, 200, 7]);
    expect(taken(schema, ['0', '201', '', '-1', '1.5', ' 1', '1 ', '0000000001', 'one'])).toEqual([]);
  });

  test('whatever a person types that is not too long is taken', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((one) => !/[\p{Cc}\p{Cs}]/u.test(one));
    fc.assert(
      fc.property(typed, (one) => {
        expect(text(5_000).parse(one)).toBe(one);
      }),
    );
  });
});

test('a bank is the same where both of its names are', () => {
  const bank = { providerId: 'monzo', schemeId: 'faster' };
  expect(isSameBank(bank, { ...bank })).toBe(true);
  expect(isSameBank(bank, { ...bank, schemeId: 'bacs' })).toBe(false);
  expect(isSameBank(bank, { ...bank, providerId: 'lloyds' })).toBe(false);
  expect(isSameBank(bank, undefined)).toBe(false);
});

test('an alert that would be told in no way, and a message of nothing, are none', () => {
  const wish = {
    originCurrency: 'GBP',
    destinationCountryCode: 'CM',
    transferMethod: 'cash_pickup',
    destinationAmount: 5,
  };
  const told = (byEmail: boolean, byPush: boolean) =>
    rateAlertWish.safeParse({ ...wish, kind: 'price', most: 5, byEmail, byPush }).success;
  expect([told(true, false), told(false, true), told(true, true), told(false, false)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const wrote = (said: string, flow?: string) =>
    writeToSupport.body.safeParse({ text: said, account: [], ...(flow !== undefined && { flow }) }).success;
  expect([wrote(' Hello '), wrote(' '), wrote('\n\t'), wrote('')]).toEqual([true, false, false, false]);
  expect([wrote('Hi', 'sendMoney'), wrote('Hi', 'send money'), wrote('Hi', ''), wrote('Hi', 'x'.repeat(41))]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
