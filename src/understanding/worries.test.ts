import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { readWorry } from './worries.ts';

const folder = resolve(import.meta.dirname, '../../tests/fixtures/worries');
const lines = (name: string) => readFileSync(`${folder}/${name}.txt`, 'utf8').trim().split('\n');

/** Every third line was kept from whoever wrote the patterns: its figures are told, never its sentences. */
const isHeldOut = (_: string, index: number): boolean => index % 3 === 2;
const isOpen = (line: string, index: number): boolean => !isHeldOut(line, index);
const parts = [
  ['open', isOpen],
  ['third kept apart', isHeldOut],
] as const;

const share = (found: readonly string[], all: readonly string[]) => found.length / all.length;
const sentenceOf = (line: string) => line.replace(/^[a-z]+: /, '');

/** Written twice, the second time by somebody who had not seen the patterns that heard the first. */
const linesOfBoth = (kind: 'worries' | 'ordinary', language: Language, isIn = (_: string, _index: number) => true) =>
  ['', 'second/'].flatMap((writer) => lines(`${writer}${kind}.${language}`).filter(isIn));

describe.each(languages)('worries told in %s', (language) => {
  test('are at least 190, beside 280 ordinary sentences', () => {
    expect(linesOfBoth('worries', language).length).toBeGreaterThanOrEqual(190);
    expect(linesOfBoth('ordinary', language).length).toBeGreaterThanOrEqual(280);
  });

  test.each(parts)('stop 95 % of the worried and at most 2 %% of the others: the %s part', (name, isIn) => {
    const worried = linesOfBoth('worries', language, isIn);
    const ordinary = linesOfBoth('ordinary', language, isIn);
    const missed = worried.filter((line) => readWorry(sentenceOf(line)) === undefined);
    const stopped = ordinary.filter((line) => readWorry(line) !== undefined);
    const recall = 1 - share(missed, worried);
    const falseStops = share(stopped, ordinary);
    process.stdout.write(
      `${language}, ${name}: ${(recall * 100).toFixed(1)} % heard, ${(falseStops * 100).toFixed(1)} % stopped wrongly\n`,
    );
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(falseStops).toBeLessThanOrEqual(0.02);
  });
});
