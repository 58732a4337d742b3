import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '../walker/chart.ts';
import { eventName, eventsFor } from '../walker/eventsFor.ts';
import { brokenInvariants } from '../walker/invariants.ts';
import { stateTitle } from '../walker/snapshotText.ts';
import type { Walk } from '../walker/walk.ts';

type Place = { readonly snapshot: AnyMachineSnapshot; readonly past: readonly string[]; readonly onward: number };

/** Events that are tried after the broken machine went its own way. */
const stepsOnward = 3;

/** What a broken machine breaks that must always hold, on this walk and a little further on its own way. */
export function invariantsBroken(walk: Walk, machine: AnyStateMachine): Set<string> {
  const spec = { ...walk.spec, machine };
  const chart = chartOf(machine);
  const broken = new Set<string>();

  function arrive({ snapshot, past }: Place): boolean {
    if (snapshot.status === 'error') return false;
    for (const sentence of brokenInvariants(spec, { snapshot, past })) broken.add(sentence);
    return snapshot.status === 'active';
  }

  function after({ snapshot, past, onward }: Place, event: AnyEventObject): Place | undefined {
    try {
      const hadEffect = snapshot.can(event);
      const landing = chart.next(snapshot, event);
      return { snapshot: landing, past: hadEffect ? [...past, eventName(event)] : past, onward };
    } catch {
      return undefined;
    }
  }

  const start = { snapshot: chart.initial(spec.starts[walk.start]), past: [], onward: stepsOnward };
  const places = lastPlacesShared({ walk, start, after });
  for (const at of places) {
    if (!arrive(at) || at.onward === 0) continue;
    const next = eventsFor(spec, at.snapshot).map((event) => after({ ...at, onward: at.onward - 1 }, event));
    places.push(...next.filter((found) => found !== undefined));
  }
  return broken;
}

type Way = {
  readonly walk: Walk;
  readonly start: Place;
  readonly after: (place: Place, event: AnyEventObject) => Place | undefined;
};

/** Where both still stood alike before the broken machine went its own way, and where it was then. */
function lastPlacesShared({ walk, start, after }: Way): Place[] {
  let places = [start];
  for (const [index, { event }] of walk.edges.entries()) {
    const place = places.at(-1);
    if (!place || stateTitle(place.snapshot) !== titleAt(walk, index)) break;
    const next = after(place, event);
    places = next ? [place, next] : [place];
  }
  return places;
}

function titleAt({ steps }: Walk, index: number): string | undefined {
  const step = steps[index];
  return step && stateTitle(step.state);
}
