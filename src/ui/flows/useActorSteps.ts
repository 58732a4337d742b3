import { useEffect, useEffectEvent } from 'react';
import type { AnyMachineSnapshot, Subscription } from 'xstate';

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (tell: (snapshot: Snapshot) => void) => Subscription;
};

/** Tells of every step a machine takes from here on, with what it came from: for what is said once, like a toast. */
export function useActorSteps<Snapshot extends AnyMachineSnapshot>(
  actor: Watched<Snapshot>,
  tell: (now: Snapshot, before: Snapshot) => void,
): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    let before = actor.getSnapshot();
    const watching = actor.subscribe((now) => {
      const last = before;
      before = now;
      told(now, last);
    });
    return () => watching.unsubscribe();
  }, [actor]);
}
