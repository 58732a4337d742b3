import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { questions } from '#src/dialogue/questions/questions.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where charts live: flows in the browser, what the guide does beside them, lifecycles among the rules. */
const chartFiles = [
  ...[...filesUnder('src/machines'), ...filesUnder('src/dialogue')].filter((file) => /Machine\.ts$/.test(file)),
  ...filesUnder('domain').filter((file) => /Lifecycle\.ts$/.test(file)),
];

/** Every test below `tests/paths`, with its text. */
const tests = filesUnder('tests/paths')
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const testsThatUse = (file: string) => tests.filter(({ text }) => text.includes(`/${file}'`)).map(({ path }) => path);

/** Keeps this file a test while nothing is drawn yet. */
test('charts are found where they live', () => {
  expect(filesUnder('domain')).not.toEqual([]);
});

test.each(chartFiles)('every path of %s is walked', (file) => {
  const flow = basename(file).replace(/(Machine)?\.ts$/, '');
  const spec = join('tests/paths/specs', `${flow}.paths.ts`);
  expect(existsSync(join(root, spec)), `${spec} tells the walker about ${file}`).toBe(true);
  expect(testsThatUse(`${flow}.paths.ts`), `a test walks ${spec}`).not.toEqual([]);
});

/** The guide itself is the conversation, and what it does when somebody is worried or wants a person; none has screens. */
const facesOf = (flow: string) =>
  ['guidedSender', 'safeguard', 'talkToPerson'].includes(flow) ? ['chat'] : ['screen', 'chat'];

test.each(Object.keys(questions).flatMap((flow) => facesOf(flow).map((face) => [flow, face])))(
  '%s, which the guide asks, is walked on its %s',
  (flow, face) => {
    const table = join('tests/paths/screens', `${flow}.${face}.ts`);
    expect(existsSync(join(root, table)), `${table} tells how a person answers`).toBe(true);
    expect(testsThatUse(`${flow}.${face}.ts`), `a test walks ${table}`).not.toEqual([]);
  },
);

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}
