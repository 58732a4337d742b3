import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../result.ts';
import { currencies } from './currency.ts';
import {
  add,
  convert,
  convertBack,
  fromMajorNumber,
  money,
  parseMoney,
  smaller,
  subtract,
  sum,
  takeBasisPoints,
  toMajorNumber,
  toMajorText,
  zero,
} from './money.ts';

const anyCurrency = fc.constantFrom(...currencies);
const anyMoney = fc.record({ currency: anyCurrency, minor: fc.integer({ min: 0, max: 10 ** 10 - 1 }) });

describe('money', () => {
  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%s is not a whole number of pence and throws',
    (minor) => {
      expect(() => money('GBP', minor)).toThrow(RangeError);
    },
  );

  test('amounts of two currencies do not add, subtract or compare', () => {
    const [pounds, francs] = [money('GBP', 1), money('XAF', 1)];
    expect(() => add(pounds, francs)).toThrow('GBP and XAF');
    expect(() => subtract(pounds, francs)).toThrow('GBP and XAF');
    expect(() => smaller(pounds, francs)).toThrow('GBP and XAF');
  });

  test('a sum is of all its parts, and of nothing is zero', () => {
    expect(sum('GBP', [money('GBP', 1), money('GBP', 2), money('GBP', -4)])).toEqual(money('GBP', -1));
    expect(sum('XAF', [])).toEqual(zero('XAF'));
  });

  test.each([
    [10_000, 80, 80],
    [10_031, 80, 80],
    [10_063, 80, 81],
    [20_125, 40, 81],
    [-20_125, 40, -81],
  ])('of %i minor units %i basis points are %i, halves away from zero (QUO-28, D-45)', (minor, basisPoints, share) => {
    expect(takeBasisPoints(money('GBP', minor), basisPoints)).toEqual(money('GBP', share));
  });
});

describe('conversion', () => {
  test.each([
    ['GBP', 10_000, 'XAF', '780', 78_000],
    ['EUR', 10_000, 'XAF', '655.96', 65_596],
    ['EUR', 1, 'XAF', '655.96', 7],
    ['GBP', 100, 'KES', '170.125', 17_013],
    ['XAF', 1000, 'GBP', '0.00128', 128],
    ['UGX', 1, 'XAF', '0.5', 1],
  ] as const)('%s %i becomes %s at %s: %4$i (QUO-12, D-45)', (from, minor, to, rate, received) => {
    expect(convert(money(from, minor), to, rate)).toEqual(money(to, received));
  });

  test.each([
    ['XAF', 78_000, 'GBP', '780', 10_000],
    ['XAF', 65_596, 'EUR', '655.96', 10_000],
    ['XAF', 1, 'GBP', '780', 0],
    ['KES', 17_013, 'GBP', '170.125', 100],
  ] as const)('for %s %i to arrive, %s at %s needs %4$i (QUO-13)', (from, minor, to, rate, sent) => {
    expect(convertBack(money(from, minor), to, rate)).toEqual(money(to, sent));
  });

  test('there and back lands within half a unit of the coarser side, in every pair, zero-decimal ones too (QUO-12, QUO-13)', () => {
    const rates = fc.constantFrom('655.96', '1', '0.00128', '4765.43', '0.5', '170.125' as const);
    fc.assert(
      fc.property(anyMoney, anyCurrency, rates, (sent, to, rate) => {
        const received = convert(sent, to, rate);
        const back = convertBack(received, sent.currency, rate);
        const oneReceivedUnit = convertBack(money(to, 1), sent.currency, rate).minor;
        expect(Math.abs(back.minor - sent.minor)).toBeLessThanOrEqual(oneReceivedUnit / 2 + 1);
      }),
    );
  });

  test('more sent never means less received', () => {
    fc.assert(
      fc.property(anyMoney, fc.nat(1000), anyCurrency, (sent, extra, to) => {
        const more = convert(add(sent, money(sent.currency, extra)), to, '1.37');
        expect(more.minor).toBeGreaterThanOrEqual(convert(sent, to, '1.37').minor);
      }),
    );
  });
});

describe('amounts as text and on the wire (D-117)', () => {
  test.each([
    ['97.98', 'GBP', 9798],
    ['97.9', 'GBP', 9790],
    ['97', 'GBP', 9700],
    [' 5 ', 'GBP', 500],
    ['78000', 'XAF', 78_000],
    ['9999999999.99', 'NGN', 999_999_999_999],
  ] as const)('%s %s is read', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toEqual(accept(money(currency, minor)));
  });

  test.each([
    ['', 'GBP'],
    ['97.985', 'GBP'],
    ['78000.5', 'XAF'],
    ['-1', 'GBP'],
    ['1e3', 'GBP'],
    ['1,000', 'GBP'],
    ['.5', 'GBP'],
    ['5.', 'GBP'],
    ['٣', 'GBP'],
    ['10000000000', 'GBP'],
  ] as const)('"%s" %s is not an amount', (text, currency) => {
    expect(parseMoney(text, currency)).toEqual(refuse('amountNotANumber'));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, -1, 0.1 + 0.2, 1e-7])('the number %s is refused', (amount) => {
    expect(fromMajorNumber(amount, 'GBP')).toEqual(refuse('amountNotANumber'));
  });

  test.each([
    [9798, 'GBP', '97.98'],
    [5, 'GBP', '0.05'],
    [-50, 'GBP', '-0.50'],
    [0, 'XAF', '0'],
    [78_000, 'XAF', '78000'],
  ] as const)('%i %s is written %s', (minor, currency, text) => {
    expect(toMajorText(money(currency, minor))).toBe(text);
  });

  test('every amount survives the wire to the last unit', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(parseMoney(toMajorText(amount), amount.currency)).toEqual(accept(amount));
        expect(fromMajorNumber(toMajorNumber(amount), amount.currency)).toEqual(accept(amount));
      }),
    );
  });
});
