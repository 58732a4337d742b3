import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, payInCurrencies } from '#domain/money/currency.ts';
import { convert, money } from '#domain/money/money.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { rateTick } from '../rates/simulatedRates.ts';
import { observedPrices } from './observedPrices.ts';

const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const noon = new Date('2026-07-01T12:00:30Z');
const aDay = Array.from({ length: 48 }, (_, half) => new Date(noon.getTime() + half * 1_800_000));
const hundred = money('GBP', 10_000);

describe('what Pricewatch saw (D-105)', () => {
  test('is three prices of the minute, none of which costs more than half of the amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...payInCurrencies),
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 10_000_000 }),
        anyTime,
        (base, target, minor, at) => {
          const prices = observedPrices({ amount: money(base, minor), target, at });
          expect(prices.map(({ id }) => id)).toEqual(['cp-01', 'cp-02', 'cp-03']);
          for (const { quotes } of prices) {
            expect(Number(quotes[0]?.fee)).toBeLessThanOrEqual(Math.ceil(minor / 2) / 100);
            expect(Number(quotes[0]?.receivedAmount)).toBeGreaterThanOrEqual(0);
            expect(quotes[0]?.dateCollected).toBe(rateTick(base, target, at).at);
          }
        },
      ),
    );
  });

  test('moves through the day, and is now better than ours and now worse', () => {
    const best = aDay.map((at) => {
      const received = observedPrices({ amount: hundred, target: 'XAF', at }).map(({ quotes }) =>
        Number(quotes[0]?.receivedAmount),
      );
      const mid = rateTick('GBP', 'XAF', at).rate as `${number}`;
      // 97.86 and its fee make the same hundred pounds.
      const ours = convert(money('GBP', 9_786), 'XAF', customerRate({ base: 'GBP', target: 'XAF', mid }));
      return Math.max(...received) > ours.minor;
    });
    expect(new Set(best)).toEqual(new Set([true, false]));
  });
});
