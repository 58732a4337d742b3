import type { AnyMachineSnapshot } from 'xstate';
import { eventKey, eventsFor } from './eventsFor.ts';
import { type Edge, type Graph, visitKey } from './graph.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { comparableContext, stateTitle } from './snapshotText.ts';

/**
 * Two visits with one key must have one future. Every other context that lands on a key is tried with each event:
 * where it may do something else than the visit the graph kept, the spec's key leaves out what decides.
 */
export function coarseKeyDefects(graph: Graph, spec: AnyPathSpec): string[] {
  const contextText = (snapshot: AnyMachineSnapshot) => JSON.stringify(comparableContext(spec, snapshot));
  const tried = new Set([...graph.states].map(([key, kept]) => `${key} ${contextText(kept)}`));
  return [...graph.edgesFrom.values()].flat().flatMap(({ to, landing }) => {
    const visit = `${to} ${contextText(landing)}`;
    if (tried.has(visit)) return [];
    tried.add(visit);
    return differences(graph.edgesFrom.get(to) ?? [], { landing, graph, spec });
  });
}

function differences(
  kept: readonly Edge[],
  { landing, graph, spec }: { landing: AnyMachineSnapshot; graph: Graph; spec: AnyPathSpec },
): string[] {
  const expected = new Map(kept.map((edge) => [eventKey(edge.event), edge]));
  const offered = eventsFor(spec, landing);
  if (offered.length !== expected.size || offered.some((event) => !expected.has(eventKey(event)))) {
    return [`key() is too coarse: visits of ${stateTitle(landing)} with the same key offer different events`];
  }
  return offered.flatMap((event) => {
    const edge = expected.get(eventKey(event));
    const reached = graph.chart.next(landing, event);
    if (!edge || visitKey(spec, reached) === edge.to) return [];
    const usual = stateTitle(edge.landing);
    return [
      `key() is too coarse: in ${stateTitle(landing)}, ${eventKey(event)} leads to ${usual} on one visit and ` +
        (usual === stateTitle(reached) ? 'there with another key on a second' : `to ${stateTitle(reached)} on another`),
    ];
  });
}
