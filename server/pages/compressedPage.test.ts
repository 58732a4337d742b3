import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestOf, encodedOnce } from './compressedPage.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, identity', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('who takes “%s” gets a page as %s (issue 6, item 4)', (accepted, encoding) => {
  expect(bestOf(accepted)).toBe(encoding);
});

test('a page is compressed once in each encoding, and reads the same (issue 6, item 4)', async () => {
  const text = '<p>Où arrive l’argent ?</p>'.repeat(50);
  const encoded = encodedOnce(text);
  const [brotli, again, gzip, plain] = await Promise.all(['br', 'br', 'gzip', ''].map(encoded));
  expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(text);
  expect(plain).toEqual({ bytes: Buffer.from(text), encoding: undefined });
  expect(again?.bytes).toBe(brotli?.bytes);
});
