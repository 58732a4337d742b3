import { describe, expect, test } from 'vitest';
import { currencySymbol, formatAmount, formatMoney } from './formatMoney.ts';
import { money } from './money.ts';

describe('money as the sender reads it', () => {
  test.each([
    ['en', money('GBP', 9798), '£97.98'],
    ['en', money('CAD', 123_450), 'CA$1,234.50'],
    ['en', money('EUR', 5), '€0.05'],
    ['en', money('XAF', 78_000), '78,000\u00a0XAF'],
    ['en', money('KES', 1_701_300), '17,013.00\u00a0KES'],
    ['fr', money('GBP', 9798), '97,98\u00a0£'],
    ['fr', money('CAD', 123_450), '1\u202f234,50\u00a0CA$'],
    ['fr', money('XAF', 78_000), '78\u202f000\u00a0XAF'],
  ] as const)('in %s: %j is %s (REF-08)', (locale, amount, text) => {
    expect(formatMoney(amount, locale)).toBe(text);
  });

  test('the number can stand alone, with the digits the currency has', () => {
    expect(formatAmount(money('UGX', 4_765_430), 'en')).toBe('4,765,430');
    expect(formatAmount(money('NGN', 4_765_430), 'en')).toBe('47,654.30');
  });

  test('three currencies have a sign, the others their code (REF-08, D-67)', () => {
    expect((['GBP', 'CAD', 'EUR', 'DKK', 'XAF'] as const).map(currencySymbol)).toEqual(['£', 'CA$', '€', 'DKK', 'XAF']);
  });
});
