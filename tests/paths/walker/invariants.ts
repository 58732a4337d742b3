import type { AnyMachineSnapshot } from 'xstate';
import { idsMeantIn } from '#tests/requirementIds.ts';
import { eventName } from './eventsFor.ts';
import type { Edge, Graph } from './graph.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { stateTitle } from './snapshotText.ts';

/** Sentences of the spec's invariants that do not hold where the machine stands; `past` is what led there. */
export function brokenInvariants(
  { invariants = {} }: AnyPathSpec,
  { snapshot, past }: { snapshot: AnyMachineSnapshot; past: readonly string[] },
): string[] {
  const place = stateTitle(snapshot);
  return Object.entries(invariants)
    .filter(([, invariant]) => invariant.in.some((state) => isInside(place, state)))
    .filter(([, { holds }]) => !holds(snapshot.context, past))
    .map(([sentence]) => sentence);
}

/** Requirement ids that are named by what is asserted where it lands: it stood there, so that it held. */
export function provenBy({ invariants = {} }: AnyPathSpec, { landing }: Pick<Edge, 'landing'>): string[] {
  const place = stateTitle(landing);
  return Object.entries(invariants)
    .filter(([, invariant]) => invariant.in.some((state) => isInside(place, state)))
    .flatMap(([sentence]) => idsMeantIn(sentence));
}

/** Requirement ids that standing there, or that event, is about. */
export function concernedBy(
  { about = {} }: AnyPathSpec,
  { event, landing }: Pick<Edge, 'event' | 'landing'>,
): string[] {
  const place = stateTitle(landing);
  return Object.entries(about)
    .filter(([name]) => name === place || name === event.type || name === eventName(event))
    .flatMap(([, ids]) => ids);
}

/** Names in the spec that nothing answers to: a state renamed, an outcome that is gone. */
export function unknownNames(graphs: readonly Graph[], { invariants = {}, about = {} }: AnyPathSpec): string[] {
  const states = graphs.flatMap((graph) => [...graph.states.values()].map(stateTitle));
  const events = graphs.flatMap((graph) => [...graph.edgesFrom.values()].flat().map(({ event }) => event));
  const known = new Set([...states, ...events.flatMap((event) => [event.type, eventName(event)])]);
  const inInvariants = Object.values(invariants).flatMap((invariant) => invariant.in);
  return [
    ...inInvariants
      .filter((name) => !states.some((place) => isInside(place, name)))
      .map((name) => `an invariant is about ${name}, where the machine never stands`),
    ...Object.keys(about)
      .filter((name) => !known.has(name))
      .map((name) => `requirements are about ${name}, which never happens`),
  ];
}

const isInside = (place: string, state: string) => place === state || place.startsWith(`${state}.`);
