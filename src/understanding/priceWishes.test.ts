import { expect, test } from 'vitest';
import { readPriceWish } from './priceWishes.ts';

test.each([
  'can you beat Western Union?',
  'are you cheaper than Remitly',
  'is your rate better than Wise',
  'vous êtes moins chers que Western Union ?',
  'c’est mieux que MoneyGram ?',
])('“%s” wants prices compared, by the name of another service (peers 5)', (said) => {
  expect(readPriceWish(said, { hasSums: false, hasPrice: true })).toBe('comparison');
});

test.each([
  'she collects it at Western Union',
  'I used Remitly before',
  'elle va chez Western Union',
  'is it cheaper?',
])('“%s” compares nothing', (said) => {
  expect(readPriceWish(said, { hasSums: false, hasPrice: true })).toBeUndefined();
});

test('before there is a price, another service is only spoken of', () => {
  expect(readPriceWish('can you beat Western Union?', { hasSums: false, hasPrice: false })).toBeUndefined();
});
