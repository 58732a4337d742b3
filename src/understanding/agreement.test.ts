import { expect, test } from 'vitest';
import { isPlainYes } from './agreement.ts';
import { parseUtterance } from './parsedUtterance.ts';

const parsed = (said: string) =>
  parseUtterance(said, {
    language: 'en',
    asking: 'confirmation',
    known: { today: '2026-11-24' },
    taken: [],
    isName: () => false,
  });

test.each([
  'yes',
  'yes that is it',
  'yes, that is all',
  'yes it is',
  'ok that’s it thanks',
  'yes she is my sister',
  'oui c’est ça',
  'oui c’est tout',
  'oui, c’est ma sœur',
])('"%s" is nothing but a yes', (said) => {
  expect(isPlainYes(parsed(said))).toBe(true);
});

test.each(['yes, is that all', 'yes is that it', 'ok is it', 'yes are they', 'oui, est-ce tout', 'oui est-ce bien ça'])(
  '"%s" asks something, and is no yes',
  (said) => {
    expect(isPlainYes(parsed(said))).toBe(false);
  },
);
