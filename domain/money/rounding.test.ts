import { expect, test } from 'vitest';
import { divideHalfUp } from './rounding.ts';

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [5n, -2n, -3n],
  [-5n, -2n, 3n],
  [4n, 3n, 1n],
  [-4n, 3n, -1n],
  [0n, 7n, 0n],
])('%i divided by %i is %i: the nearest, halves away from zero (D-45)', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient);
});
