import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { figuresOf, figuresTable, ratio } from '#tests/fixtures/corpusFigures.ts';
import { corpus } from '#tests/fixtures/utteranceCorpus.ts';
import { patternOf } from '#tests/fixtures/utterancePattern.ts';

/**
 * The one reader of the held-out utterances, which were committed before the parser (decision 016). It tells figures and
 * never an utterance, so that nobody writes the parser towards them.
 */
describe.each(languages)('the held-out utterances in %s', (language) => {
  const heldOut = corpus('held-out', language);
  const figures = figuresOf(heldOut);
  process.stdout.write(`${figuresTable(`Held out, ${language}`, figures)}\n`);

  test('there are 150, and 600 with the open ones', () => {
    expect(heldOut.length).toBe(150);
    expect(heldOut.length + corpus('open', language).length).toBeGreaterThanOrEqual(600);
  });

  test('no more than three of all share a pattern', () => {
    const patterns = [...heldOut, ...corpus('open', language)].map(patternOf);
    const counts = new Map<string, number>();
    for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    expect([...counts.values()].filter((alike) => alike > 3)).toEqual([]);
  });

  test('at least 97 % of what was said is read', () => {
    expect(ratio(figures.recall)).toBeGreaterThanOrEqual(0.97);
  });

  test('no money and no person is read that was not said', () => {
    expect(figures.wrongMoneyOrPerson).toBe(0);
  });

  test('at least 90 % of the unambiguous ones are filled in without a question', () => {
    expect(ratio(figures.filled)).toBeGreaterThanOrEqual(0.9);
  });
});

test('nothing else reads them', () => {
  const root = resolve(import.meta.dirname, '../..');
  const readers = ['src', 'tests', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes("'held-out'")),
  );
  expect(readers.sort()).toEqual(['src/understanding/heldOutCorpus.test.ts', 'tests/fixtures/utteranceCorpus.ts']);
});
