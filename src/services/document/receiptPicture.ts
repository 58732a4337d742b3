import type { ReceiptText } from './documentText.ts';
import { type DocumentFonts, fontName } from './pdfPage.ts';
import { layOutPicture, type PictureMark, type PictureStyle, pictureColours, pictureWidth } from './pictureLayout.ts';

/** A receipt as a PNG, for a chat: where people keep and pass on what they were sent (peers 20). */
export async function receiptPicture(receipt: ReceiptText, fonts: DocumentFonts): Promise<ArrayBuffer> {
  await loadFonts(fonts);
  const ruler = contextOf(new OffscreenCanvas(1, 1));
  const { height, marks } = layOutPicture(receipt, (text, style) => {
    ruler.font = fontOf(style);
    return ruler.measureText(text).width;
  });
  const canvas = new OffscreenCanvas(pictureWidth, Math.ceil(height));
  const context = contextOf(canvas);
  context.fillStyle = pictureColours.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const mark of marks) draw(context, mark);
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
}

function draw(context: OffscreenCanvasRenderingContext2D, mark: PictureMark): void {
  if (mark.kind === 'rule') {
    context.fillStyle = pictureColours[mark.colour];
    context.fillRect(mark.x, mark.y, mark.width, mark.height);
    return;
  }
  context.font = fontOf(mark.style);
  context.fillStyle = pictureColours[mark.style.colour];
  context.textAlign = mark.align;
  context.fillText(mark.text, mark.x, mark.y);
}

const fontOf = ({ size, isBold }: PictureStyle) => `${isBold ? 600 : 400} ${size}px ${fontName}`;

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  return context;
}

async function loadFonts({ regular, semiBold }: DocumentFonts): Promise<void> {
  const faces = [
    new FontFace(fontName, regular, { weight: '400' }),
    new FontFace(fontName, semiBold, { weight: '600' }),
  ];
  // A worker has them as well, which the types of a page do not say.
  const { fonts } = globalThis as unknown as FontFaceSource;
  for (const face of await Promise.all(faces.map((each) => each.load()))) fonts.add(face);
}
