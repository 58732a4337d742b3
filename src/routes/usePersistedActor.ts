import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import { forgetSnapshot, type SnapshotSlot, storedSnapshot, storeSnapshot } from './snapshotStore.ts';

type Persisted<Machine extends AnyStateMachine> = Omit<SnapshotSlot, 'machine'> & {
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** For an address that asks for something else than what was left: begin anew. */
  readonly startsAfresh?: boolean;
};

/** A flow that goes on where it was left in this tab: after a reload, a provider's page, or signing in half-way. */
export function usePersistedActor<Machine extends AnyStateMachine>({
  input,
  startsAfresh = false,
  ...given
}: Persisted<Machine>): Actor<Machine> {
  const [slot] = useState<SnapshotSlot>(given);
  const [options] = useState(() => {
    const snapshot = startsAfresh ? undefined : storedSnapshot(slot, input);
    return { input, ...(snapshot && { snapshot }) };
  });
  // React remembers an actor of the very machine given; the slot holds it by a wider type.
  const actor = useActorRef(slot.machine, options) as Actor<Machine>;

  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;

  useEffect(() => {
    storeSnapshot(slot, actor);
    const watching = actor.subscribe({
      next: () => storeSnapshot(slot, actor),
      // An actor is also complete when its page is left; then it is to be gone on with.
      complete: () => {
        if (isDone(actor)) forgetSnapshot(slot.machine);
      },
      error: (cause) => {
        forgetSnapshot(slot.machine);
        setFailure(new Error('The flow failed', { cause }));
      },
    });
    return () => watching.unsubscribe();
  }, [actor, slot]);
  return actor;
}

const isDone = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'done';
