import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const encodings = {
  br: (bytes: Buffer) => asBrotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer) => asGzip(bytes, { level: quality }),
} as const;
type Encoding = keyof typeof encodings;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Of 11 and of 9: as small as it gets but for a hundredth, in milliseconds. */
const quality = 9;

/** A text as bytes in the best encoding a browser takes, each made once: a written page never changes. */
export function encodedOnce(text: string): (accepted: string) => Promise<Encoded> {
  const made = new Map<Encoding, Promise<Buffer>>();
  const plain = Buffer.from(text);
  return async (accepted) => {
    const encoding = bestOf(accepted);
    if (!encoding) return { bytes: plain, encoding: undefined };
    const bytes = made.get(encoding) ?? encodings[encoding](plain);
    made.set(encoding, bytes);
    return { bytes: await bytes, encoding };
  };
}

export type Encoded = { readonly bytes: Buffer; readonly encoding: Encoding | undefined };

/** Brotli where it is taken, then gzip. What is named with `q=0` is refused. */
export function bestOf(accepted: string): Encoding | undefined {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, share = '']) => !/^q=0(\.0*)?$/.test(share))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
