import { expect, test } from 'vitest';
import { lacksIt } from './lacking.ts';

test.each([
  'I don’t have an email',
  'i dont have one sorry',
  'no email sorry',
  'I haven’t got a postcode',
  'I do not have a fixed address',
  'j’ai pas de mail',
  'je n’ai pas d’adresse fixe',
  'j’en ai pas',
  'désolé j’ai pas d’adresse e-mail',
])('“%s” says that there is none', (said) => {
  expect(lacksIt(said)).toBe(true);
});

test.each([
  'no',
  'No Street',
  '12 No Name Lane',
  'I have an email',
  'esi@example.com',
  'I don’t have time',
  'pas de souci',
  'Marie Sans Souci',
])('“%s” does not', (said) => {
  expect(lacksIt(said)).toBe(false);
});
