import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReceiptText } from './documentText.ts';
import { layOutPicture, type PictureMark, type PictureStyle, pictureWidth } from './pictureLayout.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string, { size }: PictureStyle) => (text.length * size) / 2;

const receiptOf = (differences: Partial<ReceiptText> = {}): ReceiptText => ({
  title: 'Receipt',
  language: 'en-GB',
  lead: ['Paid to recipient, as of today'],
  sections: [{ title: 'What you paid', lines: [{ label: 'Total paid', value: '£102.19', isTotal: true }] }],
  footer: ['Sawa Ltd'],
  ...differences,
});

type Text = Extract<PictureMark, { kind: 'text' }>;
const textsOf = (receipt: ReceiptText) =>
  layOutPicture(receipt, measure).marks.filter((mark): mark is Text => mark.kind === 'text');

test('a picture says all that its receipt does, from top to bottom (peers 20)', () => {
  expect(textsOf(receiptOf()).map(({ text }) => text)).toEqual([
    ...['Sawa', 'Receipt', 'Paid to recipient, as of today', 'What you paid', 'Total paid', '£102.19', 'Sawa Ltd'],
  ]);
});

const anyText = fc.stringMatching(/^[a-zé£0-9,.·]{1,40}(?: [a-zé£0-9,.·]{1,40}){0,12}$/);

test('whatever is written, nothing is cut off, lost or written over another', () => {
  const anyReceipt = fc.record({ label: anyText, value: anyText, isTotal: fc.boolean(), lead: anyText });
  fc.assert(
    fc.property(anyReceipt, ({ lead, ...line }) => {
      const receipt = receiptOf({ lead: [lead], sections: [{ title: 'Transfer', lines: [line, line] }] });
      const { height } = layOutPicture(receipt, measure);
      const texts = textsOf(receipt);
      const said = texts.map(({ text }) => text.replaceAll(' ', '')).join('');
      for (const each of [lead, line.label, line.value]) expect(said).toContain(each.replaceAll(' ', ''));
      for (const { text, x, y, style, align } of texts) {
        const width = measure(text, style);
        const [left, right] = align === 'left' ? [x, x + width] : [x - width, x];
        expect(left).toBeGreaterThanOrEqual(72);
        expect(right).toBeLessThanOrEqual(pictureWidth - 72);
        expect(y).toBeLessThanOrEqual(height - 72);
      }
      for (const align of ['left', 'right'] as const) {
        const column = texts.filter((text) => text.align === align);
        for (const [place, { y, style }] of column.slice(1).entries()) {
          expect(y - style.size).toBeGreaterThanOrEqual(column[place]?.y ?? 0);
        }
      }
    }),
  );
});
