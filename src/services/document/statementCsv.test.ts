import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statementWords } from '#tests/fixtures/statementWords.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { csvCell, statementCsv } from './statementCsv.ts';
import { statementRow } from './statementRows.ts';

describe('a cell of a spreadsheet', () => {
  test.each([
    ['Marie Ngo', '"Marie Ngo"'],
    ['Œuvrard, "Amélie"', '"Œuvrard, ""Amélie"""'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1+1', '"\'+1+1"'],
    ['-2+3', '"\'-2+3"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    [' =1', '"\' =1"'],
    ['＝1', '"\'＝1"'],
    ['\r=1', '"\'\r=1"'],
  ])('%j is written %j, and never runs', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('never begins as a formula, whatever was typed (ASVS 1.2.10)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(csvCell(text)).not.toMatch(/^"\s*[=+\-@]/u);
      }),
    );
  });
});

test('a statement for a spreadsheet has the PDF’s columns, and a currency beside each amount (TXN-36, peers 20)', () => {
  const transfer = { ...transferFixture('COMPLETE', { paymentGatewayCharge: 0.99 }), dateCreated: 1_800_000_000 };
  const [heading, row, end] = statementCsv([statementRow(transfer)], statementWords).split('\r\n');
  expect(heading).toBe(
    '\uFEFF"Date","Transaction ID","Rate","Amount Paid","Currency paid","Amount Received","Currency received","Name of Recipient"',
  );
  expect(row).toBe(`"15-01-2027","SW-7K3M-92NC","780","103.18","GBP","78000","XAF","Marie Ngo"`);
  expect(end).toBe('');
});
