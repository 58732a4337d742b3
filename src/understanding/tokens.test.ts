import { expect, test } from 'vitest';
import { fold, soundOf, tokensOf } from './tokens.ts';

const partsOf = (text: string) => tokensOf(text).map(({ text: part, isJoined }) => `${isJoined ? '+' : ''}${part}`);

test.each([
  ['Jean-Marie', ['jean', '+marie']],
  ["l'école", ['l', '+ecole']],
  ['-marie', ['-', '+marie']],
  ["'tis", ["'", '+tis']],
  ['5-marie', ['5', '+-', '+marie']],
  ['marie-', ['marie', '+-']],
  ['marie-5', ['marie', '+-', '+5']],
  ['a.b', ['a', '+b']],
  ['e\u0301-a', ['e', '+a']],
  ['1 000 2', ['1 000', '2']],
  ['1,000.50', ['1,000.50']],
  ['1 0000', ['1', '0000']],
  ['£50!', ['£', '+50', '+!']],
  ['', []],
])('%j is parted as %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('a token stands where it was written, in the letters it was written in', () => {
  expect(tokensOf('to Élodie')).toMatchObject([
    { kind: 'word', text: 'to', raw: 'to', start: 0, end: 2, isJoined: false },
    { kind: 'word', text: 'elodie', raw: 'Élodie', start: 3, end: 9, isJoined: false },
  ]);
  expect(fold('Cœur Straße')).toBe('coeur strasse');
  expect(soundOf(' Don’t hang-up, 5%! ')).toBe('dont hang up 5%');
});
