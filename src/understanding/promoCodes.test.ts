import { expect, test } from 'vitest';
import { readPromoCode } from './promoCodes.ts';

test.each([
  ['100 with the promo code SAVE10', { code: 'SAVE10', rest: '100' }],
  ['£20 and use code FIRST', { code: 'FIRST', rest: '£20' }],
  ['promo code save10 please', { code: 'save10', rest: '' }],
  ['my code is WELCOME5.', { code: 'WELCOME5', rest: '' }],
  ['I have a promo code: WELCOME5', { code: 'WELCOME5', rest: '' }],
  ['use promo WELCOME5, 50 pounds', { code: 'WELCOME5', rest: '50 pounds' }],
  ['100 livres avec le code promo BIENVENUE', { code: 'BIENVENUE', rest: '100 livres' }],
  ['le code de réduction est SAVE10, s’il vous plaît', { code: 'SAVE10', rest: '' }],
])('“%s” says a promotion’s code (PRO-02)', (said, meant) => expect(readPromoCode(said)).toEqual(meant));

test.each([
  'do you have a promo code?',
  'the promo code please',
  'my code has not come',
  'the code is 123456',
  'j’ai un code promo',
  'SEND 100 TO MARIE',
])('“%s” says none', (said) => expect(readPromoCode(said)).toBeUndefined());
