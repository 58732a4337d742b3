import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { assertionsOfRequirements, countRequirements, provesOfServer } from './requirementAssertions.ts';
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

const assertions = assertionsOfRequirements();

test('a requirement is named by an assertion, or stands among those that are not', () => {
  const unnamed = described.map(({ name }) => name).filter((name) => !assertions.has(name));
  expect(unnamed).toEqual(openRequirements());
});

test('the report and the documents have one count', () => {
  const { named, total } = countRequirements();
  const written = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  expect(written).toContain(`${named} of ${total} are named by an assertion`);
});

/** They speak of the server, or of its calls, and are the page's to keep. */
const keptByThePage: Readonly<Record<string, string>> = {
  'API-01': 'how an answer is read',
  'API-02': 'how an answer is read',
  'API-73': 'what was read is kept by the page',
  'API-75': 'what the page makes of an answer that is none',
  'ERR-42': 'which words are shown',
};

test('what is about the server is asserted where it runs, and not where a stand-in answers', () => {
  const aboutServer = described.filter(
    ({ name, statement }) => name.startsWith('API-') || /\bserver\b/i.test(statement),
  );
  const unproven = aboutServer
    .map(({ name }) => name)
    .filter((name) => assertions.has(name) && !assertions.get(name)?.some(provesOfServer));
  expect(unproven).toEqual(Object.keys(keptByThePage));
});

test('a comment and what a state is about assert nothing', () => {
  const files = [...assertions.values()].flat().map(({ file }) => file);
  expect(files.filter((file) => !/\.(test\.tsx?|paths\.ts)$/.test(file))).toEqual([]);
  expect(assertions.get('NTF-01')?.some(({ file }) => file.endsWith('paymentResult.paths.ts'))).toBe(false);
  expect(assertions.get('TXN-38')?.some(({ file }) => file.endsWith('downloadStatement.paths.ts'))).toBe(true);
});
