import type { jsPDF } from 'jspdf';
import type { ContentBlock, ContentText } from '#src/content/contentBlocks.ts';
import { accent, line, margin, write } from '#src/services/document/pdfPage.ts';

/** Points. */
const textSize = 9.5;
const leading = 13;
const foot = 64;
const indent = 16;

/** Letters set alike; a word may have several, like a link with a comma after it. */
type Segment = { readonly text: string; readonly isBold: boolean; readonly href?: string };
type Word = readonly Segment[];
type Line = readonly Word[];
type Column = { readonly left: number; readonly width: number };

/** Where the next line goes. Tables of ours are short, so none is cut by the end of a page. */
type Sheet = { readonly pdf: jsPDF; y: number };

/** Sets prose on the pages of a document, from `top` on; its headings become the list of parts beside it. */
export function writeProse(pdf: jsPDF, blocks: readonly ContentBlock[], top: number): void {
  const sheet: Sheet = { pdf, y: top };
  const page: Column = { left: margin, width: pdf.internal.pageSize.getWidth() - 2 * margin };
  for (const block of blocks) setBlock(sheet, block, page);
}

function setBlock(sheet: Sheet, block: ContentBlock, page: Column): void {
  switch (block.kind) {
    case 'heading':
      setHeading(sheet, plain(block.text));
      break;
    case 'paragraph':
      setLines(sheet, linesOf(sheet.pdf, block.text, page.width), page.left);
      sheet.y += 6;
      break;
    case 'note':
      setNote(sheet, block.text, page);
      break;
    case 'list':
      setList(sheet, block, page);
      break;
    case 'table':
      setTable(sheet, block, page);
  }
}

function setHeading(sheet: Sheet, words: string): void {
  // A heading stays with the first lines under it.
  makeRoom(sheet, 5 * leading);
  const { pdf } = sheet;
  sheet.y += 10;
  write(pdf, { size: 13, isBold: true, colour: accent }).text(words, margin, sheet.y);
  pdf.outline.add(null, words, { pageNumber: pdf.getCurrentPageInfo().pageNumber });
  sheet.y += 17;
}

function setNote(sheet: Sheet, text: ContentText, { left, width }: Column): void {
  const lines = linesOf(sheet.pdf, text, width - indent);
  makeRoom(sheet, lines.length * leading);
  sheet.pdf.setFillColor(...accent).rect(left, sheet.y - 10, 2.5, lines.length * leading, 'F');
  setLines(sheet, lines, left + indent);
  sheet.y += 8;
}

function setList(sheet: Sheet, { items, isOrdered }: Extract<ContentBlock, { kind: 'list' }>, page: Column): void {
  for (const [place, item] of items.entries()) {
    const lines = linesOf(sheet.pdf, item, page.width - indent);
    keepTogether(sheet, lines);
    setLine(sheet.pdf, [[{ text: isOrdered ? `${place + 1}.` : '•', isBold: false }]], {
      x: page.left + 3,
      y: sheet.y,
    });
    setLines(sheet, lines, page.left + indent);
    sheet.y += 2;
  }
  sheet.y += 4;
}

function setTable(sheet: Sheet, { head, rows }: Extract<ContentBlock, { kind: 'table' }>, page: Column): void {
  const width = page.width / head.length;
  const titles = head.map((cell): ContentText => [{ kind: 'strong', text: cell }]);
  const table = [titles, ...rows].map((row) => {
    const cells = row.map((cell) => linesOf(sheet.pdf, cell, width - indent));
    return { cells, height: Math.max(...cells.map(({ length }) => length)) * leading + 8 };
  });
  makeRoom(
    sheet,
    table.reduce((sum, { height }) => sum + height, 0),
  );
  for (const { cells, height } of table) {
    for (const [column, lines] of cells.entries()) {
      const x = page.left + column * width;
      for (const [number, words] of lines.entries()) setLine(sheet.pdf, words, { x, y: sheet.y + number * leading });
    }
    const below = sheet.y + height - leading - 1;
    sheet.pdf.setDrawColor(...line).setLineWidth(0.5);
    sheet.pdf.line(page.left, below, page.left + page.width, below);
    sheet.y += height;
  }
  sheet.y += 8;
}

function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.pdf.internal.pageSize.getHeight() - foot) return;
  sheet.pdf.addPage();
  sheet.y = margin + leading;
}

/** Lines a paragraph may have and still be moved whole, so that none of them is left alone on a page. */
const fewLines = 6;

function keepTogether(sheet: Sheet, lines: readonly Line[]): void {
  makeRoom(sheet, (lines.length <= fewLines ? lines.length : 1) * leading);
}

function setLines(sheet: Sheet, lines: readonly Line[], x: number): void {
  keepTogether(sheet, lines);
  for (const words of lines) {
    makeRoom(sheet, leading);
    setLine(sheet.pdf, words, { x, y: sheet.y });
    sheet.y += leading;
  }
}

function setLine(pdf: jsPDF, words: Line, { x, y }: { x: number; y: number }): void {
  let at = x;
  for (const [place, word] of words.entries()) {
    if (place > 0) at += spaceIn(pdf);
    for (const segment of word) {
      const width = segmentWidth(pdf, segment);
      if (segment.href) pdf.setTextColor(...accent).textWithLink(segment.text, at, y, { url: segment.href });
      else pdf.text(segment.text, at, y);
      at += width;
    }
  }
}

function linesOf(pdf: jsPDF, text: ContentText, width: number): readonly Line[] {
  const lines: Word[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(text)) {
    const size = word.reduce((sum, segment) => sum + segmentWidth(pdf, segment), 0);
    const isFull = used + spaceIn(pdf) + size > width;
    used = isFull ? size : used + spaceIn(pdf) + size;
    if (isFull) lines.push([word]);
    else lines.at(-1)?.push(word);
  }
  return lines;
}

const spaceIn = (pdf: jsPDF): number => segmentWidth(pdf, { text: ' ', isBold: false });

/** Leaves the pen as the segment wants it. */
const segmentWidth = (pdf: jsPDF, { text, isBold }: Segment): number =>
  write(pdf, { size: textSize, isBold }).getTextWidth(text);

/** Cut at plain spaces only: an unbreakable one holds its word together. */
function wordsOf(text: ContentText): readonly Word[] {
  const words: Segment[][] = [[]];
  for (const { text: run, ...look } of runsOf(text, { isBold: false })) {
    for (const [place, piece] of run.split(' ').entries()) {
      if (place > 0) words.push([]);
      if (piece !== '') words.at(-1)?.push({ text: piece, ...look });
    }
  }
  return words.filter((word) => word.length > 0);
}

/** Ways inside the site lead nowhere on paper; a mail address still does. */
function runsOf(text: ContentText, look: Omit<Segment, 'text'>): readonly Segment[] {
  return text.flatMap((part): readonly Segment[] => {
    if (typeof part === 'string') return [{ text: part, ...look }];
    if (part.kind === 'strong') return runsOf(part.text, { ...look, isBold: true });
    const isMail = part.kind === 'link' && part.href.startsWith('mailto:');
    return runsOf(part.text, isMail ? { ...look, href: part.href } : look);
  });
}

const plain = (text: ContentText): string =>
  text.map((part) => (typeof part === 'string' ? part : plain(part.text))).join('');
