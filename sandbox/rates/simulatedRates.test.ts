import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '#domain/money/currency.ts';
import { rateTick } from './simulatedRates.ts';

const anyCurrency = fc.constantFrom(...currencies);
const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('rate walk', () => {
  test('every pair has a positive decimal rate at any time', () => {
    fc.assert(
      fc.property(anyCurrency, anyCurrency, anyTime, (base, target, at) => {
        const { rate } = rateTick(base, target, at);
        expect(rate).toMatch(/^\d+(\.\d+)?$/);
        expect(Number(rate)).toBeGreaterThan(0);
      }),
    );
  });

  test('the rate stays within 1.5 % of the middle, in both directions', () => {
    fc.assert(
      fc.property(anyTime, (at) => {
        expect(Math.abs(Number(rateTick('GBP', 'NGN', at).rate) / 2015.6 - 1)).toBeLessThan(0.015);
        expect(Math.abs(Number(rateTick('NGN', 'GBP', at).rate) * 2015.6 - 1)).toBeLessThan(0.015);
      }),
    );
  });

  test('there and back again is within a millionth of nothing gained', () => {
    fc.assert(
      fc.property(anyCurrency, anyCurrency, anyTime, (base, target, at) => {
        const product = Number(rateTick(base, target, at).rate) * Number(rateTick(target, base, at).rate);
        expect(Math.abs(product - 1)).toBeLessThan(2e-6);
      }),
    );
  });

  test('a minute has one rate and the next minute another', () => {
    const at = new Date('2026-07-01T12:00:05Z');
    const first = rateTick('GBP', 'KES', at);
    expect(rateTick('GBP', 'KES', new Date('2026-07-01T12:00:59Z'))).toEqual(first);
    expect(rateTick('GBP', 'KES', new Date('2026-07-01T12:01:00Z')).rate).not.toBe(first.rate);
    expect(first.at).toBe('2026-07-01T12:00:00.000Z');
  });

  test('the franc keeps its peg to the euro', () => {
    expect(rateTick('EUR', 'XAF', new Date()).rate).toBe('655.957');
    expect(rateTick('GBP', 'GBP', new Date()).rate).toBe('1');
  });
});
