import { operator } from '#domain/operator.ts';
import type { DocumentLine, ReceiptText } from './documentText.ts';

/** Pixels. As wide as a telephone's screen shows without scaling down, so that it is read in a chat as it is. */
export const pictureWidth = 1080;
const margin = 72;
const inner = pictureWidth - 2 * margin;
const gap = 32;

export type PictureStyle = { readonly size: number; readonly isBold: boolean; readonly colour: PictureColour };
/** The light theme's: a picture is looked at on anything, and printed. */
export const pictureColours = { paper: '#ffffff', ink: '#16201b', hint: '#5f6b64', line: '#d9d4c8', accent: '#0b6b43' };
type PictureColour = keyof typeof pictureColours;

export type PictureMark =
  | ({ readonly kind: 'text'; readonly text: string; readonly x: number; readonly y: number } & Aligned)
  | {
      readonly kind: 'rule';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly colour: PictureColour;
    };
type Aligned = { readonly style: PictureStyle; readonly align: 'left' | 'right' };

/** How wide a text is in a style, in pixels. */
export type MeasureText = (text: string, style: PictureStyle) => number;

const brand: PictureStyle = { size: 52, isBold: true, colour: 'accent' };
const heading: PictureStyle = { size: 38, isBold: true, colour: 'ink' };
const label: PictureStyle = { size: 32, isBold: false, colour: 'hint' };
const value: PictureStyle = { size: 32, isBold: false, colour: 'ink' };
const total: PictureStyle = { size: 38, isBold: true, colour: 'ink' };
const small: PictureStyle = { size: 25, isBold: false, colour: 'hint' };

const leadingOf = ({ size }: PictureStyle) => Math.round(size * 1.4);

/** Where everything of a receipt stands in its picture, and how high that is; a text too wide goes on in the next line. */
export function layOutPicture(receipt: ReceiptText, measure: MeasureText): { height: number; marks: PictureMark[] } {
  const marks: PictureMark[] = [];
  let y = margin;
  const column = (texts: readonly string[], at: number, { style, align }: Aligned) => {
    const x = align === 'left' ? margin : pictureWidth - margin;
    for (const [row, text] of texts.entries()) {
      marks.push({ kind: 'text', text, x, y: at + style.size + row * leadingOf(style), style, align });
    }
  };
  const below = (style: PictureStyle, text: string) => {
    const texts = wrapped(text, inner, (part) => measure(part, style));
    column(texts, y, { style, align: 'left' });
    y += texts.length * leadingOf(style);
  };
  const rule = (height: number, colour: PictureColour) => {
    marks.push({ kind: 'rule', x: margin, y, width: inner, height, colour });
    y += height;
  };
  const pair = ({ label: name, value: said, isTotal = false }: DocumentLine) => {
    rule(2, 'line');
    y += gap / 2;
    const style = isTotal ? total : value;
    const names = wrapped(name, inner * 0.42, (part) => measure(part, label));
    const values = wrapped(said, inner * 0.54, (part) => measure(part, style));
    column(names, y, { style: label, align: 'left' });
    column(values, y, { style, align: 'right' });
    y += Math.max(names.length * leadingOf(label), values.length * leadingOf(style)) + gap / 2;
  };

  column([operator.name], y, { style: brand, align: 'left' });
  column([receipt.title], y + brand.size - heading.size, { style: heading, align: 'right' });
  y += leadingOf(brand);
  rule(4, 'accent');
  y += gap;
  for (const text of receipt.lead) below(label, text);
  for (const { title, lines } of receipt.sections) {
    y += gap;
    below(heading, title);
    y += gap / 2;
    for (const each of lines) pair(each);
  }
  y += gap;
  for (const text of receipt.footer) below(small, text);
  return { height: y + margin, marks };
}

/** Lines no wider than this; a word alone that is wider, as a reference may be, is cut where it has to be. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => cut(each, width, widthOf))) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(joined) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

function cut(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts = [''];
  for (const letter of word) {
    const part = `${parts.at(-1)}${letter}`;
    if (widthOf(part) > width) parts.push(letter);
    else parts[parts.length - 1] = part;
  }
  return parts;
}
