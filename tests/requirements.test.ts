import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describedRequirements, idsMeantIn, idsNamedIn, openRequirements } from './requirementIds.ts';

const root = resolve(import.meta.dirname, '..');

/** Everything we write ourselves; what is built, fetched or reported is not here. */
const folders = ['domain', 'contract', 'server', 'sandbox', 'src', 'tests', 'scripts', 'bench', 'docs'];

const described = describedRequirements();
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

test('a range stands for what lies between its ends, written either way', () => {
  expect(idsMeantIn('QUO-25…28').toSorted()).toEqual(['QUO-25', 'QUO-26', 'QUO-27', 'QUO-28']);
  expect(idsMeantIn('RCP-08 to RCP-10').toSorted()).toEqual(['RCP-08', 'RCP-09', 'RCP-10']);
  expect(idsMeantIn('PRO-02, 05').toSorted()).toEqual(['PRO-02', 'PRO-05']);
});

/** Each id of these areas is proved, or told to be open. */
const provedAreas = [
  ...['AUT', 'QUO', 'RCP', 'TRF', 'PAY', 'RES', 'KYC', 'API', 'REF', 'PRO'],
  ...['SHL', 'DSH', 'TXN', 'NTF', 'PRF', 'RWD', 'ERR'],
  ...['BIZ', 'LNG', 'PUB', 'LAN'],
];

test('a requirement of the main job is named by a test, or stands among the open ones', () => {
  const tested = new Set(
    sources
      .filter((path) => path !== 'tests/requirements.test.ts' && /^tests\/|\.test\.tsx?$/.test(path))
      .flatMap((path) => idsMeantIn(readFileSync(join(root, path), 'utf8'))),
  );
  const open = openRequirements();
  const asked = described.map(({ name }) => name).filter((name) => provedAreas.includes(name.split('-')[0] ?? ''));
  expect(asked.filter((name) => !tested.has(name) && !open.includes(name))).toEqual([]);
  expect(open.filter((name) => !asked.includes(name))).toEqual([]);
});
