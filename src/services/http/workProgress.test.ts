import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWorkShown, onWork, showWork } from './workProgress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work is told of once it took a second, and that it is over at once', () => {
  const told: boolean[] = [];
  const stop = onWork(() => told.push(isWorkShown()));
  const isOver = showWork();
  vi.advanceTimersByTime(999);
  expect([isWorkShown(), told]).toEqual([false, []]);
  vi.advanceTimersByTime(1);
  expect([isWorkShown(), told]).toEqual([true, [true]]);
  isOver();
  expect([isWorkShown(), told]).toEqual([false, [true, false]]);
  stop();
  showWork()();
  expect(told).toEqual([true, false]);
});

test('work that was quick is never told of as slow', () => {
  const isOver = showWork();
  isOver();
  vi.advanceTimersByTime(5000);
  expect(isWorkShown()).toBe(false);
});
