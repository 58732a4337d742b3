import { expect, test } from 'vitest';
import { soundOf } from './tokens.ts';
import { isWishToSend } from './wishToSend.ts';

test.each([
  'I’d like to send money',
  'Hi, I want to send some money back home',
  'Bonjour, j’aimerais envoyer de l’argent',
  'can you help me send some money back home?',
  'I need to transfer money abroad',
  'je dois envoyer de l’argent en Afrique',
  'comment on envoie des sous au pays ?',
])('“%s” only says what everybody is here for', (said) => {
  expect(isWishToSend(soundOf(said))).toBe(true);
});

test.each([
  'I want to send 100 pounds',
  'send money to Marie',
  'I want to send money to Cameroon',
  'send money for rent',
  'do not send money',
  'money',
  'send',
  'envoyer de l’argent à Paul',
  'envoyer 50 euros au pays',
  'n’envoyez pas d’argent',
])('“%s” says more, or less', (said) => {
  expect(isWishToSend(soundOf(said))).toBe(false);
});
