import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
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
const sentenceOf = (line: string) => line.slice(line.indexOf(': ') + 2);

describe.each(languages)('worries told in %s', (language) => {
  const worried = lines(`worries.${language}`);
  const ordinary = lines(`ordinary.${language}`);

  test('are at least 120, beside 200 ordinary sentences', () => {
    expect(worried.length).toBeGreaterThanOrEqual(120);
    expect(ordinary.length).toBeGreaterThanOrEqual(200);
  });

  test.each(parts)('stop 95 % of the worried and at most 2 %% of the others: the %s part', (name, isIn) => {
    const missed = worried.filter(isIn).filter((line) => readWorry(sentenceOf(line)) === undefined);
    const stopped = ordinary.filter(isIn).filter((line) => readWorry(line) !== undefined);
    const recall = 1 - share(missed, worried.filter(isIn));
    const falseStops = share(stopped, ordinary.filter(isIn));
    process.stdout.write(
      `${language}, ${name}: ${(recall * 100).toFixed(1)} % heard, ${(falseStops * 100).toFixed(1)} % stopped wrongly\n`,
    );
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(falseStops).toBeLessThanOrEqual(0.02);
  });
});
