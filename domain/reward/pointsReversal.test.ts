import { expect, test } from 'vitest';
import { pointsReversal } from './pointsReversal.ts';

test.each([
  [{ points: 300, minor: 300 }, 400, { points: 300, minor: 300 }],
  [{ points: 300, minor: 300 }, 300, { points: 300, minor: 300 }],
  [{ points: 300, minor: 299 }, 100, { points: 100, minor: 99 }],
  [{ points: 300, minor: 300 }, 0, undefined],
  // What is left is worth less than a penny.
  [{ points: 300, minor: 3 }, 99, undefined],
])('of points %j, with %d on hand, %j are taken back with the transfer that earned them (RWD-18)', (...row) => {
  const [earned, onHand, taken] = row;
  expect(pointsReversal(earned, onHand)).toEqual(taken);
});
