import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const lines = join(root, 'docs/requirements');

/** Everything we write ourselves; what is built, fetched or reported is not here. */
const folders = ['domain', 'contract', 'server', 'sandbox', 'src', 'tests', 'scripts', 'bench', 'docs'];

/** Words before a dash and a number that are no area: algorithms, and the card company's numbered fields. */
const noArea = ['SHA', 'AES', 'UTF', 'STR'];

/** An area and its number, not part of a longer word such as a transfer's visible id. */
const id = /(?<![\w-])(?:[A-Z]{3}|D)-\d+(?![\w-])/g;

/** Both ends and the way a range is written: `QUO-25…28`, `RCP-13…RCP-34`, `KYC-28 to KYC-32`, `PRO-02, 03`. */
const furtherIds = /(?<![\w-])([A-Z]{3}|D)-\d+(?:(?:…| to |, )\d{2,3}(?![\w-]))+/g;

const described = readdirSync(lines).flatMap((file) =>
  [...readFileSync(join(lines, file), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(
    ([, name = '', statement = '']) => ({ name, statement }),
  ),
);
const known = new Set(described.map(({ name }) => name));

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|md|js)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('every requirement is described once', () => {
  const names = described.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('every requirement named in a title, a comment or a document is described', () => {
  const unknown = sources.flatMap((path) =>
    idsNamedIn(readFileSync(join(root, path), 'utf8'))
      .filter((name) => !known.has(name))
      .map((name) => `${path} names ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a range is read with both its ends, and an algorithm is no requirement', () => {
  expect(idsNamedIn('fees (QUO-25…28, PRO-02, 03), SHA-256 and UTF-8')).toEqual([
    'QUO-25',
    'PRO-02',
    'QUO-28',
    'PRO-03',
  ]);
});

function idsNamedIn(text: string): string[] {
  const plain = [...text.matchAll(id)].map(([name]) => name);
  const further = [...text.matchAll(furtherIds)].flatMap(([range, area = '']) =>
    [...range.matchAll(/(?:…| to |, )(\d{2,3})/g)].map(([, number = '']) => `${area}-${number}`),
  );
  return [...plain, ...further].filter((name) => !noArea.includes(name.split('-')[0] ?? ''));
}
