import { describe, expect, test } from 'vitest';
import { placeInList } from './listPlaces.ts';

describe('a place in a list (chat rule 16)', () => {
  test.each([
    ['the first one', 0],
    ['First please', 0],
    ['option second', 1],
    ['the 3rd', 2],
    ['the last one', 3],
    ['la deuxième', 1],
    ['le premier choix', 0],
    ['le dernier', 3],
    ['the fifth', undefined],
    ['the first of May', undefined],
    ['Second Street', undefined],
    ['last month', undefined],
    ['one', undefined],
    ['', undefined],
  ])('"%s" of four is %s', (said, place) => {
    expect(placeInList(said, 4)).toBe(place);
  });
});
