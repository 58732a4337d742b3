import { expect, test } from 'vitest';
import { tellsWrongRecipient } from './wrongRecipient.ts';

test.each([
  'the number of Marie is wrong',
  'I got the name wrong',
  'there is a typo in her name',
  'his number has changed',
  'je me suis trompé de nom',
  'le numéro de Marie est faux',
  'j’ai mal écrit le nom',
  'ce n’est pas le bon numéro',
  'il y a une faute dans son nom',
])('“%s” tells that a recipient is wrong (peers 16)', (said) => {
  expect(tellsWrongRecipient(said)).toBe(true);
});

test.each([
  'what if the number is wrong?',
  'my name is misspelled',
  'mon numéro a changé',
  'I sent it to the wrong number',
  'c’est parti au mauvais numéro',
  'the code is wrong',
  'send 50 pounds to Marie',
  'le montant est faux',
])('“%s” does not (peers 16)', (said) => {
  expect(tellsWrongRecipient(said)).toBe(false);
});
