import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeChoice } from '#src/ui/theme/themeChoice.ts';
import { paths, pathTo } from './paths.ts';

const root = resolve(import.meta.dirname, '../../..');

describe('an address', () => {
  test('is built with its parts escaped and what is unknown left out', () => {
    expect(pathTo(paths.getQuote, { query: { method: '2', promo: undefined } })).toBe('/get-quote?method=2');
    expect(pathTo(paths.resetPassword, { params: { token: 'a/b?c' } })).toBe('/reset-password/a%2Fb%3Fc');
    expect(pathTo(paths.transferCompleted)).toBe('/transfer-completed');
    expect(pathTo(paths.review, { query: { transferId: 'a&b' } })).toBe('/review?transferId=a%26b');
  });

  test('is listed once', () => {
    const all = Object.values(paths);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('the page reads the chosen theme where the switch writes it, before it paints', () => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  expect(page.slice(0, page.indexOf('</head>'))).toContain(`localStorage.getItem('${themeChoice.storageKey}')`);
});
