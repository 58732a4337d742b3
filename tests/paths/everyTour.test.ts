import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { touredFlows } from '../browser/tours/touredFlows.ts';

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(resolve(import.meta.dirname, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replace(ending, ''));

test('of every machine it is said whether it is toured in a browser, on its screens and in the chat', () => {
  expect(Object.keys(touredFlows).toSorted()).toEqual(namesIn('specs', '.paths.ts').toSorted());
});

test('what is said to be toured has a tour, and nothing else has', () => {
  const tours = Object.entries(touredFlows).flatMap(([flow, { classic, chat }]) => [
    ...(classic === 'toured' ? [flow] : []),
    ...(chat === 'toured' ? [`${flow}Chat`] : []),
  ]);
  expect(namesIn('../browser/tours', '.test.ts').toSorted()).toEqual(tours.toSorted());
});

test('whatever has a table for its screens is toured there', () => {
  const toured = Object.entries(touredFlows).flatMap(([flow, { classic }]) => (classic === 'toured' ? [flow] : []));
  expect(namesIn('screens', '.screen.ts').filter((flow) => !toured.includes(flow))).toEqual([]);
});
