import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '../walker/chart.ts';
import { explore } from '../walker/explore.ts';
import type { Graph } from '../walker/graph.ts';
import type { AnyPathSpec } from '../walker/pathSpec.ts';
import { comparableContext, stateTitle } from '../walker/snapshotText.ts';

/** Tells whether another chart answers every event in every state there is as the sound machine does. */
export function sameAs(spec: AnyPathSpec): (other: AnyStateMachine) => boolean {
  let graphs: Graph[] | undefined;
  return (other) => {
    graphs ??= explore(spec);
    return graphs.every((graph) => isSameGraph(graph, { spec, other }));
  };
}

function isSameGraph(graph: Graph, { spec, other }: { spec: AnyPathSpec; other: AnyStateMachine }): boolean {
  const chart = chartOf(other);
  return [...graph.states].every(([visit, snapshot]) => {
    const { value, context } = snapshot;
    const here = { ...other.resolveState({ value, context }), children: snapshot.children };
    const edges = graph.edgesFrom.get(visit) ?? [];
    return edges.every(({ event, landing }) => textOf(spec, chart.next(here, event)) === textOf(spec, landing));
  });
}

const textOf = (spec: AnyPathSpec, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([stateTitle(snapshot), snapshot.status, snapshot.output, comparableContext(spec, snapshot)]);
