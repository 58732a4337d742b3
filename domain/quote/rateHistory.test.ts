import { expect, test } from 'vitest';
import { type RatePoint, rateSlots, rateSummary } from './rateHistory.ts';

const day = 86_400;
const point = (place: number, rate: RatePoint['rate']): RatePoint => ({ at: place * day, rate, midRate: '750' });
const week = (points: readonly RatePoint[]) => rateSlots({ span: 'week', from: 0, until: 6 * day, points });

test('every day of a span has its place, and a day nobody knows stays empty (peers 6)', () => {
  const slots = week([point(2, '731.25'), point(4, '740')]);
  expect(slots.map(({ at }) => at / day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(slots.map((slot) => slot.point?.rate)).toEqual([
    undefined,
    undefined,
    '731.25',
    undefined,
    '740',
    ...Array(2),
  ]);
});

test('a day has a place each hour', () => {
  const slots = rateSlots({ span: 'day', from: 0, until: 24 * 3600, points: [] });
  expect(slots.map(({ at }) => at / 3600)).toEqual(Array.from({ length: 25 }, (_, hour) => hour));
});

test('lowest and highest compare as numbers, not as words, and gaps are those since the first day known (peers 6)', () => {
  const summary = rateSummary(week([point(2, '99.5'), point(3, '1000.25'), point(5, '99.5')]));
  expect(summary).toEqual({
    first: point(2, '99.5'),
    latest: point(5, '99.5'),
    lowest: point(5, '99.5'),
    highest: point(3, '1000.25'),
    known: 3,
    gaps: 2,
  });
});

test('nothing is said where nothing is known', () => {
  expect(rateSummary(week([]))).toBeUndefined();
});
