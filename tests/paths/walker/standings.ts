import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { eventsFor } from './eventsFor.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { short } from './shapes.ts';
import { walksOf } from './walk.ts';

/** A place in a machine where something may be pressed, and what happens until one stands there. */
export type Standing = {
  readonly spec: AnyPathSpec;
  readonly start: string;
  readonly events: readonly AnyEventObject[];
  /** How many of them come before the page is looked at: while a flow works, the page of the step before stays. */
  readonly opensAfter: number;
  readonly snapshot: AnyMachineSnapshot;
};

/** Every state of a machine, once for each set of events that it takes there and each step it came from, by the fewest steps. */
export function standingsOf(spec: AnyPathSpec): Standing[] {
  const found = new Map<string, Standing>();
  for (const { start, steps, edges } of walksOf(spec, short)) {
    const events: AnyEventObject[] = [];
    let opensAfter = 0;
    let asked: string | undefined;
    for (const [index, { state: snapshot }] of steps.entries()) {
      const edge = edges[index - 1];
      if (edge && !edge.blocked) events.push(edge.event);
      if (snapshot.status !== 'active') continue;
      const step = currentStep(snapshot);
      if (step !== undefined) {
        asked = step;
        opensAfter = events.length;
      }
      const kind = JSON.stringify([asked, kindOf(spec, snapshot)]);
      const known = found.get(kind);
      if (!known || known.events.length > events.length) {
        found.set(kind, { spec, start, snapshot, opensAfter, events: [...events] });
      }
    }
  }
  return [...found.values()];
}

function kindOf(spec: AnyPathSpec, snapshot: AnyMachineSnapshot): string {
  const taken = eventsFor(spec, snapshot).filter((event) => snapshot.can(event));
  const types = new Set(taken.map(({ type }) => type));
  return JSON.stringify([snapshot.value, Object.keys(snapshot.children).toSorted(), [...types].toSorted()]);
}
