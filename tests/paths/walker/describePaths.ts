import { describe, expect, test } from 'vitest';
import { actorDriver } from './actorDriver.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { full, type Shape } from './shapes.ts';
import { type Driver, drive, type Walk, walksOf } from './walk.ts';

/** Defines the tests of a machine alone: one for each path, and one that fails on anything no path walked. */
export function walkMachine(spec: AnyPathSpec, { shape = full }: { readonly shape?: Shape } = {}): void {
  describePaths(spec, {
    title: `every path of ${spec.machine.id}`,
    shape,
    driverFor: ({ start }, coverage) => actorDriver(spec, { start, coverage }),
  });
}

export type PathsToDescribe = {
  readonly title: string;
  readonly shape: Shape;
  readonly driverFor: (walk: Walk, coverage: Coverage) => Driver;
};

/** The tests of any level: the level is the driver. */
export function describePaths(spec: AnyPathSpec, { title, shape, driverFor }: PathsToDescribe): void {
  const coverage = measureCoverage(spec.machine);
  const walks = walksOrRefusal(spec, shape);
  describe(title, () => {
    if (walks instanceof Error) {
      test(`${spec.machine.id} can be walked`, () => Promise.reject(walks));
      return;
    }
    for (const walk of walks) {
      test(`${walk.start}: ${walk.title}`, () => drive(walk, driverFor(walk, coverage)));
    }
    test('together the paths walk every state, every transition and both answers of every guard', () => {
      expect(coverage.report().uncovered).toEqual([]);
    });
  });
}

/** A machine with defects becomes one failing test that tells them, instead of a file that does not load. */
function walksOrRefusal(spec: AnyPathSpec, shape: Shape): Walk[] | Error {
  try {
    return walksOf(spec, shape);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
