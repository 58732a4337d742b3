import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeMutants } from '../mutants/describeMutants.ts';
import { actorDriver } from './actorDriver.ts';
import { askedOf, reasonsUnneeded } from './askedOf.ts';
import { coarseKeyDefects } from './coarseKey.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import { explore } from './explore.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { type Level, recordWalks } from './recordWalks.ts';
import { reviewedList } from './reviewedList.ts';
import { full, notLeaving, type Shape, short, tour } from './shapes.ts';
import { type Driver, drive, type Walk, walksOf } from './walk.ts';
import { currentMutantRun, currentRun, type WalkRecord } from './walkRecord.ts';

type ShapeName = WalkRecord['shape'];

/** Steps of one tour: long enough to be few, short enough to read when one fails. */
const tourSteps = 40;

const shapes: Record<ShapeName, Shape> = { short, tour: tour(tourSteps), full };

/** The walks of a run of the tests, or of `npm run paths`. */
export const shapeNamed = (name: ShapeName): Shape => shapes[name];

/** `npm run paths` asks for the full set; every other run walks the shape that is usual at its level. */
export const askedShape = (usual: ShapeName): ShapeName => (process.env.PATHS_SHAPE === 'full' ? 'full' : usual);

/** For StrykerJS: walks explore a machine before the tests begin, which it counts as the work of none of them. */
const isListAlone = process.env.PATHS_SHAPE === 'none';

/** Milliseconds: the largest machine takes ten seconds with nothing beside it. */
const longest = 120_000;

/** Defines the tests of a machine alone: one for each path, and one that fails on anything no path walked. */
export function walkMachine(spec: AnyPathSpec, { shape = askedShape('short') }: { shape?: ShapeName } = {}): void {
  const isMutantRun = currentMutantRun() !== undefined;
  if (!isListAlone) describeMutants(spec, { isSample: !isMutantRun });
  if (isMutantRun) return;
  if (!isListAlone) {
    test(`the key of ${spec.machine.id} tells apart what has another future`, { timeout: longest }, () => {
      expect(explore(spec).flatMap((graph) => coarseKeyDefects(graph, spec))).toEqual([]);
    });
    describePaths(spec, {
      title: `every path of ${spec.machine.id}`,
      level: 'machine',
      face: 'none',
      shape,
      driverFor: ({ start }, coverage) => actorDriver(spec, { start, coverage }),
    });
  }
  test(`the reviewed list of ${spec.machine.id} tells what it does`, async () => {
    const list = resolve(import.meta.dirname, '../lists', `${spec.machine.id}.txt`);
    await expect(reviewedList(spec)).toMatchFileSnapshot(list);
  });
}

export type PathsToDescribe = Level & {
  readonly title: string;
  /** Starts that this level does not have, and why. */
  readonly startsElsewhere?: Readonly<Record<string, string>>;
  readonly driverFor: (walk: Walk, coverage: Coverage) => Driver | Promise<Driver>;
};

/** The tests of any level: the level is the driver. In a run of `npm run paths` it leaves a record for the report. */
export function describePaths(spec: AnyPathSpec, paths: PathsToDescribe): void {
  const { title, driverFor, level, face, shape, endsAt = {}, outOfReach = {} } = paths;
  const coverage = measureCoverage(spec.machine);
  const walks = walksOrRefusal(() =>
    walksOf(spec, notLeaving(Object.keys(endsAt), shapes[shape]), { startsElsewhere: paths.startsElsewhere ?? {} }),
  );
  const run = currentRun();
  const recorder =
    run === undefined ? undefined : recordWalks(spec, { level: { level, face, shape, endsAt, outOfReach }, run });
  describe(title, () => {
    if (walks instanceof Error) {
      test(`${spec.machine.id} can be walked`, () => Promise.reject(walks));
      return;
    }
    for (const walk of walks) {
      test(`${walk.start}: ${walk.title}`, async () => {
        try {
          const trace = await drive(walk, await driverFor(walk, coverage));
          recorder?.walked(walk, trace);
        } catch (error) {
          recorder?.failed(walk, error);
          throw error;
        }
      });
    }
    test('together the paths walk every state, every transition and both answers of every guard', () => {
      expect(coverage.uncovered(askedOf(paths))).toEqual([]);
      expect(reasonsUnneeded(paths, coverage.gaps()), 'said to be out of reach, and walked').toEqual([]);
    });
    afterAll(() => recorder?.write(coverage));
  });
}

/** A machine with defects becomes one failing test that tells them, instead of a file that does not load. */
function walksOrRefusal(walks: () => Walk[]): Walk[] | Error {
  try {
    return walks();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
