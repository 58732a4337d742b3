import { expect, test } from 'vitest';
import { leftOutBy } from './testsLeftOut.ts';

/** As many as there are before the same share comes again. */
const draws = Array.from({ length: 60 }, (_, draw) => leftOutBy(draw));

test('whatever one commit leaves out, another runs', () => {
  const everyTime = draws[0]?.filter((file) => draws.every((leftOut) => leftOut.includes(file)));
  expect(everyTime).toEqual([]);
});

test('each commit runs both first transfers, a surprise, a language of the pages, a quarter of the journeys, three tours, one flow come back to, half of the rest', () => {
  const all = [...new Set(draws.flat())];
  const journeys = all.filter((file) => /journeys\/[^/]+$/.test(file));
  const rest = all.filter((file) => !/journeys|pageAccess|tours/.test(file));
  for (const leftOut of draws) {
    const run = (files: readonly string[]) => files.filter((file) => !leftOut.includes(file)).length;
    expect(run(all.filter((file) => file.includes('/surprises/')))).toBe(1);
    expect(run(all.filter((file) => file.includes('/pageAccess')))).toBe(1);
    expect(Math.abs(run(journeys) - journeys.length / 4)).toBeLessThan(1);
    expect(run(all.filter((file) => file.includes('/comingBack/')))).toBe(1);
    expect(run(all.filter((file) => /\/tours\/[^/]+$/.test(file)))).toBeLessThanOrEqual(3);
    expect(run(rest)).toBe(rest.length / 2);
  }
  expect(all.filter((file) => /firstTransfer|guidedFirstTransfer/.test(file))).toEqual([]);
});
