import { expect, test } from 'vitest';
import { closedSourcesAt } from './sendingNotices.ts';

const at = (moment: string) => Date.parse(moment) / 1000;

test.each([
  ['2025-06-30T12:00:00Z', ['CA']],
  ['2025-06-30T23:59:59Z', ['CA']],
  ['2025-07-01T00:00:00Z', []],
  ['2025-07-02T12:00:00Z', []],
])('at %s transfers from %j are unavailable (DSH-07, D-22)', (moment, countries) => {
  expect(closedSourcesAt(at(moment)).map(({ countryCode }) => countryCode)).toEqual(countries);
});
