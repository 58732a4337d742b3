import { expect, test } from 'vitest';
import { simulateHistory } from './simulatedHistory.ts';

const many = Array.from({ length: 300 }, (_history, number) => simulateHistory(`in the suite/${number}`));

test('a simulated history is the same for the same seed, to each step', () => {
  expect(simulateHistory('again')).toEqual(simulateHistory('again'));
  expect(simulateHistory('again').log).not.toEqual(simulateHistory('another').log);
});

test('300 histories keep every promise after each step, and nothing of them is left standing (money notes P2)', () => {
  expect(many.flatMap(({ seed, broken }) => broken.map((what) => `${seed}: ${what}`))).toEqual([]);
  expect(new Set(many.map(({ end }) => end)).size).toBeGreaterThanOrEqual(6);
});

test('servers die in the middle, and reports come again', () => {
  const repeats = many.flatMap(({ log }) => log.filter((line) => line.endsWith('alreadyDone')));
  expect(repeats.length).toBeGreaterThan(300);
});
