import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { mostStatementRows } from '#domain/statement/statementPeriod.ts';
import { referenceOf } from '#domain/transfer/transferReference.ts';
import { statementWords } from '#tests/fixtures/statementWords.ts';
import type { ReceiptText } from './documentText.ts';
import type { DocumentFonts } from './pdfPage.ts';
import { receiptPdf } from './receiptPdf.ts';
import { statementPdf } from './statementPdf.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (path: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(resolve(`@expo-google-fonts/inter/${path}`))).buffer;
const fonts: DocumentFonts = {
  regular: fontFile('400Regular/Inter_400Regular.ttf'),
  semiBold: fontFile('600SemiBold/Inter_600SemiBold.ttf'),
};

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    reference: referenceOf(number),
    date: 1_790_000_000 - number * 3600,
    rate: '2010.5',
    sent: money('GBP', 12_000 + number),
    paid: money('GBP', 12_099 + number),
    received: money('NGN', 24_126_000 + number),
    recipientName: 'Amélie Œuvrard ₦œ',
  }));

/** What stands in the file, its packed parts unpacked. */
function opened(file: ArrayBuffer): string {
  const text = Buffer.from(file).toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => unpacked(packed));
  return [text.replace(/stream\r?\n[\s\S]*?\r?\nendstream/g, ''), ...parts].join('\n');
}

function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return packed;
  }
}

/** Code points a reader that copies or reads aloud is told of. */
const lettersIn = (pdf: string): ReadonlySet<string> =>
  new Set(
    [...pdf.matchAll(/<[\da-f]{4}>\s*<([\da-f]{4})>/gi)].map(([, code = '']) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );

const pagesIn = (pdf: string): number => pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('a statement as a PDF', () => {
  const print = (count: number, onProgress: (done: number) => void = () => undefined) =>
    opened(statementPdf({ rows: rowsOf(count), words: { ...statementWords, language: 'fr-FR' }, fonts, onProgress }));

  test('says its title and language, and its text can be copied: é, œ, ₦ and the narrow space too (TXN-36, peers 20)', () => {
    const pdf = print(3);
    expect(pdf).toMatch(/\/Lang \(fr-FR\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toMatch(/\/Title/);
    expect([...lettersIn(pdf)]).toEqual(expect.arrayContaining(['é', 'Œ', 'œ', '₦', '\u202f', '£']));
  });

  test('of no rows is a page with totals of nothing', () => {
    expect(pagesIn(print(0))).toBe(1);
  });

  test('of forty transfers to people of the longest names is as short as three pages (TXN-36)', () => {
    const recipientName =
      'Jean-Baptiste Emmanuel de la Croix-Rousse Ngo Bassong Épée Tchoungui d’Assomption Marie-Adélaïde';
    const rows = rowsOf(40).map((row) => ({ ...row, recipientName }));
    const pdf = opened(statementPdf({ rows, words: statementWords, fonts, onProgress: () => undefined }));
    expect(pagesIn(pdf)).toBeLessThanOrEqual(3);
  });

  test('of the most rows has them all, and tells how far it is (TXN-40)', () => {
    const told: number[] = [];
    const pages = pagesIn(print(mostStatementRows, (done) => told.push(done)));
    expect(pages).toBeGreaterThan(mostStatementRows / 30);
    expect(told).toEqual(Array.from({ length: mostStatementRows / 100 }, (_, step) => (step + 1) * 100));
  }, 60_000);
});

test('a receipt is one page, whatever the names are (TXN-31)', () => {
  const long = 'Jean-Baptiste Emmanuel de la Croix-Rousse Ngo Bassong Épée Tchoungui '.repeat(3);
  const lines = Array.from({ length: 8 }, (_, number) => ({
    label: `Fact ${number}`,
    value: long.slice(0, 40 + number),
  }));
  const receipt: ReceiptText = {
    title: 'Reçu',
    language: 'fr-FR',
    lead: ['SW-7K3M-92NC'],
    sections: [
      { title: 'Transfert', lines: [...lines, { label: 'Bénéficiaire', value: long }] },
      {
        title: 'Ce que vous avez payé',
        lines: [{ label: 'Total payé', value: '1\u202f234,56\u00a0£', isTotal: true }],
      },
    ],
    footer: ['Sawa Demo Ltd'],
  };
  const pdf = opened(receiptPdf(receipt, fonts));
  expect(pagesIn(pdf)).toBe(1);
  expect([...lettersIn(pdf)]).toEqual(expect.arrayContaining(['É', 'ç', '\u202f']));
});

test('a receipt has the recipient’s link as a code to scan, square by square, where there is one (peers 13, 20)', () => {
  const url = 'https://sawa.example/follow/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
  const follow = { title: 'Follow this transfer', hint: 'Scan the code or open the link.', url };
  const receipt: ReceiptText = {
    ...{ title: 'Receipt', language: 'en-GB', lead: [], footer: ['Sawa Demo Ltd'] },
    sections: [{ title: 'Transfer', lines: [{ label: 'To', value: 'Marie' }] }],
  };
  const squaresIn = (pdf: string) => pdf.match(/ re\s+f\b/g)?.length ?? 0;
  const dark = encode(url, { border: 0 }).data.flat().filter(Boolean).length;
  const without = opened(receiptPdf(receipt, fonts));
  const pdf = opened(receiptPdf({ ...receipt, follow }, fonts));
  expect(squaresIn(pdf) - squaresIn(without)).toBe(dark);
  expect(pagesIn(pdf)).toBe(1);
  const long = Array.from({ length: 30 }, (_, number) => ({ label: `Fact ${number}`, value: 'x' }));
  const full = { ...receipt, sections: [{ title: 'Transfer', lines: long }], follow };
  expect(squaresIn(opened(receiptPdf(full, fonts)))).toBe(squaresIn(without));
});
