import { expect, test } from 'vitest';
import { forgetsPassword } from './passwordWords.ts';

test.each([
  'I forgot my password',
  'forgot it',
  'sorry i’ve forgotten it',
  'I don’t remember it',
  'can’t remember my password',
  'forgot password',
  'reset my password',
  'I don’t know what it is',
  'j’ai oublié mon mot de passe',
  'je l’ai oublié',
  'je ne me souviens plus',
  'mot de passe oublié',
  'je ne sais plus',
])('“%s” says that the password is forgotten', (said) => {
  expect(forgetsPassword(said)).toBe(true);
});

test.each([
  'Market-Day-42',
  'forgot',
  'correct horse battery staple',
  'I forgot my keys',
  'never forget it 7',
  'oublie',
  'password',
  'motdepasse',
])('“%s” may be the password', (said) => {
  expect(forgetsPassword(said)).toBe(false);
});
