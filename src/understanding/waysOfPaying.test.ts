import { expect, test } from 'vitest';
import { isWayOfPaying } from './waysOfPaying.ts';

test.each([
  ['by bank transfer', true],
  ['I’ll pay with my card', true],
  ['by card please', true],
  ['par virement', true],
  ['Je préfère payer par carte bancaire', true],
  ['par virement, s’il vous plaît', true],
  ['to her bank account', false],
  ['by mobile money', false],
  ['sur son compte bancaire', false],
  ['yes, by card', false],
])('“%s” says how the sender pays: %s', (said, isOne) => expect(isWayOfPaying(said)).toBe(isOne));
