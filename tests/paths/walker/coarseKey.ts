import type { AnyMachineSnapshot } from 'xstate';
import { eventKey, eventsFor } from './eventsFor.ts';
import { type Edge, type Graph, visitKey } from './graph.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { comparableContext, stateTitle } from './snapshotText.ts';

/** Contexts tried for one visit of the graph; enough to meet a counter's end, few enough for one that never ends. */
const contextsPerVisit = 4;

/**
 * Two visits with one key must have one future. Every other context that lands on a key is tried with each event:
 * where it may do something else than the visit the graph kept, the spec's key leaves out what decides. It takes twice
 * as long as exploring, so a sound machine is asked once, and not by everything that walks it.
 */
export function coarseKeyDefects(graph: Graph, spec: AnyPathSpec): string[] {
  const textOf = contextTexts(spec);
  const tried = new Map([...graph.states].map(([visit, kept]) => [visit, new Set([textOf(kept)])]));
  const defects: string[] = [];
  const arrivals: Arrival[] = [...graph.edgesFrom.values()].flat();
  for (const { to, landing } of arrivals) {
    const contexts = tried.get(to);
    if (!contexts || contexts.size > contextsPerVisit) continue;
    const text = textOf(landing);
    if (contexts.has(text)) continue;
    contexts.add(text);
    const second = futureOf(landing, { graph, spec });
    const found = differences(landing, { kept: graph.edgesFrom.get(to) ?? [], second });
    if (found.length > 0) {
      const apart = fieldsApart(graph.states.get(to), landing, spec);
      defects.push(...found.map((difference) => `key() is too coarse: ${difference} (they differ in ${apart})`));
    }
    arrivals.push(...second.values());
  }
  return defects;
}

type Arrival = Pick<Edge, 'to' | 'landing'>;

/** Most steps change nothing in the context, and hand on the one they were given. */
function contextTexts(spec: AnyPathSpec): (snapshot: AnyMachineSnapshot) => string {
  const known = new WeakMap<object, string>();
  return (snapshot) => {
    const text = known.get(snapshot.context) ?? JSON.stringify(comparableContext(spec, snapshot));
    known.set(snapshot.context, text);
    return text;
  };
}

type Future = ReadonlyMap<string, Arrival>;

function futureOf(snapshot: AnyMachineSnapshot, { graph, spec }: { graph: Graph; spec: AnyPathSpec }): Future {
  return new Map(
    eventsFor(spec, snapshot).map((event) => {
      const landing = graph.chart.next(snapshot, event);
      return [eventKey(event), { to: visitKey(spec, landing), landing }];
    }),
  );
}

function differences(at: AnyMachineSnapshot, { kept, second }: { kept: readonly Edge[]; second: Future }): string[] {
  const first = new Map(kept.map((edge) => [eventKey(edge.event), edge]));
  if (first.size !== second.size || [...second.keys()].some((event) => !first.has(event))) {
    return [`visits of ${stateTitle(at)} with the same key offer different events`];
  }
  return [...first].flatMap(([event, here]) => {
    const there = second.get(event);
    if (!there || here.to === there.to) return [];
    const [usual, other] = [stateTitle(here.landing), stateTitle(there.landing)];
    const otherwise = usual === other ? 'and there with another key on a second' : `and to ${other} on another`;
    return [`in ${stateTitle(at)}, ${event} leads to ${usual} on one visit ${otherwise}`];
  });
}

/** The fields that tell two visits apart: what the key is likely to have left out. */
function fieldsApart(kept: AnyMachineSnapshot | undefined, landing: AnyMachineSnapshot, spec: AnyPathSpec): string {
  const [first, second] = [kept ? comparableContext(spec, kept) : {}, comparableContext(spec, landing)];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])]
    .filter((field) => JSON.stringify(first[field]) !== JSON.stringify(second[field]))
    .join(', ');
}
