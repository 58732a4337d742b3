import { describe, expect, test } from 'vitest';
import { type Drilled, drawn, drillPage, isWell, lostOf } from './drillReport.ts';

const well: Drilled = {
  ...{ seed: 'a1', lostAfterMs: 12_345, baseBytes: 40_000_000, logBytes: 33_554_432, unheard: 2 },
  ...{ told: { made: 1, begun: 3, delivered: 96 }, recoverySeconds: 4.2, serviceSeconds: 9.9, lost: [], broken: [] },
  ...{ failures: [], breaksBefore: { 'PIVOT missingHere': 2 }, breaksAfter: {} },
};

describe('a drill', () => {
  test('loses the database at a moment its seed draws, and always the same', () => {
    const moments = ['a', 'b', 'c', 'd'].map((seed) => drawn(seed, 8_000, 25_000));
    expect(moments).toEqual(['a', 'b', 'c', 'd'].map((seed) => drawn(seed, 8_000, 25_000)));
    expect(new Set(moments).size).toBe(4);
    for (const moment of moments) expect(moment).toBeGreaterThanOrEqual(8_000);
    for (const moment of moments) expect(moment).toBeLessThan(25_000);
  });

  test('counts as lost what somebody was told of and is not there, or not delivered any more', () => {
    const told = new Map([
      ['1', 'made'],
      ['2', 'delivered'],
      ['3', 'begun'],
      ['4', 'delivered'],
    ]);
    const found = [
      { id: '1', status: 'PENDING_PAYMENT' },
      { id: '2', status: 'COMPLETE' },
      { id: '4', status: 'PAYMENT_COMPLETED' },
    ];
    expect(lostOf(told, found)).toEqual(['3 was begun and is not there', '4 was delivered and is PAYMENT_COMPLETED']);
  });

  test('says on one page what it found, and is well only when nothing is missing, broken or open', () => {
    expect(drillPage(well)).toMatch(
      /of these lost +0\n[\s\S]*2 PIVOT missingHere[\s\S]*Nothing that was acknowledged is lost\.$/,
    );
    for (const change of [{ lost: ['x'] }, { broken: ['x'] }, { failures: ['x'] }, { breaksAfter: { x: 1 } }]) {
      expect(isWell({ ...well, ...change })).toBe(false);
      expect(drillPage({ ...well, ...change })).toMatch(/NOT WELL/);
    }
  });
});
