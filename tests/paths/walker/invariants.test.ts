import { expect, test } from 'vitest';
import { errandPaths } from '../fixtures/errandMachine.ts';
import { actorDriver } from './actorDriver.ts';
import { measureCoverage } from './coverage.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { short } from './shapes.ts';
import { drive, walksOf } from './walk.ts';

async function firstComplaint(spec: AnyPathSpec): Promise<string | undefined> {
  const coverage = measureCoverage(spec.machine);
  for (const walk of walksOf(spec, short)) {
    try {
      await drive(walk, actorDriver(spec, { start: walk.start, coverage }));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return undefined;
}

test('a walk ends where an invariant of a state does not hold, and says which', async () => {
  const neverUrgent = { in: ['running'], holds: ({ isUrgent }: { isUrgent: boolean }) => !isUrgent };
  const spec = { ...errandPaths(), invariants: { 'nothing urgent is run': neverUrgent } };
  expect(await firstComplaint(spec)).toContain('In running it does not hold that nothing urgent is run');
});

test('an invariant knows what happened before, without what had no effect', async () => {
  const onlyOnce = {
    in: ['running'],
    holds: (_: unknown, past: readonly string[]) => past.filter((event) => event === 'retry.requested').length < 2,
  };
  const spec = { ...errandPaths(), invariants: { 'it is tried again once': onlyOnce } };
  expect(await firstComplaint(spec)).toBeUndefined();
  const never = { in: ['running'], holds: (_: unknown, past: readonly string[]) => !past.includes('retry.requested') };
  expect(await firstComplaint({ ...spec, invariants: { 'it is never tried again': never } })).toContain(
    'never tried again',
  );
});
