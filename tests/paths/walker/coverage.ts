import {
  type ActorRefLike,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { guardVerdicts, type Microstep, type Verdict, verdictsAtRest } from './guardVerdicts.ts';
import { statesOf, type Transition, transitionKey, transitionsOf } from './machineParts.ts';

export type CoverageReport = {
  readonly states: { readonly total: number; readonly covered: number };
  readonly transitions: { readonly total: number; readonly covered: number };
  readonly guards: { readonly total: number; readonly both: number };
  /** What nothing walked, in sentences; empty when everything was. */
  readonly uncovered: readonly string[];
};

/** What was never walked. A guard that was never true shows as its transition never taken. */
export type Gaps = {
  readonly states: readonly string[];
  readonly transitions: readonly Transition[];
  readonly neverFalse: readonly Transition[];
};

export type Coverage = ReturnType<typeof measureCoverage>;

/** Counts exactly what actors of one machine do, from XState's own account of each microstep. */
export function measureCoverage(machine: AnyStateMachine) {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const guards = { true: new Set<string>(), false: new Set<string>() };

  const stand = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) states.add(node.id);
  };
  const note = (verdicts: readonly Verdict[]) => {
    for (const { transition, answer } of verdicts) guards[`${answer}`].add(transition);
  };

  function step(microstep: Microstep) {
    for (const transition of microstep.taken) {
      transitions.add(transitionKey(transition));
      states.add(transition.source.id);
    }
    note(guardVerdicts(microstep));
  }

  function rest(snapshot: AnyMachineSnapshot) {
    stand(snapshot);
    note(verdictsAtRest(snapshot));
  }

  /** To be given to `createActor` as `inspect`; children running other machines are not counted. */
  function inspector() {
    const latest = new WeakMap<ActorRefLike, AnyMachineSnapshot>();
    return (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      const { actorRef, snapshot } = event;
      if (!isSnapshotOf(machine, snapshot)) return;
      if (event.type === '@xstate.snapshot') rest(snapshot);
      else step({ before: latest.get(actorRef), eventType: event.event.type, taken: event._transitions });
      stand(snapshot);
      latest.set(actorRef, snapshot);
    };
  }

  function gaps(): Gaps {
    const everyTransition = transitionsOf(machine);
    return {
      states: statesOf(machine).filter((id) => !states.has(id)),
      transitions: everyTransition.filter(({ key }) => !transitions.has(key)),
      neverFalse: everyTransition.filter(({ key, guard }) => guard !== undefined && !guards.false.has(key)),
    };
  }

  function report(): CoverageReport {
    const total = { states: statesOf(machine).length, transitions: transitionsOf(machine) };
    const guarded = total.transitions.filter(({ guard }) => guard !== undefined);
    const missing = gaps();
    return {
      states: { total: total.states, covered: total.states - missing.states.length },
      transitions: {
        total: total.transitions.length,
        covered: total.transitions.length - missing.transitions.length,
      },
      guards: {
        total: guarded.length,
        both: guarded.filter(({ key }) => guards.true.has(key) && guards.false.has(key)).length,
      },
      uncovered: [
        ...missing.states.map((id) => `state ${id} was never entered`),
        ...missing.transitions.map(({ key }) => `transition ${key} was never taken`),
        ...missing.neverFalse.map(({ key, guard }) => `guard ${guard} of ${key} was never false`),
      ],
    };
  }

  return { step, rest, inspector, gaps, report };
}

/** Compared by id, because `provide()` makes another machine of the same chart. */
export function isSnapshotOf(machine: AnyStateMachine, snapshot: unknown): snapshot is AnyMachineSnapshot {
  return isMachineSnapshot(snapshot) && snapshot.machine.id === machine.id;
}
