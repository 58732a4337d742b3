import { expect, test } from 'vitest';
import { filledQuote } from './quotePage.ts';

const html =
  '<form><input inputMode="decimal" name="payinAmount" value="100.00"/><select name="payinCurrency">' +
  '<option value="GBP" selected="">GBP</option><option value="EUR">EUR</option></select>' +
  '<select name="payoutCurrency"><option value="XAF" selected="">XAF</option></select></form>';

test('what an address asks stands in the boxes, as the reader writes amounts (QUO-02)', () => {
  const filled = filledQuote(html, '?from=FR&to=CM&send=1234.50&method=1', 'en');
  expect(filled).toContain('value="1,234.50"');
  expect(filled).toContain('<option value="GBP">');
  expect(filled).toContain('<option value="EUR" selected="">');
  expect(filled).toContain('<option value="XAF" selected="">');
  expect(filledQuote(html, '?send=80', 'fr')).toContain('value="80,00"');
});

test.each([
  '',
  '?utm_source=letter',
  '?send=%22%3E%3Cscript%3E',
  '?send=-5',
  '?from=ZZ',
  '?%',
  `?send=${'9'.repeat(400)}`,
])('an address that asks nothing that is an amount leaves the example: %s (QUO-01)', (search) => {
  expect(filledQuote(html, search, 'en')).toBe(html);
});
