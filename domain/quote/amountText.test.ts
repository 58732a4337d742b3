import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '../money/currency.ts';
import { formatAmount } from '../money/formatMoney.ts';
import { money } from '../money/money.ts';
import { accept, refuse } from '../result.ts';
import { amountCharacters, amountOfText, amountSeparators, editedAmountText } from './amountText.ts';

const english = amountSeparators('en');
const french = amountSeparators('fr');
const edited = (text: string, separators = english, maximumCharacters: number = amountCharacters.standard) =>
  editedAmountText(text, { currency: 'GBP', separators, maximumCharacters });

describe('the amount box', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['0.5', '0.5'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['5.', '5.'],
    ['1234', '1,234'],
    ['1,2345', '12,345'],
    ['1234567.8', '1,234,567.8'],
    [' 1 234.56 ', '1,234.56'],
  ])('"%s" becomes "%s": grouped, without leading zeros (QUO-19)', (typed, shown) => {
    expect(edited(typed)).toBe(shown);
  });

  test.each(['a', '1a', '-5', '1e3', '1.2.3', '1.234', '£5', '½', '٣', '12345678901'])(
    '"%s" is not taken (QUO-19)',
    (typed) => {
      expect(edited(typed)).toBeUndefined();
    },
  );

  test('11 characters fit, separators included, and 12 do not; the landing page holds 7 and 10 (QUO-19)', () => {
    expect(edited('999999999')).toBe('999,999,999');
    expect(edited('1000000.00')).toBeUndefined();
    expect(edited('100000', english, amountCharacters.landingSend)).toBe('100,000');
    expect(edited('1000000', english, amountCharacters.landingSend)).toBeUndefined();
    expect(edited('10000000', english, amountCharacters.landingReceive)).toBe('10,000,000');
    expect(edited('10000000.0', english, amountCharacters.landingReceive)).toBeUndefined();
  });

  test('French groups with a narrow space, and takes a comma or a point for decimals', () => {
    expect(edited('1234,5', french)).toBe('1\u202f234,5');
    expect(edited('1234.5', french)).toBe('1\u202f234,5');
    expect(amountOfText('1\u202f234,5', { currency: 'GBP', separators: french })).toEqual(
      accept(money('GBP', 123_450)),
    );
  });

  test('a currency without decimals takes none', () => {
    const rules = { currency: 'XAF', separators: english, maximumCharacters: 11 } as const;
    expect(editedAmountText('78000', rules)).toBe('78,000');
    expect(editedAmountText('78000.', rules)).toBeUndefined();
  });

  test('what is still being typed already counts, and an empty box is no amount', () => {
    expect(amountOfText('1,234.', { currency: 'GBP', separators: english })).toEqual(accept(money('GBP', 123_400)));
    expect(amountOfText('', { currency: 'GBP', separators: english })).toEqual(refuse('amountNotANumber'));
  });

  test('an amount we show can be read back, in both languages and every currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.nat(10 ** 9),
        fc.constantFrom('en', 'fr'),
        (currency, minor, locale) => {
          const amount = money(currency, minor);
          const separators = amountSeparators(locale);
          const shown = formatAmount(amount, locale);
          expect(amountOfText(shown, { currency, separators })).toEqual(accept(amount));
          expect(editedAmountText(shown, { currency, separators, maximumCharacters: 30 })).toBe(shown);
        },
      ),
    );
  });

  test('whatever is typed, the box shows an amount, the beginning of one, or refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,') }), (typed) => {
        const shown = edited(typed);
        if (shown === undefined) return;
        expect(shown).toMatch(/^(?!0\d)[\d,]*\.?\d{0,2}$/);
        expect(edited(shown)).toBe(shown);
        if (shown) expect(amountOfText(shown, { currency: 'GBP', separators: english }).ok).toBe(true);
      }),
    );
  });
});
