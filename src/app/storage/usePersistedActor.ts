import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import { forgetSnapshot, type SnapshotSlot, storedSnapshot, storeSnapshot } from './snapshotStore.ts';

type Persisted<Machine extends AnyStateMachine> = Omit<SnapshotSlot, 'machine'> & {
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** For an address that asks for something else than what was left: begin anew. */
  readonly startsAfresh?: boolean;
  /** What was true when the flow was left may not be any more. */
  readonly onRestored?: (actor: Actor<Machine>) => void;
};

/** A flow that goes on where it was left in this tab: after a reload, a provider's page, or signing in half-way. */
export function usePersistedActor<Machine extends AnyStateMachine>({
  input,
  startsAfresh = false,
  onRestored,
  ...given
}: Persisted<Machine>): Actor<Machine> {
  const [slot] = useState<SnapshotSlot>(given);
  const [watcher] = useState<Watcher>({});
  const [options] = useState(() => {
    const snapshot = startsAfresh ? undefined : storedSnapshot(slot, input);
    return { input, inspect: () => watcher.tell?.(), ...(snapshot && { snapshot }) };
  });
  // React remembers an actor of the very machine given; the slot holds it by a wider type.
  const actor = useActorRef(slot.machine, options) as Actor<Machine>;

  const notifyRestored = useEffectEvent(() => onRestored?.(actor));
  useEffect(() => {
    if (options.snapshot) notifyRestored();
  }, [options]);

  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;

  useEffect(() => {
    storeSnapshot(slot, actor);
    watcher.tell = soonAfter(() => isActive(actor) && storeSnapshot(slot, actor));
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
    return () => {
      delete watcher.tell;
      watching.unsubscribe();
    };
  }, [actor, slot, watcher]);
  return actor;
}

/** Hears of everything in the flow: what a child is told changes nothing in its parent, and is to be kept as well. */
type Watcher = { tell?: () => void };

/** Once for all that happens in one go, when it is over. */
function soonAfter(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      act();
    });
  };
}

const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active';
const isDone = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'done';
