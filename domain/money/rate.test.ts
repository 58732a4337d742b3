import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../result.ts';
import {
  applyMargin,
  compareRates,
  divideRates,
  multiplyRates,
  parseRate,
  type Rate,
  rateFraction,
  rateFromNumber,
  rateToNumber,
} from './rate.ts';

describe('rates', () => {
  test.each(['655.96', '0.00128', '1', '4765.430'])('%s is a rate', (text) => {
    expect(parseRate(text)).toEqual(accept(text));
  });

  test('spaces around a rate are not part of it', () => {
    expect(parseRate(' 655.96 ')).toEqual(accept('655.96'));
  });

  test('a product that is no rate any more throws', () => {
    expect(() => multiplyRates('999999999', '999999999')).toThrow('out of the range of a rate');
    expect(() => rateFraction('-1')).toThrow('-1 is not a rate');
  });

  test.each(['', '0', '0.000', '-1', '1e3', '.5', '5.', '1,5', 'NaN', '1234567890'])('"%s" is not a rate', (text) => {
    expect(parseRate(text)).toEqual(refuse('rateNotANumber'));
  });

  test.each([Number.NaN, 0, -2, 1e-7, 1e21])('the number %s is not a rate', (number) => {
    expect(rateFromNumber(number)).toEqual(refuse('rateNotANumber'));
  });

  test.each([
    ['800', 250, '780'],
    ['775.2345', 250, '755.854'],
    ['1.0000005', 0, '1'],
    ['1.000005', 0, '1.00001'],
    ['999.9996', 0, '1000'],
    ['0.00132456789', 0, '0.00132457'],
    ['4887.6543', 250, '4765.46'],
    ['1', 10_000 - 1, '0.0001'],
  ] as const)('mid %s less %i basis points is %s (D-120)', (mid, basisPoints, rate) => {
    expect(applyMargin(mid, basisPoints)).toBe(rate);
  });

  test('cross rates go through a third currency', () => {
    expect(divideRates('600', '0.75')).toBe('800');
    expect(divideRates('1', '3')).toBe('0.333333');
    expect(multiplyRates('1.25', '600')).toBe('750');
    expect(multiplyRates('0.5', '0.25')).toBe('0.125');
    expect(divideRates('0.75', '600')).toBe('0.00125');
    expect(divideRates('1.5', '0.5')).toBe('3');
    expect(divideRates('0.1', '1')).toBe('0.1');
  });

  test('rates compare by value, not by text', () => {
    expect(compareRates('10', '9.5')).toBe(1);
    expect(compareRates('9.50', '9.5')).toBe(0);
    expect(compareRates('0.0009', '0.001')).toBe(-1);
  });

  test('a margin never raises a rate, and stays within one part in 200,000 of the exact product', () => {
    const rates = fc
      .record({ scaled: fc.integer({ min: 1, max: 10 ** 9 }), decimals: fc.integer({ min: 0, max: 6 }) })
      .map(({ scaled, decimals }): Rate => {
        const digits = String(scaled).padStart(decimals + 1, '0');
        const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
        const parsed = parseRate(text);
        return parsed.ok ? parsed.value : '1';
      });
    fc.assert(
      fc.property(rates, fc.integer({ min: 10, max: 1000 }), (mid, basisPoints) => {
        const rate = applyMargin(mid, basisPoints);
        expect(compareRates(rate, mid)).toBe(-1);
        const exact = rateToNumber(mid) * (1 - basisPoints / 10_000);
        expect(Math.abs(rateToNumber(rate) / exact - 1)).toBeLessThan(1 / 200_000);
      }),
    );
  });
});
