import { expect, test } from 'vitest';
import { leftOutBy } from './testsLeftOut.ts';

const draws = [0, 1, 2, 3, 4, 5].map(leftOutBy);

test('whatever one commit leaves out, another runs', () => {
  const everyTime = draws[0]?.filter((file) => draws.every((leftOut) => leftOut.includes(file)));
  expect(everyTime).toEqual([]);
});

test('each commit runs a surprise, a language of the pages, about half of the others and both first transfers', () => {
  const all = new Set(draws.flat());
  const others = [...all].filter((file) => !/surprises|pageAccess/.test(file));
  for (const leftOut of draws) {
    expect(leftOut.filter((file) => file.includes('/surprises/'))).toHaveLength(5);
    expect(leftOut.filter((file) => file.includes('/pageAccess'))).toHaveLength(1);
    const run = others.filter((file) => !leftOut.includes(file));
    expect(Math.abs(run.length - others.length / 2)).toBeLessThanOrEqual(1);
  }
  expect([...all].filter((file) => /firstTransfer|guidedFirstTransfer/.test(file))).toEqual([]);
});
