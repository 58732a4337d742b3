import type { ActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { chartOf, toldChartOf } from './chart.ts';
import { coarseKeyDefects } from './coarseKey.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import { chartDefects, graphDefects, specDefects, unfailingDefects, wordDefects } from './defects.ts';
import { eventKey, eventsFor } from './eventsFor.ts';
import { type Edge, type Graph, visitKey } from './graph.ts';
import { guardVerdicts, type Microstep, precedence, verdictsAtRest } from './guardVerdicts.ts';
import { unknownNames } from './invariants.ts';
import { transitionKey } from './machineParts.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { comparableContext, stateTitle } from './snapshotText.ts';

/** What one machine can do from one start, and the steps that broke while finding out. */
type Exploration = { readonly graph: Graph; readonly broken: readonly string[] };

const defaultLimit = 20_000;

/** A machine is walked in several shapes, and explored once. */
const explored = new WeakMap<AnyPathSpec, Graph[]>();

/** Everything the machine can do from each start; throws with every defect found, in sentences. */
export function explore(spec: AnyPathSpec): Graph[] {
  const known = explored.get(spec) ?? exploreAfresh(spec);
  explored.set(spec, known);
  return known;
}

function exploreAfresh(spec: AnyPathSpec): Graph[] {
  refuseIfAny(specDefects(spec), spec);
  const coverage = measureCoverage(spec.machine);
  const explorations = Object.keys(spec.starts).map((start) => exploreFrom(spec, { start, coverage }));
  const graphs = explorations.map(({ graph }) => graph);
  const broken = explorations.flatMap((exploration) => exploration.broken);
  const perGraph = graphs.flatMap((graph) => graphDefects(graph, spec));
  const ofSpec = [...unfailingDefects(graphs, spec), ...wordDefects(graphs, spec), ...unknownNames(graphs, spec)];
  const defects = [...broken, ...perGraph, ...chartDefects(coverage), ...ofSpec];
  // What cannot be reached is often only what a key left out.
  const coarse = defects.length > 0 ? graphs.flatMap((graph) => coarseKeyDefects(graph, spec)) : [];
  refuseIfAny([...defects, ...coarse], spec);
  return graphs;
}

function exploreFrom(spec: AnyPathSpec, { start, coverage }: { start: string; coverage: Coverage }): Exploration {
  const microsteps: Microstep[] = [];
  const chart = toldChartOf(spec.machine, (microstep) => {
    microsteps.push(microstep);
    coverage.step(microstep);
  });
  const walked = new Map<AnyEventObject, Proof>();
  const broken: string[] = [];
  const limit = spec.limit ?? defaultLimit;
  let steps = 0;

  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    getInitialSnapshot: () => chart.initial(spec.starts[start]),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition(snapshot, event) {
      steps += 1;
      if (steps > limit)
        throw new Error(`${spec.machine.id} takes more than ${limit} steps: key() tells too much apart`);
      microsteps.length = 0;
      try {
        const landing = chart.next(snapshot, event);
        walked.set(event, proofOf(spec, { snapshot, event, landing, microsteps }));
        coverage.rest(landing);
        return landing;
      } catch (error) {
        broken.push(`In ${stateTitle(snapshot)}, ${eventKey(event)} throws: ${error}`);
        return snapshot;
      }
    },
  };
  const keyOf = (snapshot: AnyMachineSnapshot) => visitKey(spec, snapshot);
  const adjacent = adjacencyMapToArray(
    getAdjacencyMap(logic, {
      serializeState: keyOf,
      serializeEvent: eventKey,
      events: (snapshot) => eventsFor(spec, snapshot),
    }),
  ).map(({ state, event, nextState }) => ({ from: keyOf(state), to: keyOf(nextState), state, event, nextState }));

  const initial = chart.initial(spec.starts[start]);
  const states = new Map([[keyOf(initial), initial]]);
  const edgesFrom = new Map<string, Edge[]>();
  for (const { from, state } of adjacent) states.set(from, state);
  for (const { from, to, event, nextState: landing } of adjacent) {
    if (!states.has(to)) states.set(to, landing);
    const edge = {
      from,
      to,
      event,
      landing,
      ...(walked.get(event) ?? { blocked: true, taken: [], proves: [], details: [] }),
    };
    edgesFrom.set(from, [...(edgesFrom.get(from) ?? []), edge]);
  }
  for (const snapshot of states.values()) coverage.rest(snapshot);
  const graph = {
    start,
    input: spec.starts[start],
    initial: keyOf(initial),
    states,
    edgesFrom,
    chart: chartOf(spec.machine),
  };
  return { graph, broken };
}

type Proof = Pick<Edge, 'blocked' | 'taken' | 'proves' | 'details'>;

type Walked = {
  readonly snapshot: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly landing: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
};

/** What an edge proves: the transitions it takes and where they land, and each guard's answer on the way. */
function proofOf(spec: AnyPathSpec, { snapshot, event, landing, microsteps }: Walked): Proof {
  const taken = microsteps.flatMap((microstep) => microstep.taken).map(transitionKey);
  const order = microsteps.flatMap((microstep) => precedence(microstep, event));
  const verdicts = [...microsteps.flatMap(guardVerdicts), ...verdictsAtRest(landing)];
  const blocked = taken.length === 0;
  return {
    blocked,
    taken,
    proves: [
      blocked
        ? `${event.type} is blocked in ${stateTitle(snapshot)}`
        : `${taken.join(', ')} lands in ${stateTitle(landing)}`,
      ...verdicts.map(({ transition, answer }) => `guard of ${transition} is ${answer}`),
    ],
    details: [
      ...order,
      ...changesOf(spec, { snapshot, landing }).map((field) => `${taken.join(', ')} changes ${field}`),
    ],
  };
}

function changesOf(spec: AnyPathSpec, { snapshot, landing }: Pick<Walked, 'snapshot' | 'landing'>): string[] {
  const [before, after] = [comparableContext(spec, snapshot), comparableContext(spec, landing)];
  const place = stateTitle(snapshot) === stateTitle(landing) ? [] : ['the state'];
  return [...place, ...Object.keys(after).filter((field) => !isSame(before[field], after[field]))];
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

function refuseIfAny(defects: readonly string[], spec: AnyPathSpec) {
  const sentences = [...new Set(defects)];
  if (sentences.length > 0) throw new Error(`${spec.machine.id} cannot be walked:\n- ${sentences.join('\n- ')}`);
}
