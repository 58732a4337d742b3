import type { ActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { chartOf } from './chart.ts';
import { coarseKeyDefects } from './coarseKey.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import { chartDefects, graphDefects, specDefects, unfailingDefects } from './defects.ts';
import { eventKey, eventsFor } from './eventsFor.ts';
import { type Edge, type Graph, visitKey } from './graph.ts';
import { guardVerdicts, type Microstep, verdictsAtRest } from './guardVerdicts.ts';
import { transitionKey } from './machineParts.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { stateTitle } from './snapshotText.ts';

/** What one machine can do from one start, and the steps that broke while finding out. */
type Exploration = { readonly graph: Graph; readonly broken: readonly string[] };

const defaultLimit = 20_000;

/** Everything the machine can do from each start; throws with every defect found, in sentences. */
export function explore(spec: AnyPathSpec): Graph[] {
  refuseIfAny(specDefects(spec), spec);
  const coverage = measureCoverage(spec.machine);
  const explorations = Object.keys(spec.starts).map((start) => exploreFrom(spec, { start, coverage }));
  const graphs = explorations.map(({ graph }) => graph);
  const broken = explorations.flatMap((exploration) => exploration.broken);
  const perGraph = graphs.flatMap((graph) => [...graphDefects(graph, spec), ...coarseKeyDefects(graph, spec)]);
  refuseIfAny([...broken, ...perGraph, ...unfailingDefects(graphs, spec), ...chartDefects(coverage)], spec);
  return graphs;
}

function exploreFrom(spec: AnyPathSpec, { start, coverage }: { start: string; coverage: Coverage }): Exploration {
  const microsteps: Microstep[] = [];
  const chart = chartOf(spec.machine, (microstep) => {
    microsteps.push(microstep);
    coverage.step(microstep);
  });
  const walked = new Map<AnyEventObject, Pick<Edge, 'blocked' | 'proves'>>();
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
        walked.set(event, proofOf({ snapshot, event, landing, microsteps }));
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
    const edge = { from, to, event, landing, ...(walked.get(event) ?? { blocked: true, proves: [] }) };
    edgesFrom.set(from, [...(edgesFrom.get(from) ?? []), edge]);
  }
  for (const snapshot of states.values()) coverage.rest(snapshot);
  return { graph: { start, input: spec.starts[start], initial: keyOf(initial), states, edgesFrom, chart }, broken };
}

type Walked = {
  readonly snapshot: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly landing: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
};

/** What an edge proves: the transitions it takes and where they land, and each guard's answer on the way. */
function proofOf({ snapshot, event, landing, microsteps }: Walked): Pick<Edge, 'blocked' | 'proves'> {
  const taken = microsteps.flatMap((microstep) => microstep.taken);
  const verdicts = [...microsteps.flatMap(guardVerdicts), ...verdictsAtRest(landing)];
  const blocked = taken.length === 0;
  return {
    blocked,
    proves: [
      blocked
        ? `${event.type} is blocked in ${stateTitle(snapshot)}`
        : `${taken.map(transitionKey).join(', ')} lands in ${stateTitle(landing)}`,
      ...verdicts.map(({ transition, answer }) => `guard of ${transition} is ${answer}`),
    ],
  };
}

function refuseIfAny(defects: readonly string[], spec: AnyPathSpec) {
  const sentences = [...new Set(defects)];
  if (sentences.length > 0) throw new Error(`${spec.machine.id} cannot be walked:\n- ${sentences.join('\n- ')}`);
}
