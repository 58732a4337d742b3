import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  drawMutants,
  endLine,
  fromZero,
  lotOf,
  notDrawn,
  type PossibleMutant,
  placeOf,
} from '#tests/setup/drawnMutants.ts';
import { everyJudgeLoads } from '#tests/setup/everyJudgeLoads.ts';
import { drawnOf, figuresOf, readAreaFigures, writeAreaFigures } from './sourceMutants.ts';

const possible = Array.from({ length: 40 }, (_, place): PossibleMutant => {
  const location = { start: { line: place, column: 2 }, end: { line: place, column: 6 } };
  return {
    id: String(place),
    fileName: '/any/where/fee.ts',
    mutatorName: 'StringLiteral',
    replacement: '""',
    location,
  };
});

const drawnBy = (seed: number, mutants: readonly PossibleMutant[] = possible) =>
  drawMutants(mutants, { seed, sample: 10 }).map(({ id }) => id);

test('a seed draws as many places as were asked for, and the same ones in whatever order they come', () => {
  expect(drawnBy(7)).toHaveLength(10);
  expect(drawnBy(7, possible.toReversed())).toEqual(drawnBy(7));
  expect(drawnBy(8)).not.toEqual(drawnBy(7));
  expect(drawMutants(possible, { seed: 7, sample: 100 })).toHaveLength(possible.length);
});

test('what is built into the sources is one place, its lines counted from 1', () => {
  const fileName = resolve(import.meta.dirname, '../../../domain/quote/fee.ts');
  const location = { start: { line: 4, column: 2 }, end: { line: 6, column: 3 } };
  expect(placeOf({ ...possible[0], fileName, location } as PossibleMutant)).toBe('domain/quote/fee.ts:5:2-7:3');
});

test('a result of StrykerJS is known again by its checker, though one counts from 1 and the other from 0', () => {
  const [checked] = possible as [PossibleMutant];
  const later = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column: column + 1 });
  const { start, end } = checked.location;
  const result = { ...checked, id: 'another', location: { start: later(start), end: later(end) } };
  expect(lotOf(fromZero(result), 7)).toBe(lotOf(checked, 7));
  expect(placeOf(fromZero(result))).toBe(placeOf(checked));
});

test('a break is told with its place, what it put there and how it ended, as soon as it has', () => {
  const fileName = resolve(import.meta.dirname, '../../../domain/quote/fee.ts');
  const ended = { ...possible[4], fileName, status: 'Survived' } as PossibleMutant & { status: string };
  expect(endLine(ended)).toBe('Survived domain/quote/fee.ts:5:2-5:6 StringLiteral: ""');
});

test('only drawn places are counted, each once, by how its break ended', () => {
  const ended = (status: string, statusReason?: string) => ({ status, statusReason });
  const results = [
    ended('Killed'),
    ended('RuntimeError'),
    ended('Timeout'),
    ended('Survived'),
    ended('NoCoverage'),
    ended('CompileError', notDrawn),
    ended('Ignored'),
  ];
  expect(figuresOf(drawnOf(results))).toEqual({ mutants: 5, killed: 2, timedOut: 1, survived: 1, noCoverage: 1 });
});

test('figures of one area take the place of its earlier ones and leave the others as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'mutants.json');
  expect(readAreaFigures(file)).toEqual({});

  const counted = { seed: 7, date: '2026-11-27', commit: '5b8f32f', ...figuresOf([{ status: 'Killed' }]) };
  writeAreaFigures('src/machines', counted, file);
  writeAreaFigures('src/dialogue', counted, file);
  writeAreaFigures('src/dialogue', { ...counted, seed: 8 }, file);
  expect(readAreaFigures(file)).toEqual({ 'src/machines': counted, 'src/dialogue': { ...counted, seed: 8 } });
});

test('a judge that cannot be loaded breaks the run, where StrykerJS alone would take it for one that noticed nothing', () => {
  const ends = (...errors: readonly { message: string }[]) =>
    everyJudgeLoads.onTestModuleEnd?.({ moduleId: 'fee.test.ts', errors: () => errors } as never);
  expect(() => ends({ message: 'no such file' })).toThrow('fee.test.ts cannot be loaded: no such file');
  expect(() => ends()).not.toThrow();
});
