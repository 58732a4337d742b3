import { expect, test } from 'vitest';
import { importsOf, sourcesIn, textOf } from './setup/importGraph.ts';

/** What both faces stand on. */
const ofFaces = [
  ...['contract', 'domain', 'src/machines', 'src/dialogue', 'src/services'],
  ...['src/locales', 'src/understanding', 'src/content'],
];

/** Who may import whom. A layer may always import itself. This table is the architecture. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  'src/locales': ['contract', 'domain'],
  'src/machines': ['contract', 'domain'],
  'src/dialogue': ['contract', 'domain', 'src/locales', 'src/machines', 'src/understanding', 'src/content'],
  'src/services': ['contract', 'domain'],
  'src/understanding': ['contract', 'domain', 'src/locales'],
  'src/content': ['contract', 'domain', 'src/locales'],
  'src/ui': ofFaces,
  'src/app': [...ofFaces, 'src/ui'],
  'src/routes': [...ofFaces, 'src/ui', 'src/app'],
  'src/router': [...ofFaces, 'src/ui', 'src/app', 'src/routes'],
  'src/terminal': [...ofFaces.filter((layer) => layer !== 'src/content'), 'src/ui', 'src/app', 'src/routes'],
  sandbox: ['domain/money'],
};

/** Tests, benchmarks and scripts join everything, so any layer is open to them. */
const joining = ['tests', 'bench', 'scripts'];

/** Longest file we accept. Split by idea, not by length, when one comes close. */
const maxLines = 250;

const layers = Object.keys(mayImport);
const isWithin = (path: string, layer: string) => path.startsWith(`${layer}/`) || path.replace(/\.tsx?$/, '') === layer;
const layerOf = (path: string) => layers.find((layer) => isWithin(path, layer));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const sources = sourcesIn([...layers, ...joining]);
const styleSheets = sourcesIn(['src'], /\.css$/);
const layered = sources.filter((path) => layerOf(path) && !isTest(path));

test.each(layered)('%s imports only what its layer may', (path) => {
  const own = layerOf(path) ?? '';
  const allowed = [own, ...(mayImport[own] ?? [])];
  const foreign = importsOf(path).filter(
    (imported) =>
      (layerOf(imported) || joining.some((folder) => isWithin(imported, folder))) &&
      !allowed.some((layer) => isWithin(imported, layer)),
  );
  expect(foreign).toEqual([]);
});

test.each([...sources, ...styleSheets])('%s fits on a few screens', (path) => {
  expect(textOf(path).split('\n').length).toBeLessThanOrEqual(maxLines);
});

test.each(sources)('%s is not a barrel and not a drawer for odds and ends', (path) => {
  expect(path).not.toMatch(/(^|\/)(index|utils?|helpers?|misc|common|types)\.tsx?$/);
});

test.each(sources)('%s carries no suppression and no leftover', (path) => {
  const leftover = ['TO' + 'DO', 'FIX' + 'ME', '@ts-' + 'ignore', '@ts-' + 'nocheck', 'biome-' + 'ignore'];
  expect(leftover.filter((word) => textOf(path).includes(word))).toEqual([]);
});

test.each(sources.filter((path) => path.startsWith('src/ui/')))('%s names colours by token only', (path) => {
  expect(textOf(path)).not.toMatch(/['"`:\s]#[0-9a-f]{3,8}\b/i);
});
