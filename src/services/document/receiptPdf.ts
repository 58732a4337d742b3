import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import type { DocumentSection, ReceiptText } from './documentText.ts';
import { type DocumentFonts, hint, ink, line, margin, openPdf, write, writeFooters, writeHeading } from './pdfPage.ts';

/** Points between lines of one value, and between one pair and the next. */
const leading = 13;
const rowGap = 8;

/** One page that says what was paid, what arrived and where it stands (peers 20). */
export function receiptPdf(receipt: ReceiptText, fonts: DocumentFonts): ArrayBuffer {
  const pdf = openPdf({ ...receipt, fonts, orientation: 'portrait' });
  let y = writeHeading(pdf, receipt);
  for (const section of receipt.sections) y = writeSection(pdf, section, y);
  if (receipt.follow) writeFollow(pdf, receipt.follow, y + 14);
  writeFooters(pdf, receipt);
  return pdf.output('arraybuffer');
}

function writeSection(pdf: jsPDF, { title, lines }: DocumentSection, top: number): number {
  const width = pdf.internal.pageSize.getWidth();
  let y = top + 14;
  write(pdf, { size: 11, isBold: true }).text(title, margin, y);
  y += 10;
  for (const { label, value, isTotal = false } of lines) {
    pdf.setDrawColor(...line).setLineWidth(0.5);
    pdf.line(margin, y, width - margin, y);
    y += 15;
    write(pdf, { size: 9.5, colour: hint, isBold: isTotal });
    const labels: string[] = pdf.splitTextToSize(label, 200);
    pdf.text(labels, margin, y);
    write(pdf, { size: isTotal ? 11 : 9.5, isBold: isTotal });
    const values: string[] = pdf.splitTextToSize(value, width - 2 * margin - 215);
    pdf.text(values, width - margin, y, { align: 'right' });
    y += (Math.max(labels.length, values.length) - 1) * leading + rowGap;
  }
  return y + 8;
}

/** The side of the code, in points: an inch and a bit, which any camera reads from paper. */
const codeSide = 84;
/** Of the page, for the footer. */
const footerHeight = 72;

/** The link as a code to scan, with itself beside it; where a long receipt leaves no room, its page has both. */
function writeFollow(pdf: jsPDF, { title, hint: how, url }: NonNullable<ReceiptText['follow']>, top: number): void {
  const { pageSize } = pdf.internal;
  if (top + codeSide > pageSize.getHeight() - footerHeight) return;
  const { data, size } = encode(url, { border: 0 });
  const side = codeSide / size;
  // Squares that only touch are drawn with pale lines between them.
  const drawn = side * 1.06;
  pdf.setFillColor(...ink);
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) pdf.rect(margin + column * side, top + row * side, drawn, drawn, 'F');
    }
  }
  const left = margin + codeSide + 16;
  const width = pageSize.getWidth() - margin - left;
  write(pdf, { size: 11, isBold: true }).text(title, left, top + 11);
  write(pdf, { size: 9.5, colour: hint });
  const words: string[] = [how, url].flatMap((text) => pdf.splitTextToSize(text, width));
  pdf.text(words, left, top + 28);
}
