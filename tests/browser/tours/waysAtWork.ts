import type { AnyMachineSnapshot } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { isActorEnd } from '#tests/paths/walker/eventsFor.ts';
import type { Edge, Graph } from '#tests/paths/walker/graph.ts';
import { asDeclared } from '#tests/paths/walker/screenTable.ts';
import type { Shape } from '#tests/paths/walker/shapes.ts';
import { leafId } from '#tests/paths/walker/snapshotText.ts';
import { type Walk, walksOf } from '#tests/paths/walker/walk.ts';
import type { AnyTour } from './tour.ts';

/** A walk to where the machine works after so many steps, and on until a person is asked something or the flow is over. */
export type WayToWork = { readonly walk: Walk; readonly steps: number; readonly arrivesAfter: number };

/** By place. */
export type WaysToWork = ReadonlyMap<string, WayToWork>;

/** What a page that was reloaded there does then: the same way on, or that of its address from the beginning. */
export function onwardOf(
  tour: AnyTour,
  { ways, way }: { readonly ways: WaysToWork; readonly way: WayToWork },
): WayToWork {
  if (!tour.beginsAnewFrom?.includes(way.walk.start)) return way;
  const fromStart = [...ways.values()].find(({ walk, steps }) => walk.start === way.walk.start && steps === 0);
  if (!fromStart) throw new Error(`What is not kept begins with work, and ${way.walk.start} does not`);
  return fromStart;
}

/** A walk tells the flow these without what brings them, another address or another person; a reload would miss that. */
const toldAlone: readonly string[] = ['flow.restored', 'step.reopened', 'signed.in'];

/** Where a search stands: the step last shown, or else the start, says what the page shows while the machine works. */
type Standing = { readonly visit: string; readonly shown: string; readonly edges: readonly Edge[] };

/**
 * The shortest way to each place of work, by name: a state that waits for a call and the step it was begun from, since the
 * address and the page are still those of that step. On from there everything goes well.
 */
export function waysToWork(tour: AnyTour): WaysToWork {
  const found = new Map<string, { readonly steps: number; readonly edges: readonly Edge[] }>();
  const toWork: Shape = (graph) => {
    const walks: Edge[][] = [];
    for (const { visit, shown, edges } of standingsIn(tour, graph)) {
      const place = placeOfWork(tour, { snapshot: graph.states.get(visit), shown });
      if (place === undefined || found.has(place)) continue;
      const walk = [...edges, ...wellFrom(graph, visit)];
      found.set(place, { steps: edges.length, edges: walk });
      walks.push(walk);
    }
    return walks;
  };
  const walks = walksOf(tour.spec, toWork, { startsElsewhere: tour.startsElsewhere ?? {} });
  // A walk that another one begins with is not made on its own.
  const beginningWith = (edges: readonly Edge[]) =>
    walks.find((walk) => edges.every((edge, at) => edge === walk.edges[at]));
  return new Map(
    [...found].flatMap(([place, { steps, edges }]) => {
      const walk = beginningWith(edges);
      return walk ? [[place, { walk, steps, arrivesAfter: edges.length }]] : [];
    }),
  );
}

function placeOfWork(
  tour: AnyTour,
  { snapshot, shown }: { readonly snapshot: AnyMachineSnapshot | undefined; readonly shown: string },
): string | undefined {
  return snapshot && isAtWork(tour, snapshot) ? `${leafId(snapshot)} after ${shown}` : undefined;
}

const isAtWork = (tour: AnyTour, snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'active' && snapshot.hasTag('waiting') && tour.passes?.(asDeclared(snapshot)) !== true;

/** Every visit with every step that may be shown there, the nearest first. */
function standingsIn(tour: AnyTour, graph: Graph): readonly Standing[] {
  const shownAt = (visit: string, before: string) => {
    const snapshot = graph.states.get(visit);
    return (snapshot && currentStep<string>(snapshot)) ?? before;
  };
  const standings: Standing[] = [{ visit: graph.initial, shown: shownAt(graph.initial, graph.start), edges: [] }];
  const known = new Set<string>();
  for (const { visit, shown, edges } of standings) {
    for (const edge of edgesShown(tour, { graph, visit })) {
      const next = { visit: edge.to, shown: shownAt(edge.to, shown), edges: [...edges, edge] };
      const name = JSON.stringify([next.visit, next.shown]);
      if (known.has(name)) continue;
      known.add(name);
      standings.push(next);
    }
  }
  return standings;
}

function edgesShown(
  tour: AnyTour,
  { graph, visit }: { readonly graph: Graph; readonly visit: string },
): readonly Edge[] {
  const snapshot = graph.states.get(visit);
  if (!snapshot || leafId(snapshot) in (tour.endsAt ?? {})) return [];
  const isOutOfReach = (name: string) => name in (tour.outOfReach ?? {});
  return (graph.edgesFrom.get(visit) ?? []).filter(
    ({ event, blocked, taken, landing }) =>
      !blocked && !toldAlone.includes(event.type) && ![...taken, leafId(landing)].some(isOutOfReach),
  );
}

/** What is worked on ends well, and what follows from it too. */
function wellFrom(graph: Graph, from: string): Edge[] {
  const walk: Edge[] = [];
  for (let snapshot = graph.states.get(from), visit = from; snapshot?.hasTag('waiting'); ) {
    const workers = invokedAtLeaf(snapshot);
    const edge = graph.edgesFrom
      .get(visit)
      ?.find(({ event }) => isActorEnd(event) && 'output' in event && workers.includes(event.actorId));
    if (!edge || walk.includes(edge)) throw new Error(`Nothing that goes well leads on from ${visit}`);
    walk.push(edge);
    visit = edge.to;
    snapshot = graph.states.get(visit);
  }
  return walk;
}

/** The actors whose calls are waited for. */
export const invokedAtLeaf = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.findLast(({ type }) => type === 'atomic')?.invoke.map(({ id }) => id) ?? [];
