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

/** How often each state was stood in, each transition taken, and each transition's guard said yes and no. */
export type WalkCounts = Readonly<Record<'states' | 'transitions' | 'yes' | 'no', Readonly<Record<string, number>>>>;

export type Coverage = ReturnType<typeof measureCoverage>;

/** Counts exactly what actors of one machine do, from XState's own account of each microstep. */
export function measureCoverage(machine: AnyStateMachine) {
  const states = new Map<string, number>();
  const transitions = new Map<string, number>();
  const guards = { yes: new Map<string, number>(), no: new Map<string, number>() };

  const stand = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) count(states, node.id);
  };
  const note = (verdicts: readonly Verdict[]) => {
    for (const { transition, answer } of verdicts) count(answer ? guards.yes : guards.no, transition);
  };

  function step(microstep: Microstep) {
    for (const transition of microstep.taken) {
      count(transitions, transitionKey(transition));
      // A start's first, transient state is left before anybody is told of it.
      if (!states.has(transition.source.id)) count(states, transition.source.id);
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
      if (latest.get(actorRef)?._nodes !== snapshot._nodes) stand(snapshot);
      if (event.type === '@xstate.snapshot') note(verdictsAtRest(snapshot));
      else step({ before: latest.get(actorRef), eventType: event.event.type, taken: event._transitions });
      latest.set(actorRef, snapshot);
    };
  }

  function gaps(): Gaps {
    const everyTransition = transitionsOf(machine);
    return {
      states: statesOf(machine).filter((id) => !states.has(id)),
      transitions: everyTransition.filter(({ key }) => !transitions.has(key)),
      neverFalse: everyTransition.filter(({ key, guard }) => guard !== undefined && !guards.no.has(key)),
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
        both: guarded.filter(({ key }) => guards.yes.has(key) && guards.no.has(key)).length,
      },
      uncovered: uncovered(),
    };
  }

  /** Of what is asked to be walked, by the ids of states and the keys of transitions. */
  function uncovered(isAsked: (id: string) => boolean = () => true): string[] {
    const missing = gaps();
    return [
      ...missing.states.filter(isAsked).map((id) => `state ${id} was never entered`),
      ...missing.transitions.filter(({ key }) => isAsked(key)).map(({ key }) => `transition ${key} was never taken`),
      ...missing.neverFalse
        .filter(({ key }) => isAsked(key))
        .map(({ key, guard }) => `guard ${guard} of ${key} was never false`),
    ];
  }

  /** Adds what was counted elsewhere: in a browser's page, by the same keys. */
  function add(counted: WalkCounts) {
    for (const [id, times] of Object.entries(counted.states)) count(states, id, times);
    for (const [key, times] of Object.entries(counted.transitions)) count(transitions, key, times);
    for (const [key, times] of Object.entries(counted.yes)) count(guards.yes, key, times);
    for (const [key, times] of Object.entries(counted.no)) count(guards.no, key, times);
  }

  const counts = (): WalkCounts => ({
    states: Object.fromEntries(states),
    transitions: Object.fromEntries(transitions),
    yes: Object.fromEntries(guards.yes),
    no: Object.fromEntries(guards.no),
  });

  return { step, rest, inspector, gaps, report, uncovered, add, counts };
}

function count(counted: Map<string, number>, key: string, times = 1) {
  counted.set(key, (counted.get(key) ?? 0) + times);
}

/** Compared by id, because `provide()` makes another machine of the same chart. */
export function isSnapshotOf(machine: AnyStateMachine, snapshot: unknown): snapshot is AnyMachineSnapshot {
  return isMachineSnapshot(snapshot) && snapshot.machine.id === machine.id;
}
