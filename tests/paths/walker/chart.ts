import {
  type ActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  type Snapshot,
} from 'xstate';
import { isSnapshotOf } from './coverage.ts';
import type { Microstep } from './guardVerdicts.ts';

/** A step of the chart alone: no action runs and no actor starts. */
export type Chart = {
  readonly initial: (input: unknown) => AnyMachineSnapshot;
  readonly next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => AnyMachineSnapshot;
};

/** The production machine as a pure function. */
export const chartOf = (machine: AnyStateMachine): Chart => chartIn(scopeWithoutEffects(), machine);

/** The same, with XState's own account of what each step took: that costs as much as the step. */
export function toldChartOf(machine: AnyStateMachine, told: (microstep: Microstep) => void): Chart {
  const scope = scopeWithoutEffects();
  let standing: AnyMachineSnapshot | undefined;
  scope.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || !isSnapshotOf(machine, inspected.snapshot)) return;
    const taken: readonly AnyTransitionDefinition[] = inspected._transitions;
    told({ before: standing, eventType: inspected.event.type, taken });
    standing = inspected.snapshot;
  });
  const chart = chartIn(scope, machine);
  return {
    initial(input) {
      standing = undefined;
      return chart.initial(input);
    },
    next(snapshot, event) {
      standing = snapshot;
      return chart.next(snapshot, event);
    },
  };
}

function chartIn(scope: AnyActorScope, machine: AnyStateMachine): Chart {
  const chart = withIdleActors(machine);
  return {
    initial: (input) => chart.getInitialSnapshot(scope, input),
    next: (snapshot, event) => withoutEnded(chart.transition(snapshot, event, scope), { before: snapshot, event }),
  };
}

const idle: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};

const idling = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** On a chart it counts who runs, not what they do; the first state of a child machine costs as much as a step. */
function withIdleActors(machine: AnyStateMachine): AnyStateMachine {
  const known = idling.get(machine);
  if (known) return known;
  const names = Object.keys(machine.implementations.actors);
  const provided = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, idle])) });
  idling.set(machine, provided);
  return provided;
}

/** XState keeps an actor that ended until its state is left; on the chart `children` are those still running. */
function withoutEnded(
  after: AnyMachineSnapshot,
  { before, event: { actorId } }: { before: AnyMachineSnapshot; event: AnyEventObject },
): AnyMachineSnapshot {
  if (actorId === undefined || after.children[actorId] !== before.children[actorId]) return after;
  const { [actorId]: _ended, ...children } = after.children;
  return { ...after, children };
}

function scopeWithoutEffects(): AnyActorScope {
  const self = createEmptyActor();
  const nothing = () => undefined;
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}
