import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { withoutSecret } from './secrets.ts';

const told: Readonly<Record<Language, readonly string[]>> = {
  en: ['my password is ', 'password: ', 'the password’s ', 'its my pin code ', 'ok my passcode is ', 'pwd = '],
  fr: [
    'mon mot de passe est ',
    'mdp : ',
    'le mot de passe c’est ',
    'mon code secret est ',
    'alors mon code pin c’est ',
  ],
};

const secrets = fc.oneof(
  fc.constantFrom('Hunter2!', 'Market-Day-42', '1234', '0000', 'Azerty123', 'correct7horse'),
  fc.stringMatching(/^[A-Za-z]{2,8}[0-9]{1,4}[!?#-]{0,2}$/),
);

const elsewhere = { isCodeAsked: false };

describe.each(languages)('a secret told in %s', (language) => {
  test('is hidden whole, and nothing of it is left (R28, chat rule 28)', () => {
    const sentences = fc.tuple(fc.constantFrom(...told[language]), secrets, fc.constantFrom('', ' thanks', ' merci'));
    fc.assert(
      fc.property(sentences, ([lead, secret, end]) => {
        const shown = withoutSecret(`${lead}${secret}${end}`, elsewhere);
        expect(shown).toBe(`${lead}••••••`);
      }),
    );
  });

  test('is hidden where it is a word, behind “is”', () => {
    const lead = told[language][0] ?? '';
    expect(withoutSecret(`${lead}sunshine`, elsewhere)).toBe(`${lead}••••••`);
  });
});

test.each([
  ['the code is 123456', 'the code is ••••••'],
  ['my code: 123 456 ok?', 'my code: ••••••'],
  ['code 123-456', 'code ••••••'],
  ['le code c’est 123456', 'le code c’est ••••••'],
  ['mon code est le 123 456', 'mon code est le ••••••'],
])('“%s” is a code, where none is asked', (said, shown) => {
  expect(withoutSecret(said, elsewhere)).toBe(shown);
  expect(withoutSecret(said, { isCodeAsked: true })).toBeUndefined();
});

test.each([
  'I forgot my password',
  'my password is wrong',
  'my password doesn’t work',
  'do I need a password?',
  'the pin is not the same',
  'promo code 123456',
  'my postcode is 75001',
  'code postal 69001',
  'sort code 200000',
  'her bank code is 10005',
  'the code never came',
  'the code has 6 digits',
  'mon mot de passe est oublié',
  'mon mot de passe ne marche pas',
  'j’ai perdu mon mot de passe',
  'code promo 123456',
  'mon code postal est 75001',
  'send 100 pounds to Marie',
  '12 Pin Street',
])('“%s” tells no secret', (said) => {
  expect(withoutSecret(said, elsewhere)).toBeUndefined();
});
