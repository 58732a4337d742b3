import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['marie', 'marie', 0],
  ['', '', 0],
  ['', 'ngo', 3],
  ['ngo', '', 3],
  ['marie', 'mari', 1],
  ['marie', 'mariee', 1],
  ['marie', 'marle', 1],
  ['marie', 'maire', 1],
  ['marie', 'amrie', 1],
  ['marie', 'amrei', 2],
  ['marie', 'meria', 2],
  ['kitten', 'sitting', 3],
  // A swap of letters that no longer stand side by side is no slip of one.
  ['ca', 'abc', 3],
])('between %j and %j are %i slips (D-64)', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('are as many from either side, none between the same, and no more than the letters of the longer (D-64)', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = editDistance(one, other);
      expect(slips).toBe(editDistance(other, one));
      expect(slips === 0).toBe(one === other);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('one made anywhere is one at most (D-64)', () => {
  fc.assert(
    fc.property(word, fc.nat(6), fc.constantFrom('a', 'd'), (text, at, letter) => {
      const [before, after] = [text.slice(0, at), text.slice(at)];
      expect(editDistance(text, before + letter + after)).toBe(1);
      const swapped = before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
      expect(editDistance(text, swapped)).toBeLessThanOrEqual(1);
    }),
  );
});

test('stops counting above the limit, and counts the same below it (D-64)', () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other), limit + 1));
    }),
  );
});
