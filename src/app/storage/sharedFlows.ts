import { type AnyActorRef, isMachineSnapshot, type Snapshot } from 'xstate';
import type { VerifyIdentityActor } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';

/**
 * Signing up, or an identity check in its frame, handed from one face to the other by a press: they know names, so they
 * are in no storage, and gone when the page is.
 */
const handed = new Map<string, Snapshot<unknown>>();

/** While it works it has the password in hand, and stays where it is. */
export function handFlow(actor: AnyActorRef | undefined): void {
  const snapshot: unknown = actor?.getSnapshot();
  if (!actor || !isMachineSnapshot(snapshot) || snapshot.status !== 'active' || snapshot.hasTag('waiting')) return;
  handed.set(snapshot.machine.id, JSON.parse(JSON.stringify(actor.getPersistedSnapshot?.())));
}

export const handedFlow = (machineId: string): Snapshot<unknown> | undefined => handed.get(machineId);

/** It was taken, or is not wanted any more. */
export function dropHandedFlow(machineId: string): void {
  handed.delete(machineId);
}

/** The frame goes on with the pictures it has; everything before it begins where the server says. */
export function handIdentity(actor: VerifyIdentityActor | undefined): void {
  if (actor?.getSnapshot().matches('capturingDocuments')) handFlow(actor);
}

/** Gone on with once. */
export function takeHandedFlow(machineId: string): Snapshot<unknown> | undefined {
  const snapshot = handed.get(machineId);
  handed.delete(machineId);
  return snapshot;
}
