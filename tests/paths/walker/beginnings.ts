import type { AnyEventObject } from 'xstate';
import { eventKey } from './eventsFor.ts';
import type { Driver, Walk } from './walk.ts';

/** A driver that can also tell the flow itself what happens, past the controls. */
export type TellingDriver = Driver & { readonly tell: (events: readonly AnyEventObject[]) => Promise<void> };

/**
 * For machines of thousands of paths, most of which begin alike: a beginning that one walk took by the controls, with
 * every step asserted, the next ones tell the flow. Each goes on by the controls from where nobody has been.
 */
export function sharedBeginnings(): (walk: Walk, driver: TellingDriver) => Driver {
  const taken = new Set<string>();
  return (walk, driver) => {
    const known = stepsTaken(walk, taken);
    const events: AnyEventObject[] = [];
    let step = 0;
    let isOfPersonNow = false;
    const from =
      (takes: Driver['act'], { hasEffect = true, isOfPerson = false } = {}) =>
      async (event: AnyEventObject) => {
        step += 1;
        isOfPersonNow = isOfPerson;
        if (step > known) return takes(event);
        if (hasEffect) events.push(event);
        if (step === known) await driver.tell(events);
      };
    return {
      ...driver,
      act: from(driver.act, { isOfPerson: true }),
      settle: from(driver.settle),
      elapse: from(driver.elapse),
      blocked: from(driver.blocked, { hasEffect: false, isOfPerson: true }),
      doneBy() {
        if (step > known) return driver.doneBy?.();
        return isOfPersonNow ? 'asBefore' : undefined;
      },
      async expectState(expected) {
        if (step < known) return;
        await driver.expectState(expected);
        taken.add(beginningOf(walk, step));
      },
    };
  };
}

function stepsTaken(walk: Walk, taken: ReadonlySet<string>): number {
  let steps = walk.edges.length;
  while (steps > 0 && !taken.has(beginningOf(walk, steps))) steps -= 1;
  return steps;
}

const beginningOf = ({ start, edges }: Walk, steps: number): string =>
  JSON.stringify([start, ...edges.slice(0, steps).map(({ event }) => eventKey(event))]);
