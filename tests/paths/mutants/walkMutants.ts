import { actorDriver } from '../walker/actorDriver.ts';
import { measureCoverage } from '../walker/coverage.ts';
import { perform, type Walk } from '../walker/walk.ts';
import type { Mutant } from './makeMutants.ts';

/** The walks of the sound machine that notice that this one is broken: the first few, or none. */
export function noticing(walks: readonly Walk[], mutant: Mutant): Walk[] {
  const machine = mutant.make();
  const nearest = walks.filter(passing(mutant));
  const noticed: Walk[] = [];
  for (const walk of [...nearest, ...walks.filter((other) => !nearest.includes(other))]) {
    if (!survives({ ...walk, spec: { ...walk.spec, machine } })) noticed.push(walk);
    if (noticed.length > 0 && (noticed.length === enoughWalks || !nearest.includes(walk))) return noticed;
  }
  return noticed;
}

/** Whether a walk comes where the machine is broken. */
export const passing =
  ({ source }: Mutant) =>
  ({ edges }: Walk): boolean =>
    edges.some(({ taken }) => taken.some((key) => key.startsWith(`${source} |`)));

/** Different walks meet the change with different pasts; a few show which invariants it breaks. */
const enoughWalks = 2;

function survives(walk: Walk): boolean {
  const driver = actorDriver(walk.spec, { start: walk.start, coverage: measureCoverage(walk.spec.machine) });
  try {
    for (const [index, { state }] of walk.steps.entries()) {
      if (index > 0) perform(driver, { walk, index: index - 1 });
      driver.expectState(state);
    }
    return true;
  } catch {
    // A difference, an actor that is not running, a chart that turns in circles: each has noticed.
    return false;
  } finally {
    driver.stop();
  }
}
