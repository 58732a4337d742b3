import { expect, test } from 'vitest';
import { estimateFrom, onTimeBasisPoints } from './deliveryPerformance.ts';

const way = { originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' };
const counted = { promised: 200, onTime: 190, late: 10, notArrived: 2, medianMinutes: 2, ninetiethMinutes: 6 };
const row = (month: string, figures: Partial<typeof counted> = {}) => ({
  ...{ ...way, month },
  counted: { ...counted, ...figures },
});

test('the estimate is what nine of ten took in the latest month that says so (peers 9)', () => {
  const rows = [row('2026-08', { ninetiethMinutes: 9 }), row('2026-10'), row('2026-09', { ninetiethMinutes: 8 })];
  expect(estimateFrom(rows, way)).toEqual({ month: '2026-10', promised: 200, withinMinutes: 6 });
});

test('months of too few, or in which nine of ten never arrived, say nothing; nor do other ways to send', () => {
  const { ninetiethMinutes: _never, ...hardlyArrived } = counted;
  const silent = [
    { ...way, month: '2026-10' },
    { ...way, month: '2026-09', counted: hardlyArrived },
  ];
  expect(estimateFrom([...silent, row('2026-08')], way)?.month).toBe('2026-08');
  expect(estimateFrom(silent, way)).toBeUndefined();
  for (const other of [{ originCurrency: 'EUR' }, { destinationCountry: 'UG' }, { method: 'cash_pickup' }]) {
    expect(estimateFrom([row('2026-10')], { ...way, ...other })).toBeUndefined();
  }
});

test('a share on time is rounded down: 1,999 of 2,000 are not all', () => {
  expect(onTimeBasisPoints({ promised: 20_000, onTime: 19_999 })).toBe(9999);
  expect(onTimeBasisPoints({ promised: 30_001, onTime: 30_000 })).toBe(9999);
  expect(onTimeBasisPoints({ promised: 20, onTime: 20 })).toBe(10_000);
});
