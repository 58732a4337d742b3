import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Graph } from './graph.ts';
import { leafId, stateTitle } from './snapshotText.ts';

/** Chooses walks through a graph. What is proven already is shared between starts, so nothing is proven twice. */
export type Shape = (graph: Graph, proven: Set<string>) => Edge[][];

/** More loop-free paths than this means the machine should be split into children. */
const mostPaths = 20_000;

/** Many short walks: the shortest way to each thing there is to prove, in every detail. */
export const short: Shape = (graph, proven) => {
  const arrivedBy = new Map<string, Edge | undefined>([[graph.initial, undefined]]);
  const walks: Edge[][] = [];
  for (const state of arrivedBy.keys()) {
    for (const edge of edgesFrom(graph, state)) {
      if (!arrivedBy.has(edge.to)) arrivedBy.set(edge.to, edge);
      const proofs = [...edge.proves, ...edge.details];
      if (proofs.every((proof) => proven.has(proof))) continue;
      for (const proof of proofs) proven.add(proof);
      walks.push([...wayTo(state, arrivedBy), edge]);
    }
  }
  return walks;
};

/** A few long walks, for browsers: on to the nearest thing unproven, and afresh before a walk gets too long. */
export const tour =
  (maxSteps: number): Shape =>
  (graph, proven) => {
    const walks: Edge[][] = [];
    for (let walk = oneTour(graph, { proven, maxSteps }); walk.length > 0; ) {
      walks.push(walk);
      walk = oneTour(graph, { proven, maxSteps });
    }
    return walks;
  };

/** Every loop-free path, every transition and both answers of every guard: what "every path" means here. */
export const full: Shape = (graph, proven) => [...everyLoopFreePath(graph, proven), ...short(graph, proven)];

/**
 * Every path that stands in no state value twice, each with one feasible way to walk it. It advances sets of exact
 * states that share a value, so context multiplies nothing and no path is made up that guards forbid.
 */
export const everyLoopFreePath: Shape = (graph) => {
  const walks: Edge[][] = [];

  function visit(value: string, place: Place, visited: readonly string[]) {
    const onward = placesAfter(graph, { value, place, visited });
    if (onward.size === 0) walks.push(shortestTrail(place));
    if (walks.length > mostPaths) throw new Error(`More than ${mostPaths} loop-free paths: split the machine`);
    for (const [next, arrival] of onward) visit(next, closed(graph, next, arrival), [...visited, next]);
  }

  const value = valueAt(graph, graph.initial);
  visit(value, closed(graph, value, new Map([[graph.initial, undefined]])), [value]);
  return walks.filter((walk) => walk.length > 0);
};

/** The same, with nothing done after these states, by id: what is walked goes elsewhere there. */
export const notLeaving =
  (states: readonly string[], shape: Shape): Shape =>
  (graph, proven) => {
    const goesOn = (visit: string) => {
      const snapshot = graph.states.get(visit);
      return !snapshot || !states.includes(leafId(snapshot));
    };
    const edgesFrom = new Map([...graph.edgesFrom].filter(([visit]) => goesOn(visit)));
    return shape({ ...graph, edgesFrom }, proven);
  };

function oneTour(graph: Graph, { proven, maxSteps }: { proven: Set<string>; maxSteps: number }): Edge[] {
  const walk: Edge[] = [];
  for (let state = graph.initial; ; ) {
    const leg = shortestWayToNews(graph, { from: state, proven });
    const last = leg.at(-1);
    if (!last || (walk.length > 0 && walk.length + leg.length > maxSteps)) return walk;
    for (const edge of leg) prove(edge, proven);
    walk.push(...leg);
    state = last.to;
  }
}

function shortestWayToNews(graph: Graph, { from, proven }: { from: string; proven: ReadonlySet<string> }): Edge[] {
  const arrivedBy = new Map<string, Edge | undefined>([[from, undefined]]);
  for (const state of arrivedBy.keys()) {
    for (const edge of edgesFrom(graph, state)) {
      if (!provesNothingNew(edge, proven)) return [...wayTo(state, arrivedBy), edge];
      if (!arrivedBy.has(edge.to)) arrivedBy.set(edge.to, edge);
    }
  }
  return [];
}

function wayTo(state: string, arrivedBy: ReadonlyMap<string, Edge | undefined>): Edge[] {
  const way: Edge[] = [];
  for (let edge = arrivedBy.get(state); edge; edge = arrivedBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** The exact states one may stand in while the state value is one and the same, and the trail that led to each. */
type Place = Map<string, Trail | undefined>;
type Trail = { readonly edge: Edge; readonly before: Trail | undefined };

/** Adds what can be reached without leaving the value: steps that change data only. */
function closed(graph: Graph, value: string, place: Place): Place {
  for (const [state, before] of place) {
    for (const edge of edgesFrom(graph, state)) {
      if (valueAt(graph, edge.to) === value && !place.has(edge.to)) place.set(edge.to, { edge, before });
    }
  }
  return place;
}

function placesAfter(
  graph: Graph,
  { value, place, visited }: { value: string; place: Place; visited: readonly string[] },
): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [state, before] of place) {
    for (const edge of edgesFrom(graph, state)) {
      const next = valueAt(graph, edge.to);
      if (next === value || visited.includes(next)) continue;
      const arrival: Place = places.get(next) ?? new Map();
      if (!arrival.has(edge.to)) arrival.set(edge.to, { edge, before });
      places.set(next, arrival);
    }
  }
  return places;
}

function shortestTrail(place: Place): Edge[] {
  return [...place.values()].map(edgesOf).reduce((shortest, walk) => (walk.length < shortest.length ? walk : shortest));
}

function edgesOf(trail: Trail | undefined): Edge[] {
  const walk: Edge[] = [];
  for (let at = trail; at; at = at.before) walk.unshift(at.edge);
  return walk;
}

const edgesFrom = (graph: Graph, state: string) => graph.edgesFrom.get(state) ?? [];

const provesNothingNew = ({ proves }: Edge, proven: ReadonlySet<string>) => proves.every((proof) => proven.has(proof));

function prove({ proves }: Edge, proven: Set<string>) {
  for (const proof of proves) proven.add(proof);
}

function valueAt(graph: Graph, state: string): string {
  const snapshot: AnyMachineSnapshot | undefined = graph.states.get(state);
  return snapshot ? stateTitle(snapshot) : '';
}
