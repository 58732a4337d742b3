import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const at = (path: string) => resolve(import.meta.dirname, '..', path);
const manifestOf = (html: string) => /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? 'none';

test('every page names a manifest, whose pictures are there and can be drawn at any size', () => {
  const manifest = JSON.parse(readFileSync(at(`public${manifestOf(readFileSync(at('index.html'), 'utf8'))}`), 'utf8'));
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.filter(({ src }) => !existsSync(at(`public${src}`)))).toEqual([]);
  expect(icons.filter(({ sizes }) => sizes === 'any').map(({ purpose }) => purpose)).toEqual(['any', 'maskable']);
});
