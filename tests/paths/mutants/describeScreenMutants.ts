import { configure, getConfig } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { measureCoverage } from '../walker/coverage.ts';
import type { Face } from '../walker/page.ts';
import type { AnyPathSpec } from '../walker/pathSpec.ts';
import { type AnyScreen, screenDriver } from '../walker/screenDriver.ts';
import { full, short } from '../walker/shapes.ts';
import { drive, type Walk, walksOf } from '../walker/walk.ts';
import { equivalentMutants } from './equivalentMutants.ts';
import { recordScreenMutants } from './mutantRecord.ts';
import { screenMutantsOf } from './screenMutants.tsx';

/** Milliseconds a broken screen may take to become right; a sound one is given more. */
const patience = 2_000;

/** Walks tried on one mutant: those that pass where it is broken, the shortest first. */
const mostWalks = 8;
/** Tried where those notice nothing: what can happen everywhere is in the short shape once, and was perhaps told by hand. */
const mostFurtherWalks = 40;

export type ScreenToBreak = {
  readonly screen: AnyScreen;
  readonly face: Face;
  /** One mutant of each kind instead of all. */
  readonly isSample: boolean;
};

/** Defines the test that shows the walks to notice a screen broken on purpose, in every way a rule makes. */
export function describeScreenMutants(spec: AnyPathSpec, { screen, face, isSample }: ScreenToBreak): void {
  const machine = spec.machine.id;
  const walks = shortestFirst(walksOf(spec, short));
  // Where no walk passes there is nothing to break: a control that may be on everywhere is never left on.
  const every = screenMutantsOf(spec, screen).filter(({ passes }) => walks.some(passes));
  const mutants = every.filter(({ kind }, index) => !isSample || every.findIndex((one) => one.kind === kind) === index);
  test(`the ${face === 'chat' ? 'questions' : 'screens'} of ${machine} broken in ${isSample ? 'some ways' : 'every way'} are noticed`, {
    timeout: 60_000 * mutants.length,
  }, async () => {
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: patience });
    const surviving: string[] = [];
    let further: readonly Walk[] | undefined;
    for (const { id, screen: broken, passes } of mutants) {
      const noticedBy = (tried: readonly Walk[], most: number) =>
        isNoticed(spec, { broken, face, walks: tried.filter(passes).slice(0, most) });
      if (await noticedBy(walks, mostWalks)) continue;
      further ??= shortestFirst(walksOf(spec, full));
      if (await noticedBy(further, mostFurtherWalks)) continue;
      surviving.push(id);
    }
    configure({ asyncUtilTimeout });
    // A broken screen may well complain in the console.
    vi.clearAllMocks();
    const reasons = equivalentMutants[`${machine} on its screens`] ?? {};
    const survivors = surviving.map((mutant) => ({ mutant, reason: reasons[mutant] }));
    const figures = { made: mutants.length, caught: mutants.length - survivors.length, survivors };
    if (!isSample) recordScreenMutants({ machine, face, ...figures });
    expect(survivors.filter(({ reason }) => reason === undefined).map(({ mutant }) => mutant)).toEqual([]);
  });
}

const shortestFirst = (walks: readonly Walk[]) => walks.toSorted((one, other) => one.edges.length - other.edges.length);

async function isNoticed(
  spec: AnyPathSpec,
  { broken, face, walks }: { broken: AnyScreen; face: Face; walks: readonly Walk[] },
): Promise<boolean> {
  const coverage = measureCoverage(spec.machine);
  for (const walk of walks) {
    try {
      await drive(walk, screenDriver(spec, { screen: broken, face, start: walk.start, coverage }));
    } catch {
      return true;
    }
  }
  return false;
}
