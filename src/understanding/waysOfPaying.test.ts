import { expect, test } from 'vitest';
import { isPayingNow, isUntakenWay, isWayOfPaying } from './waysOfPaying.ts';

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

test.each([
  ['pay', true],
  ['OK, let’s pay', true],
  ['I want to pay now', true],
  ['je veux payer', true],
  ['Passer au paiement', true],
  ['ok pay it', true],
  ['ok paye', true],
  ['pay later', false],
  ['pay it later', false],
  ['pay her', false],
  ['how do I pay', false],
])('“%s” goes on to the payment: %s', (said, isOne) => expect(isPayingNow(said)).toBe(isOne));

test.each([
  ['Apple Pay', true],
  ['google pay please', true],
  ['can I use PayPal?', true],
  ['cash', true],
  ['in cash', true],
  ['by cheque', true],
  ['mobile money', true],
  ['en liquide', true],
  ['par chèque svp', true],
  ['vous prenez apple pay ?', true],
  ['card', false],
  ['virement', false],
  ['by card, not in cash', false],
  ['cash pickup for her', false],
])('“%s” is a way we take no money by: %s', (said, isOne) => expect(isUntakenWay(said)).toBe(isOne));
