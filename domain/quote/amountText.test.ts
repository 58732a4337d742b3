import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, currencies, minorDigits } from '../money/currency.ts';
import { formatAmount, formatMoney } from '../money/formatMoney.ts';
import { type Money, money, toMajorText } from '../money/money.ts';
import {
  type AmountReading,
  editableAmountText,
  longestAmount,
  readAmountText,
  restingAmountText,
} from './amountText.ts';
import { amountCharacters } from './limits.ts';

const locales = ['en-GB', 'fr-FR'] as const;
type Locale = (typeof locales)[number];
const read = (text: string, currency: Currency = 'GBP', locale: Locale = 'en-GB') =>
  told(readAmountText(text, { currency, locale }));

/** '£1 or £2', 'GBP 100.50', 'negative'. */
function told(reading: AmountReading): string {
  const words = (amount: Money) => `${amount.currency} ${toMajorText(amount)}`;
  if (reading.kind === 'taken') return words(reading.amount);
  if (reading.kind === 'asked') return reading.readings.map(words).join(' or ');
  return reading.kind === 'refused' ? reading.refusal : 'empty';
}

describe('what is typed as an amount', () => {
  test.each([
    ['100', 'GBP', 'en-GB', 'GBP 100.00'],
    ['007', 'GBP', 'en-GB', 'GBP 7.00'],
    ['.5', 'GBP', 'en-GB', 'GBP 0.50'],
    [',5', 'GBP', 'fr-FR', 'GBP 0.50'],
    ['5.', 'GBP', 'en-GB', 'GBP 5.00'],
    ['1,234.', 'GBP', 'en-GB', 'GBP 1234.00'],
    ['1,234.50', 'GBP', 'en-GB', 'GBP 1234.50'],
    ['1,234.50', 'EUR', 'fr-FR', 'EUR 1234.50'],
    ['1.234,50', 'GBP', 'en-GB', 'GBP 1234.50'],
    ['1 234,50', 'EUR', 'fr-FR', 'EUR 1234.50'],
    ['1\u202f234,50', 'EUR', 'fr-FR', 'EUR 1234.50'],
    ['1\u00a0234,50', 'GBP', 'en-GB', 'GBP 1234.50'],
    ["1'234.50", 'CHF', 'en-GB', 'CHF 1234.50'],
    ['1’234.50', 'CHF', 'fr-FR', 'CHF 1234.50'],
    ['100,50', 'EUR', 'fr-FR', 'EUR 100.50'],
    ['100.50', 'EUR', 'fr-FR', 'EUR 100.50'],
    ['1234,50', 'GBP', 'en-GB', 'GBP 1234.50'],
    ['1,234', 'GBP', 'en-GB', 'GBP 1234.00'],
    ['1.234.567', 'GBP', 'en-GB', 'GBP 1234567.00'],
    ['0.500', 'GBP', 'en-GB', 'GBP 0.50'],
    ['50.0000', 'GBP', 'en-GB', 'GBP 50.00'],
    ['50000.00', 'XAF', 'en-GB', 'XAF 50000'],
    ['50000,00', 'XAF', 'fr-FR', 'XAF 50000'],
    ['50.000', 'XAF', 'en-GB', 'XAF 50000'],
    ['50,000', 'XAF', 'fr-FR', 'XAF 50000'],
    ['1.5k', 'GBP', 'en-GB', 'GBP 1500.00'],
    ['1,5k', 'EUR', 'fr-FR', 'EUR 1500.00'],
    ['5k', 'XAF', 'en-GB', 'XAF 5000'],
    ['£100', 'GBP', 'en-GB', 'GBP 100.00'],
    ['100 GBP', 'GBP', 'en-GB', 'GBP 100.00'],
    ['100 €', 'EUR', 'fr-FR', 'EUR 100.00'],
    ['CA$1,234.50', 'CAD', 'en-GB', 'CAD 1234.50'],
    ['$100', 'CAD', 'en-GB', 'CAD 100.00'],
    ['100 kr.', 'DKK', 'en-GB', 'DKK 100.00'],
    ['Fr. 100', 'CHF', 'en-GB', 'CHF 100.00'],
    ['50 000 FCFA', 'XAF', 'fr-FR', 'XAF 50000'],
    ['٥٠', 'GBP', 'en-GB', 'GBP 50.00'],
    ['１００．５０', 'GBP', 'en-GB', 'GBP 100.50'],
    ['\u200e£100\u200f', 'GBP', 'en-GB', 'GBP 100.00'],
  ] as const)('"%s" in %s, written as in %s, has one meaning: %s (QUO-19)', (text, currency, locale, meaning) => {
    expect(read(text, currency, locale)).toBe(meaning);
  });

  test.each([
    ['100,50', 'GBP', 'en-GB', 'GBP 100.50 or GBP 10050.00'],
    ['1,5k', 'GBP', 'en-GB', 'GBP 1500.00 or GBP 15000.00'],
    ['50.000', 'GBP', 'en-GB', 'GBP 50000.00 or GBP 50.00'],
    ['50,000', 'EUR', 'fr-FR', 'EUR 50000.00 or EUR 50.00'],
    ['1.234', 'GBP', 'en-GB', 'GBP 1234.00'],
    ['1,234', 'EUR', 'fr-FR', 'EUR 1234.00'],
    ['1,50', 'XAF', 'en-GB', 'XAF 150'],
    ['100 €', 'GBP', 'en-GB', 'GBP 100.00 or EUR 100.00'],
    ['$100', 'GBP', 'en-GB', 'GBP 100.00 or CAD 100.00 or USD 100.00'],
  ] as const)('"%s" in %s, written as in %s, is asked: %s', (text, currency, locale, meaning) => {
    const reading = readAmountText(text, { currency, locale });
    expect([reading.kind, told(reading)]).toEqual(['asked', meaning]);
  });

  test.each([
    ['', 'empty'],
    [' \u00a0', 'empty'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['-£5', 'negative'],
    ['£-5', 'negative'],
    ['12.345.6', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,23,456', 'notANumber'],
    ['1,2345', 'notANumber'],
    ['1 2', 'notANumber'],
    ['10 50', 'notANumber'],
    ['½', 'notANumber'],
    ['abc', 'notANumber'],
    ['£', 'notANumber'],
    ['£100 EUR', 'notANumber'],
    ['100 bananas', 'notANumber'],
    ['<script>1</script>', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['12.3456', 'tooManyDecimals'],
    ['1234.567', 'tooManyDecimals'],
    ['99999999999999999999', 'tooLong'],
    ['9'.repeat(70), 'tooLong'],
  ])('"%s" has no meaning: %s', (text, refusal) => {
    expect(read(text)).toBe(refusal);
  });

  test('francs with a part of a franc are refused, never multiplied', () => {
    expect(read('50000.50', 'XAF')).toBe('tooManyDecimals');
    expect(read('78.5', 'XAF')).toBe('tooManyDecimals');
  });

  test('11 characters fit, separators included, and 12 do not; the landing page holds 7 and 10 (QUO-19, LAN-04)', () => {
    const fits = (text: string, maximumCharacters: number) =>
      told(readAmountText(text, { currency: 'GBP', locale: 'en-GB', maximumCharacters }));
    const { standard, landingSend, landingReceive } = amountCharacters;
    expect(fits('999999999', standard)).toBe('GBP 999999999.00');
    expect(fits('1000000.00', standard)).toBe('GBP 1000000.00');
    expect(fits('1000000.50', standard)).toBe('tooLong');
    expect(fits('100000', landingSend)).toBe('GBP 100000.00');
    expect(fits('1000000', landingSend)).toBe('tooLong');
    expect(fits('10000000', landingReceive)).toBe('GBP 10000000.00');
    expect(fits('10000000.5', landingReceive)).toBe('tooLong');
    expect(longestAmount({ currency: 'GBP', locale: 'en-GB', maximumCharacters: landingSend })).toEqual(
      money('GBP', 99_999_900),
    );
  });
});

const anyMoney = fc
  .tuple(fc.constantFrom(...currencies), fc.nat(10 ** 9))
  .map(([currency, minor]) => money(currency, minor));
const anyLocale = fc.constantFrom(...locales);

/** What people, spreadsheets and other keyboards put into the box, and anything else. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789., ') }),
  fc.string({ unit: fc.constantFrom(..."01259.,\u00a0\u202f'’-−+ek£€$FrKXAGBP٠١٥٩٫٬０５，．()"), maxLength: 14 }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'09.,٠٩۰۹߀߁߉०९০৯０９𝟎𝟗'), maxLength: 8 }),
  anyMoney.chain((amount) =>
    fc.tuple(anyLocale, fc.constantFrom(formatMoney, formatAmount)).map(([locale, format]) => format(amount, locale)),
  ),
);

/** Digits of any script, without the zeros that change no amount. In Unicode each script has its ten in a row. */
const digitsOf = (text: string) =>
  [...text.normalize('NFKC')]
    .map((each) => digitOf(each.codePointAt(0) ?? 0))
    .join('')
    .replace(/^0+|0+$/g, '');

function digitOf(code: number): string {
  const isDigit = (each: number) => /\p{Nd}/u.test(String.fromCodePoint(each));
  if (!isDigit(code)) return '';
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

describe('the one reader of amounts', () => {
  test('reads back every amount as we write it, in either language', () => {
    const writers = [formatMoney, formatAmount, restingAmountText, editableAmountText];
    fc.assert(
      fc.property(anyMoney, anyLocale, fc.constantFrom(...writers), (amount, locale, write) => {
        const text = write(amount, locale);
        expect(readAmountText(text, { currency: amount.currency, locale })).toEqual({ kind: 'taken', amount });
      }),
      { numRuns: 2000 },
    );
  });

  test('never answers with other digits than were typed: it takes, asks or refuses', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...currencies), anyLocale, (text, currency, locale) => {
        const reading = readAmountText(text, { currency, locale });
        const amounts = reading.kind === 'taken' ? [reading.amount] : reading.kind === 'asked' ? reading.readings : [];
        if (reading.kind === 'asked') expect(amounts.length).toBeGreaterThan(0);
        for (const amount of amounts) expect(digitsOf(toMajorText(amount))).toBe(digitsOf(text));
      }),
      { numRuns: 5000 },
    );
  });

  test('never multiplies: a point or comma before one or two digits is decimal, or asked with the decimal first', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('0', '00', '5', '05', '50', '99'));
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom('.', ','),
        fc.constantFrom(...currencies),
        anyLocale,
        ([whole, fraction], separator, currency, locale) => {
          const reading = readAmountText(`${whole}${separator}${fraction}`, { currency, locale });
          const isExact = minorDigits(currency) === 2 || /^0+$/.test(fraction);
          const hundredths = Number(fraction.padEnd(2, '0'));
          const minor = minorDigits(currency) === 2 ? whole * 100 + hundredths : whole;
          if (separator === ',' && locale === 'en-GB' && whole < 1000) {
            expect(reading.kind).toBe('asked');
            if (reading.kind === 'asked' && isExact) expect(reading.readings[0]).toEqual(money(currency, minor));
          } else if (isExact) {
            expect(reading).toEqual({ kind: 'taken', amount: money(currency, minor) });
          } else expect(reading).toEqual({ kind: 'refused', refusal: 'tooManyDecimals' });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
