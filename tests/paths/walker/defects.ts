import { type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate';
import type { Coverage } from './coverage.ts';
import { eventKey, eventsFor, isActorEnd } from './eventsFor.ts';
import type { Edge, Graph } from './graph.ts';
import { nodesUnder } from './machineParts.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { wordless } from './plainWords.ts';
import { stateTitle } from './snapshotText.ts';

/** What is wrong before a step is taken. */
export function specDefects({ machine }: AnyPathSpec): string[] {
  return nodesUnder(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id, src }) => id !== src)
      .map(({ id, src }) => `${node.id} invokes ${src} under the id ${id}: an invoke's id must equal its src`),
  );
}

/** What is wrong in one state or on one edge. */
export function graphDefects(graph: Graph, spec: AnyPathSpec): string[] {
  return [...graph.states].flatMap(([visit, snapshot]) => {
    const edges = graph.edgesFrom.get(visit) ?? [];
    return [
      ...errorDefects(snapshot),
      ...deadEndDefects({ snapshot, edges, visit }),
      ...twinDefects(snapshot, spec),
      ...edges.filter(({ event }) => isActorEnd(event)).flatMap((edge) => outcomeDefects(snapshot, edge)),
    ];
  });
}

/** Everything met on the way must be tellable. */
export function wordDefects(graphs: readonly Graph[], spec: AnyPathSpec): string[] {
  return wordless(
    spec,
    graphs.flatMap((graph) => [...graph.edgesFrom.values()].flat().map(({ event }) => event)),
  );
}

/** A promise can always be refused by the network, so a spec that lists no failure hides a missing onError. */
export function unfailingDefects(graphs: readonly Graph[], spec: AnyPathSpec): string[] {
  const ends = graphs.flatMap((graph) => [...graph.edgesFrom.values()].flat().map(({ event }) => event));
  const ending = new Set(ends.filter(isActorEnd).map(({ actorId }) => String(actorId)));
  const failing = new Set(ends.filter((event) => 'error' in event).map(({ actorId }) => actorId));
  return [...ending]
    .filter((id) => !failing.has(id) && !spec.cannotFail?.includes(id) && !isMachine(spec.machine, id))
    .map((id) => `the spec lists no way for ${id} to fail: add fail(…), or name it in cannotFail`);
}

/** What no event of the whole graph ever did. */
export function chartDefects(coverage: Coverage): string[] {
  const { states, transitions, neverFalse } = coverage.gaps();
  const untaken = transitions.filter(({ source }) => !states.includes(source));
  return [
    ...states.map((id) => `${id} cannot be reached from any start`),
    ...untaken.map(({ key, shadowedBy, guard }) => {
      if (shadowedBy) return `${key} can never be taken: ${shadowedBy} comes first and always wins`;
      return `${key} is never taken${guard ? `: its guard ${guard} is never true` : ''}`;
    }),
    ...neverFalse
      .filter(({ key }) => !transitions.some((transition) => transition.key === key))
      .map(({ key, guard }) => `the guard ${guard} of ${key} is never false`),
  ];
}

function errorDefects({ status, value, error }: AnyMachineSnapshot): string[] {
  return status === 'error' ? [`${JSON.stringify(value)} is left broken by: ${error}`] : [];
}

function deadEndDefects(place: { snapshot: AnyMachineSnapshot; edges: readonly Edge[]; visit: string }): string[] {
  const isOpen = place.snapshot.status !== 'active' || place.edges.some(({ to }) => to !== place.visit);
  return isOpen ? [] : [`${stateTitle(place.snapshot)} is a dead end: it is not final and nothing leads on`];
}

function twinDefects(snapshot: AnyMachineSnapshot, spec: AnyPathSpec): string[] {
  const keys = eventsFor(spec, snapshot).map(eventKey);
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => `the spec lists ${key} twice: give each outcome its own label and each case its own payload`);
}

function outcomeDefects(snapshot: AnyMachineSnapshot, { event, blocked }: Edge): string[] {
  return blocked ? [`${stateTitle(snapshot)} does not handle that ${event.actorId} ends with "${event.label}"`] : [];
}

const isMachine = ({ implementations }: AnyStateMachine, name: string) =>
  implementations.actors[name] instanceof StateMachine;
