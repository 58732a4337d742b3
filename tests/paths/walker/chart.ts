import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import { isSnapshotOf } from './coverage.ts';
import type { Microstep } from './guardVerdicts.ts';

/** A step of the chart alone: no action runs, no actor starts, and every microstep is told. */
export type Chart = {
  readonly initial: (input: unknown) => AnyMachineSnapshot;
  readonly next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => AnyMachineSnapshot;
};

/** The production machine as a pure function, with XState's own account of what each step took. */
export function chartOf(machine: AnyStateMachine, told: (microstep: Microstep) => void): Chart {
  const scope = scopeWithoutEffects();
  let standing: AnyMachineSnapshot | undefined;
  scope.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || !isSnapshotOf(machine, inspected.snapshot)) return;
    const taken: readonly AnyTransitionDefinition[] = inspected._transitions;
    told({ before: standing, eventType: inspected.event.type, taken });
    standing = inspected.snapshot;
  });
  return {
    initial(input) {
      standing = undefined;
      return machine.getInitialSnapshot(scope, input);
    },
    next(snapshot, event) {
      standing = snapshot;
      return withoutEnded(machine.transition(snapshot, event, scope), { before: snapshot, event });
    },
  };
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
