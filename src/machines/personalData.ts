import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { isMachineSnapshot } from 'xstate';

/**
 * Whether this machine, or any it runs, holds names, accounts or a password. Such a snapshot is not put into the
 * browser's storage: the last one before it stays there, and a reload goes on from that.
 */
export function holdsPersonalData(snapshot: AnyMachineSnapshot): boolean {
  if (snapshot.hasTag('personal')) return true;
  return Object.values<AnyActorRef | undefined>(snapshot.children).some((child) => {
    const inner: unknown = child?.getSnapshot();
    return isMachineSnapshot(inner) && holdsPersonalData(inner);
  });
}
