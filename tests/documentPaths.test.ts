import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf } from './setup/importGraph.ts';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const inCode = /`((?:domain|contract|server|src|tests|scripts|bench|sandbox|deploy|docs)\/[\w./-]*)`/g;

/** What a reader is told to make, and so is not there yet. */
const toMake = (path: string) => path.split('/').some((part) => part.startsWith('acme'));

test.each(documents)('%s names no file or folder that is not there', (document) => {
  const named = [...textOf(document).matchAll(inCode)].map(([, path = '']) => path);
  const missing = named.filter(
    (path) => !toMake(path) && !['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`)),
  );
  expect(missing).toEqual([]);
});
