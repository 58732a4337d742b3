import { describe, expect, test } from 'vitest';
import { errandPaths } from '../fixtures/errandMachine.ts';
import { reserveTablePaths } from '../fixtures/reserveTable.paths.ts';
import { actorDriver } from './actorDriver.ts';
import { measureCoverage } from './coverage.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { everyLoopFreePath, full, type Shape, short, tour } from './shapes.ts';
import { drive, walksOf } from './walk.ts';

const titlesOf = (spec: AnyPathSpec, shape: Shape) => walksOf(spec, shape).map(({ title }) => title);

async function uncoveredBy(spec: AnyPathSpec, shape: Shape): Promise<readonly string[]> {
  const coverage = measureCoverage(spec.machine);
  for (const walk of walksOf(spec, shape)) await drive(walk, actorDriver(spec, { start: walk.start, coverage }));
  return coverage.report().uncovered;
}

describe('shapes of walks', () => {
  test('every loop-free path stands in no state twice, and there are no others', () => {
    expect(titlesOf(errandPaths(), everyLoopFreePath).sort()).toEqual([
      'errand.dropped',
      'errand.named (false) → runErrand: ok',
      'errand.named (true) → runErrand: ok',
      'errand.named (true) → runErrand: rain → errand.dropped',
    ]);
  });

  test('loop-free paths alone miss what only leads back', async () => {
    expect(await uncoveredBy(reserveTablePaths, everyLoopFreePath)).toContain(
      'transition reserveTable.bookingFailed | retry.requested | 0 was never taken',
    );
  });

  test.each([
    ['short', short],
    ['tour', tour(12)],
    ['full', full],
  ])('%s walks everything there is', async (_name, shape) => {
    expect(await uncoveredBy(reserveTablePaths, shape)).toEqual([]);
    expect(await uncoveredBy(errandPaths(), shape)).toEqual([]);
  });

  test('a tour keeps to its length unless a single way is longer, and is fewer walks than short ones', () => {
    const tours = walksOf(reserveTablePaths, tour(12));
    expect(Math.max(...tours.map(({ steps }) => steps.length - 1))).toBeLessThanOrEqual(12);
    expect(tours.length).toBeLessThan(walksOf(reserveTablePaths, short).length);
  });

  test('full has every loop-free path', () => {
    const all = titlesOf(reserveTablePaths, full);
    const isWalked = (title: string) => all.some((walked) => walked.startsWith(title));
    expect(titlesOf(reserveTablePaths, everyLoopFreePath).filter((title) => !isWalked(title))).toEqual([]);
  });
});
