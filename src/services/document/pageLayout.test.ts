import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { referenceOf } from '#domain/transfer/transferReference.ts';
import { type PrintedPage, type PrintedText, printedPages } from '#tests/fixtures/printedPages.ts';
import { statementWords } from '#tests/fixtures/statementWords.ts';
import type { ReceiptText } from './documentText.ts';
import { type DocumentFonts, margin } from './pdfPage.ts';
import { receiptPdf } from './receiptPdf.ts';
import { statementPdf } from './statementPdf.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (path: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(resolve(`@expo-google-fonts/inter/${path}`))).buffer;
const fonts: DocumentFonts = {
  regular: fontFile('400Regular/Inter_400Regular.ttf'),
  semiBold: fontFile('600SemiBold/Inter_600SemiBold.ttf'),
};

function textOn({ texts }: PrintedPage, words: string | RegExp): PrintedText {
  const found = texts.find((text) => (typeof words === 'string' ? text.words === words : words.test(text.words)));
  if (!found) throw new Error(`No “${words}” among ${texts.map((text) => text.words).join(' | ')}`);
  return found;
}
const rightOf = ({ x, width }: PrintedText) => x + width;

/** How far Inter's letters reach over and under what they stand on, of their size. */
const box = ({ x, y, width, size }: PrintedText) => ({
  left: x,
  right: x + width,
  top: y - 0.76 * size,
  bottom: y + 0.2 * size,
});

const overlap = (one: PrintedText, other: PrintedText): boolean => {
  const [a, b] = [box(one), box(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** What nobody could read: texts over others, through which a line goes, or beyond the margins. */
function faultsOf(page: PrintedPage): readonly string[] {
  const { texts, rules, squares, width, height } = page;
  const beyond = texts.filter(
    (text) =>
      text.x < margin - 0.01 || rightOf(text) > width - margin + 0.01 || box(text).top < 0 || text.y > height - 20,
  );
  const over = texts.filter((text, at) => texts.slice(at + 1).some((other) => overlap(text, other)));
  const struck = texts.filter((text) => rules.some(({ y }) => box(text).top < y && y < box(text).bottom));
  const covered = texts.filter((text) =>
    squares.some(
      (square) =>
        square.y + square.height > box(text).top && square.y < box(text).bottom && square.x + square.width > text.x,
    ),
  );
  const named = { beyond, over, struck, covered };
  return Object.entries(named).flatMap(([fault, those]) => those.map(({ words }) => `${fault}: ${words}`));
}

const anyWords = fc
  .array(fc.constantFrom('Amélie', 'Œuvrard', 'Total', 'paid', '£1,234.56', 'Jean-Baptiste', 'Ngo', 'x'), {
    minLength: 1,
    maxLength: 25,
  })
  .map((words) => words.join(' '));
const anyLine = fc.record({ label: anyWords, value: anyWords, isTotal: fc.boolean() });
const anySections = fc.array(
  fc.record({ title: fc.constantFrom('Transfer', 'Recipient'), lines: fc.array(anyLine, { maxLength: 4 }) }),
  { minLength: 1, maxLength: 2 },
);
const follow = {
  title: 'Follow this transfer',
  hint: 'Scan the code with the camera of a phone, or open the link in a browser.',
  url: 'https://sawa.example/follow/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
};

const receiptOf = (sections: ReceiptText['sections'], rest: Partial<ReceiptText> = {}) => {
  const frame = { title: 'Receipt', language: 'en-GB', lead: ['SW-7K3M-92NC'], footer: ['Sawa Demo Ltd'] } as const;
  return onlyPage(printedPages(receiptPdf({ ...frame, sections, ...rest }, fonts)));
};

function onlyPage(pages: readonly PrintedPage[]): PrintedPage {
  const [page] = pages;
  if (!page || pages.length > 1) throw new Error(`A receipt of ${pages.length} pages`);
  return page;
}

describe('a receipt on paper (TXN-31)', () => {
  test('has no words over others, under a line or beyond its margins, however long they are', () => {
    fc.assert(
      fc.property(anySections, fc.array(anyWords, { maxLength: 3 }), (sections, lead) => {
        expect(faultsOf(receiptOf(sections, { lead }))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  const facts = [
    { label: 'To', value: 'Marie' },
    { label: 'They get', value: '65,500 XAF' },
    { label: 'Total paid', value: '£101.99', isTotal: true },
  ];

  test('has each fact on a line of its own, its name at the left and its value at the right, evenly apart', () => {
    const page = receiptOf([{ title: 'Transfer', lines: facts }]);
    const named = facts.map(({ label }) => textOn(page, label));
    const valued = facts.map(({ value }) => textOn(page, value));
    expect(named.map(({ x }) => x)).toEqual([margin, margin, margin]);
    expect(valued.map(rightOf)).toEqual(facts.map(() => expect.closeTo(page.width - margin, 0)));
    expect(valued.map(({ y }) => y)).toEqual(named.map(({ y }) => y));
    const [first = 0, second = 0, third = 0] = named.map(({ y }) => y);
    expect(second - first).toBeCloseTo(third - second);
    expect(second - first).toBeLessThan(30);
  });

  test('has its total in bold, larger than the other values, and its titles in bold', () => {
    const page = receiptOf([{ title: 'Transfer', lines: facts }]);
    expect(facts.map(({ label, value }) => [label, value].map((words) => textOn(page, words).isBold))).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect(textOn(page, '£101.99').size).toBeGreaterThan(textOn(page, 'Marie').size);
    expect(['Receipt', 'Transfer'].map((words) => textOn(page, words).isBold)).toEqual([true, true]);
  });

  const ofFacts = (count: number) =>
    receiptOf([{ title: 'Transfer', lines: Array.from({ length: count }, () => ({ label: 'Fact', value: 'x' })) }], {
      follow,
    });

  test('has the words about its code beside it, whole, and how to use it in small (peers 20)', () => {
    const page = ofFacts(2);
    const right = Math.max(...page.squares.map(({ x, width }) => x + width));
    const beside = page.texts.filter(({ x }) => x > right && x < page.width / 2);
    expect(beside.map(({ words }) => words).join('')).toContain(follow.url);
    expect(beside.map(({ words }) => words).join(' ')).toContain(`${follow.title} ${follow.hint}`);
    expect(beside.map(({ isBold }) => isBold)).toEqual(beside.map((_, at) => at === 0));
    expect(new Set(page.squares.map(({ width, height }) => (width - height).toFixed(2)))).toEqual(new Set(['0.00']));
  });

  test('has its code and the words beside it over its footer, or neither where there is no room', () => {
    const pages = [0, 12, 15, 16, 17, 18, 19, 20, 24].map(ofFacts);
    expect(pages.flatMap(faultsOf)).toEqual([]);
    const room = pages.map((page) => footerTop(page) - Math.max(...factsOn(page).map(({ y }) => y)));
    const hasCode = pages.map(({ squares }) => squares.length > 0);
    expect(hasCode).toEqual(pages.map(({ texts }) => texts.some(({ words }) => words === follow.title)));
    const without = room.filter((_, at) => !hasCode[at]);
    expect(without.length).toBeGreaterThan(0);
    expect(Math.max(...without)).toBeLessThan(180);
  });
});

const footerTop = ({ texts }: PrintedPage) =>
  box(texts.find(({ words }) => words === 'Sawa Demo Ltd') as PrintedText).top;
const factsOn = ({ texts }: PrintedPage) => texts.filter(({ words }) => words === 'x' || words === 'Transfer');

const statementOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ reference: referenceOf(number), date: 1_790_000_000 - number * 86_400, rate: '2010.5' },
    ...{ sent: money('GBP', 12_000), paid: money('GBP', 12_099 + number), received: money('NGN', 24_126_000) },
    recipientName: `Marie ${number}`,
  }));
  return printedPages(statementPdf({ rows, words: statementWords, fonts, onProgress: () => undefined }));
};

describe('a statement on paper (TXN-36)', () => {
  const counts = [0, 1, 12, 15, 16, 17, 18, 19, 20, 45];
  const statements = counts.map(statementOf);

  test('has no words over others, under a line or beyond its margins, however many rows there are', () => {
    expect(statements.flat().flatMap(faultsOf)).toEqual([]);
  });

  test('has every row once, in order, and its totals under the last', () => {
    for (const [at, pages] of statements.entries()) {
      const places = pages.flatMap(({ texts }, page) => texts.map((text) => ({ ...text, page })));
      const names = places.filter(({ words }) => words.startsWith('Marie'));
      expect(names.map(({ words }) => words)).toEqual(
        Array.from({ length: counts[at] ?? 0 }, (_, row) => `Marie ${row}`),
      );
      const totals = places.find(({ words }) => words === 'Totals');
      const last = names.at(-1);
      if (last && totals?.page === last.page) {
        expect(totals.y - last.y).toBeGreaterThan(20);
        expect(totals.y - last.y).toBeLessThan(60);
      } else expect(totals?.page).toBe(pages.length - 1);
    }
  });

  test('has the head of its columns on each page that has rows, over its figures, and the page of how many on each', () => {
    const pages = statements.at(-1) ?? [];
    expect(pages.length).toBeGreaterThan(2);
    for (const [number, page] of pages.entries()) {
      expect(textOn(page, `Page ${number + 1} of ${pages.length}`).x).toBeGreaterThan(page.width / 2);
      if (!page.texts.some(({ words }) => words.startsWith('Marie'))) continue;
      const [rate, received, name] = ['2,010.5', '241,260.00\u00a0NGN', /^Marie/].map((words) => textOn(page, words));
      expect(rightOf(textOn(page, 'Rate'))).toBeCloseTo(rightOf(rate as PrintedText), 0);
      expect(rightOf(textOn(page, 'Amount Received'))).toBeCloseTo(rightOf(received as PrintedText), 0);
      expect(textOn(page, 'Name of Recipient').x).toBe(name?.x);
    }
  });

  test('tells its totals in bold from what they are made of, each with its figure at the right', () => {
    const [page] = statements[1] ?? [];
    if (!page) throw new Error('no page');
    const labels = ['Transfers', 'Sent', 'Paid', 'Received'].map((words) => textOn(page, words));
    expect(labels.map(({ isBold }) => isBold)).toEqual([false, false, true, true]);
    const beside = labels.map(({ y, x }) => page.texts.find((text) => text.y === y && text.x > x));
    expect(beside.map((text) => text?.words)).toEqual(['1', '£120.00', '£120.99', '241,260.00\u00a0NGN']);
    expect(beside.map((text) => text && rightOf(text))).toEqual(
      labels.map(() => expect.closeTo(page.width - margin, 0)),
    );
  });
});
