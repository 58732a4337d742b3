import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours an indexed picture has room for. */
const mostColours = 256;

/** Colours closer than this are one to the eye; squared, over red, green and blue. */
const alike = 120;

/** The same picture in 256 colours, a third of the size: the commonest that are not alike; all others take the nearest. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const palette = unlike(pixels);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    const index = indexOf.get(colour) ?? nearest(palette, colour);
    indexOf.set(colour, index);
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

/** Commonest first; large plain faces keep their very colour, and a small mark that is nobody else's keeps its own. */
function unlike(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette: number[] = [];
  for (const [colour, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (palette.length === mostColours) break;
    const isPlain = count > pixels.length / 500;
    if (isPlain || palette.every((known) => distance(known, colour) > alike)) palette.push(colour);
  }
  return palette;
}

function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [r, g, b] = channels(other);
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
}

function nearest(palette: readonly number[], colour: number): number {
  const distances = palette.map((known) => distance(known, colour));
  return distances.indexOf(Math.min(...distances));
}

type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint32Array };

/** As browsers write them: eight bits a channel, in one piece, with or without transparency. */
function decode(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), { stride: width * size, size });
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = bytes.readUIntBE(at * size, 3);
  return { width, height, pixels };
}

/** Each row begins with how it was written down: as it is, or by what stands left of it, above it, or both. */
function unfiltered(rows: Buffer, { stride, size }: { readonly stride: number; readonly size: number }): Buffer {
  const height = rows.length / (stride + 1);
  const bytes = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column < size ? 0 : (bytes[at - size] ?? 0);
      const up = row === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = column < size || row === 0 ? 0 : (bytes[at - stride - size] ?? 0);
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      bytes[at] = (rows[row * (stride + 1) + 1 + column] ?? 0) + predicted;
    }
  }
  return bytes;
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
