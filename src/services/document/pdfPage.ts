import { jsPDF } from 'jspdf';
import { operator } from '#domain/operator.ts';
import type { DocumentLanguage } from './documentText.ts';

/** The letters a document is printed in, whole, because it must print é, œ, ₦ and U+202F (design notes, 3.7). */
export type DocumentFonts = { readonly regular: ArrayBuffer; readonly semiBold: ArrayBuffer };

/** Points. */
export const margin = 48;
export const fontName = 'Inter';

type Colour = readonly [number, number, number];
/** Print is on white: the light theme's ink, hints, lines and accent. */
export const ink: Colour = [22, 32, 27];
export const hint: Colour = [95, 107, 100];
export const line: Colour = [217, 212, 200];
export const accent: Colour = [11, 107, 67];

type Opening = {
  readonly title: string;
  readonly language: DocumentLanguage;
  readonly fonts: DocumentFonts;
  readonly orientation: 'portrait' | 'landscape';
};

/** An empty A4 document with its fonts, its title in the window and its language. */
export function openPdf({ title, language, fonts, orientation }: Opening): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', orientation, compress: true, putOnlyUsedFonts: true });
  pdf.addFileToVFS('Inter-Regular.ttf', bytesAsText(fonts.regular));
  pdf.addFont('Inter-Regular.ttf', fontName, 'normal');
  pdf.addFileToVFS('Inter-SemiBold.ttf', bytesAsText(fonts.semiBold));
  pdf.addFont('Inter-SemiBold.ttf', fontName, 'bold');
  pdf.setProperties({ title: `${title} · ${operator.name}`, author: operator.legalEntity, creator: operator.name });
  pdf.setLanguage(language);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return pdf;
}

type Style = { readonly size: number; readonly colour?: Colour; readonly isBold?: boolean };

export function write(pdf: jsPDF, style: Style): jsPDF {
  return pdf
    .setFont(fontName, style.isBold ? 'bold' : 'normal')
    .setFontSize(style.size)
    .setTextColor(...(style.colour ?? ink));
}

/** The name, what this is, and of whom and when. Answers where the next line may begin. */
export function writeHeading(pdf: jsPDF, { title, lead }: { title: string; lead: readonly string[] }): number {
  const width = pdf.internal.pageSize.getWidth();
  write(pdf, { size: 18, isBold: true, colour: accent }).text(operator.name, margin, margin + 12);
  write(pdf, { size: 18, isBold: true }).text(title, width - margin, margin + 12, { align: 'right' });
  pdf.setDrawColor(...accent).setLineWidth(1.5);
  pdf.line(margin, margin + 26, width - margin, margin + 26);
  let y = margin + 48;
  for (const words of lead) {
    const lines: string[] = write(pdf, { size: 10, colour: hint }).splitTextToSize(words, width - 2 * margin);
    pdf.text(lines, margin, y);
    y += lines.length * 14;
  }
  return y + 10;
}

/** Who stands behind it, and which page of how many, at the bottom of every page. */
export function writeFooters(pdf: jsPDF, { footer, page }: { footer: readonly string[]; page?: string }): void {
  const pages = pdf.getNumberOfPages();
  const { pageSize } = pdf.internal;
  const bottom = pageSize.getHeight() - 30;
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number);
    write(pdf, { size: 7.5, colour: hint });
    const lines: string[] = footer.flatMap((words) => pdf.splitTextToSize(words, pageSize.getWidth() - 2 * margin));
    lines.forEach((words, index) => {
      pdf.text(words, margin, bottom - (lines.length - 1 - index) * 10);
    });
    if (!page) continue;
    const words = page.replace('{page}', String(number)).replace('{pages}', String(pages));
    pdf.text(words, pageSize.getWidth() - margin, bottom, { align: 'right' });
  }
}

/** jsPDF takes a file as a string of one character a byte. */
function bytesAsText(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const piece = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return text;
}
