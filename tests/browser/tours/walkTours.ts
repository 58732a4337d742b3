import { vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describePaths } from '#tests/paths/walker/describePaths.ts';
import type { Face } from '#tests/paths/walker/page.ts';
import { pathId } from '#tests/paths/walker/recordWalks.ts';
import type { Walk } from '#tests/paths/walker/walk.ts';
import { currentRun } from '#tests/paths/walker/walkRecord.ts';
import { browserDriver } from './browserDriver.ts';
import { stagesOf } from './stages.ts';
import type { AnyTour, Tour } from './tour.ts';

/** A tour is up to forty steps, each as long as a small test; milliseconds. */
const longestTour = 300_000;

/** Defines the tests that walk a machine through the built product in Chromium, against the real server. */
export function walkTours<Machine extends AnyStateMachine>(tour: Tour<Machine>): void;
export function walkTours(tour: AnyTour): void {
  const { spec, face = 'classic' } = tour;
  expectStarts(tour);
  vi.setConfig({ testTimeout: longestTour });
  const openStage = stagesOf(tour);

  describePaths(spec, {
    title: `${spec.machine.id}, toured in a browser`,
    level: 'browser',
    face,
    shape: 'tour',
    ...(tour.startsElsewhere && { startsElsewhere: tour.startsElsewhere }),
    ...(tour.endsAt && { endsAt: tour.endsAt }),
    ...(tour.outOfReach && { outOfReach: tour.outOfReach }),
    async driverFor(walk, coverage) {
      const stage = await openStage(walk);
      await tour.opens[walk.start]?.(stage);
      return browserDriver(tour, { stage, coverage, picturesAs: picturesAs(walk, { machine: spec.machine.id, face }) });
    },
  });
}

/** A start is opened, or has a reason. */
function expectStarts({ spec, opens, startsElsewhere = {} }: AnyTour): void {
  const unopened = Object.keys(spec.starts).find((start) => !(start in opens) && !(start in startsElsewhere));
  if (unopened) throw new Error(`The tour of ${spec.machine.id} cannot start as ${unopened}`);
}

/** Pictures are taken for the report only; a tour without one is quicker. */
const picturesAs = (walk: Walk, { machine, face }: { machine: string; face: Face }) =>
  currentRun() === undefined ? undefined : `${machine}.${face}.${pathId(walk)}`;
