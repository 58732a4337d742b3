import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutBy } from './testsLeftOut.ts';

const draws = [0, 1, 2, 3, 4, 5].map(leftOutBy);

test('whatever one commit leaves out, another runs', () => {
  const everyTime = draws[0]?.filter((file) => draws.every((leftOut) => leftOut.includes(file)));
  expect(everyTime).toEqual([]);
});

test('each commit runs a surprise, a language of the pages, about half of the journeys and both first transfers', () => {
  const journeys = readdirSync('tests/browser/journeys').filter((name) => name.endsWith('.test.ts')).length;
  for (const leftOut of draws) {
    expect(leftOut.filter((file) => file.includes('/surprises/'))).toHaveLength(5);
    expect(leftOut.filter((file) => file.includes('/pageAccess'))).toHaveLength(1);
    expect(leftOut.filter((file) => /firstTransfer|guidedFirstTransfer/.test(file))).toEqual([]);
    expect(leftOut.length).toBeGreaterThanOrEqual(6 + Math.floor((journeys - 2) / 2));
    expect(leftOut.length).toBeLessThanOrEqual(6 + Math.ceil((journeys - 2) / 2));
  }
});
