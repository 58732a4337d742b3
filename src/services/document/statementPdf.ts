import type { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { StatementRow } from '#domain/statement/statement.ts';
import { type DocumentLine, type StatementWords, statementColumns } from './documentText.ts';
import {
  accent,
  type DocumentFonts,
  fontName,
  hint,
  ink,
  line,
  margin,
  openPdf,
  write,
  writeFooters,
  writeHeading,
} from './pdfPage.ts';
import { statementWriter } from './statementTable.ts';

/** Points; what is left is the name's. Fixed, so that eight thousand rows are not measured to find them. */
const widths = { date: 62, id: 110, rate: 70, paid: 96, received: 120 } as const;
const bottomMargin = 62;
/** Rows between two reports of how far it is. */
const reportEvery = 100;

type Printing = {
  readonly rows: readonly StatementRow[];
  readonly words: StatementWords;
  readonly fonts: DocumentFonts;
  readonly onProgress: (done: number) => void;
};

/** Delivered transfers in six columns, their head on every page, their totals after them (TXN-36). */
export function statementPdf({ rows, words, fonts, onProgress }: Printing): ArrayBuffer {
  const pdf = openPdf({ ...words, fonts, orientation: 'landscape' });
  const writer = statementWriter(words);
  const top = writeHeading(pdf, words);
  let bottom = top;
  autoTable(pdf, {
    startY: top,
    margin: { top: margin, left: margin, right: margin, bottom: bottomMargin },
    columns: statementColumns.map((id) => ({ dataKey: id, header: words.columns[id] })),
    body: rows.map(writer.cells),
    theme: 'plain',
    styles: {
      font: fontName,
      fontSize: 8,
      textColor: [...ink],
      cellPadding: 4,
      lineColor: [...line],
      lineWidth: { bottom: 0.5 },
    },
    headStyles: { fontStyle: 'bold', textColor: [...hint], lineColor: [...accent], lineWidth: { bottom: 1 } },
    columnStyles: {
      date: { cellWidth: widths.date },
      id: { cellWidth: widths.id },
      rate: { cellWidth: widths.rate, halign: 'right' },
      paid: { cellWidth: widths.paid, halign: 'right' },
      received: { cellWidth: widths.received, halign: 'right' },
      recipient: { cellPadding: { vertical: 4, left: 16, right: 4 } },
    },
    didParseCell({ section, column, cell }) {
      if (section !== 'head') return;
      if (['rate', 'paid', 'received'].includes(String(column.dataKey))) cell.styles.halign = 'right';
      if (column.dataKey === 'recipient') cell.styles.cellPadding = { vertical: 4, left: 16, right: 4 };
    },
    didDrawCell({ section, column, row }) {
      if (section === 'body' && column.index === 0 && (row.index + 1) % reportEvery === 0) onProgress(row.index + 1);
    },
    didDrawPage({ cursor }) {
      bottom = cursor?.y ?? bottom;
    },
  });
  writeTotals(pdf, { title: words.totals.title, lines: writer.totals(rows), top: bottom });
  writeFooters(pdf, words);
  return pdf.output('arraybuffer');
}

type Totals = { readonly title: string; readonly lines: readonly DocumentLine[]; readonly top: number };

function writeTotals(pdf: jsPDF, { title, lines, top }: Totals): void {
  const { pageSize } = pdf.internal;
  const left = pageSize.getWidth() - margin - 330;
  const right = pageSize.getWidth() - margin;
  let y = top + 30;
  if (y + lines.length * 18 > pageSize.getHeight() - bottomMargin) {
    pdf.addPage();
    y = margin + 12;
  }
  write(pdf, { size: 11, isBold: true }).text(title, left, y);
  for (const { label, value, isTotal = false } of lines) {
    y += 18;
    write(pdf, { size: 9, isBold: isTotal, ...(!isTotal && { colour: hint }) }).text(label, left, y);
    write(pdf, { size: 9, isBold: isTotal }).text(value, right, y, { align: 'right' });
  }
}
