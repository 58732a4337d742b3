import { expect, test } from 'vitest';
import { basisPointsOf } from './percent.ts';

test.each([
  ['0.8', 80],
  ['0.25', 25],
  ['100', 10_000],
  ['0', 0],
  ['1.234', undefined],
  ['1000', undefined],
  ['1.', undefined],
  ['-1', undefined],
  ['', undefined],
])('%j percent is %s basis points (QUO-28)', (percent, basisPoints) => {
  expect(basisPointsOf(percent)).toBe(basisPoints);
});
