import { expect, test } from 'vitest';
import { readFeeWish } from './feeWishes.ts';

test.each([
  ['include the withdrawal fee', ''],
  ['I’ll pay the cash-out fee for her', ''],
  ['make sure she gets all of it, no fees for her', ''],
  ['200 but she must receive all of it', '200'],
  ['100 pounds, my mother must get the full amount', '100 pounds'],
  ['incluez les frais de retrait', ''],
  ['qu’elle reçoive tout, sans frais pour elle', ''],
  ['200 mais elle doit tout recevoir', '200'],
])('“%s” has the operator fee paid by the sender', (said, rest) => {
  expect(readFeeWish(said)).toEqual({ isPaid: true, rest });
});

test.each([
  ['she pays the cash-out herself', ''],
  ['100 pounds, he will pay the withdrawal fee', '100 pounds'],
  ['leave out the operator fee', ''],
  ['elle paie le retrait elle-même', ''],
  ['sans les frais d’opérateur', ''],
])('“%s” leaves it to whom the money is for', (said, rest) => {
  expect(readFeeWish(said)).toEqual({ isPaid: false, rest });
});

test.each([
  'does she pay the cash-out fee?',
  'will she get all of it?',
  'she gets 30000 francs',
  'include the withdrawal fee but she pays the cash-out herself',
  'elle reçoit 30000',
  'I want to withdraw the charges',
])('“%s” wishes nothing of it', (said) => {
  expect(readFeeWish(said)).toBeUndefined();
});
