import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Where charts live: flows in the browser, lifecycles among the rules. */
const chartFiles = [
  ...filesUnder('src/machines').filter((file) => /Machine\.ts$/.test(file)),
  ...filesUnder('domain').filter((file) => /Lifecycle\.ts$/.test(file)),
];

/** Keeps this file a test while nothing is drawn yet. */
test('charts are found where they live', () => {
  expect(filesUnder('domain')).not.toEqual([]);
});

test.each(chartFiles)('every path of %s is walked', (file) => {
  const flow = basename(file).replace(/(Machine)?\.ts$/, '');
  const spec = join('tests/paths/specs', `${flow}.paths.ts`);
  expect(existsSync(join(root, spec)), `${spec} tells the walker about ${file}`).toBe(true);
  const tests = filesUnder('tests/paths').filter((path) => /\.test\.tsx?$/.test(path));
  const walkers = tests.filter((path) => textOf(path).includes(`specs/${flow}.paths.ts'`));
  expect(walkers, `a test walks ${spec}`).not.toEqual([]);
});

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
