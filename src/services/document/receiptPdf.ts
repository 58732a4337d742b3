import type { jsPDF } from 'jspdf';
import type { DocumentSection, ReceiptText } from './documentText.ts';
import { type DocumentFonts, hint, line, margin, openPdf, write, writeFooters, writeHeading } from './pdfPage.ts';

/** Points between lines of one value, and between one pair and the next. */
const leading = 13;
const rowGap = 8;

/** One page that says what was paid, what arrived and where it stands (peers 20). */
export function receiptPdf(receipt: ReceiptText, fonts: DocumentFonts): ArrayBuffer {
  const pdf = openPdf({ ...receipt, fonts, orientation: 'portrait' });
  let y = writeHeading(pdf, receipt);
  for (const section of receipt.sections) y = writeSection(pdf, section, y);
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
