import { type AnyActorRef, type AnyStateMachine, createActor, isMachineSnapshot, type Snapshot } from 'xstate';
import { z } from 'zod';
import { forgetTypedForms } from './typedFormStore.ts';

/** How a snapshot of an older version becomes one of the next; by the version it comes from. */
export type Migrations = Readonly<Record<number, (snapshot: unknown) => unknown>>;

export type SnapshotSlot = {
  readonly machine: AnyStateMachine;
  /** Raised whenever states or context change so that an old snapshot would not fit. */
  readonly version: number;
  readonly migrations?: Migrations;
};

const envelope = z.object({ version: z.int(), machine: z.string(), snapshot: z.unknown() });

const prefix = 'sawa.flow.';
const ownerKey = 'sawa.owner';
const keyOf = ({ id }: AnyStateMachine) => `${prefix}${id}`;

/** Those that hold somebody's data live as long as this page, for the other face to go on from. */
const heldHere = new Map<string, Snapshot<unknown>>();

/**
 * The snapshot a flow was left with in this tab, if it can be gone on with. A broken, foreign or too old one means a
 * fresh start: restoring never throws, and a snapshot whose state is gone would fail only later.
 */
export function storedSnapshot(slot: SnapshotSlot, input: unknown): Snapshot<unknown> | undefined {
  const snapshot = heldHere.get(keyOf(slot.machine)) ?? migrated(slot, read(keyOf(slot.machine)));
  if (!snapshot) return undefined;
  try {
    return createActor(slot.machine, { snapshot, input }).getSnapshot().status === 'active' ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a flow as it is now; whatever it holds of people is never stored, so then the last snapshot stays. */
export function storeSnapshot({ machine, version }: SnapshotSlot, actor: AnyActorRef): void {
  const current: unknown = actor.getSnapshot();
  if (holdsPersonalData(current)) {
    if (isForOtherFace(current)) heldHere.set(keyOf(machine), copyOf(actor));
    return;
  }
  heldHere.delete(keyOf(machine));
  const kept = { version, machine: machine.id, snapshot: actor.getPersistedSnapshot?.() };
  sessionStorage.setItem(keyOf(machine), JSON.stringify(kept));
}

export function forgetSnapshot(machine: AnyStateMachine): void {
  heldHere.delete(keyOf(machine));
  sessionStorage.removeItem(keyOf(machine));
}

/** What a person who signs out leaves in this browser: nothing, whether or not the server could be told. */
export function emptyStorage(): void {
  forgetSnapshots();
  sessionStorage.clear();
  localStorage.clear();
}

export function forgetSnapshots(): void {
  heldHere.clear();
  forgetTypedForms();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  sessionStorage.removeItem(ownerKey);
}

/** What was begun by a visitor becomes theirs when they sign in; what somebody else began is dropped. */
export function claimSnapshots(userId: string): void {
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== userId) forgetSnapshots();
  sessionStorage.setItem(ownerKey, userId);
}

/** Machines say so by the tag `personal`, at any depth of children. */
function holdsPersonalData(snapshot: unknown): boolean {
  if (!isMachineSnapshot(snapshot)) return false;
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  return snapshot.hasTag('personal') || children.some((child) => child && holdsPersonalData(child.getSnapshot()));
}

/** What works may have a password in hand; and identity goes on where the server says, on a page of its own. */
function isForOtherFace(snapshot: unknown): boolean {
  return isMachineSnapshot(snapshot) && !snapshot.hasTag('personal') && !isWaiting(snapshot);
}

function isWaiting(snapshot: unknown): boolean {
  if (!isMachineSnapshot(snapshot)) return false;
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  return snapshot.hasTag('waiting') || children.some((child) => child && isWaiting(child.getSnapshot()));
}

/** As it would come out of storage: nothing in it changes any more. */
const copyOf = (actor: AnyActorRef): Snapshot<unknown> => JSON.parse(JSON.stringify(actor.getPersistedSnapshot?.()));

function read(key: string): z.infer<typeof envelope> | undefined {
  try {
    return envelope.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function migrated(
  { machine, version, migrations = {} }: SnapshotSlot,
  stored: z.infer<typeof envelope> | undefined,
): Snapshot<unknown> | undefined {
  if (!stored || stored.machine !== machine.id || stored.version > version) return undefined;
  let { snapshot } = stored;
  for (let from = stored.version; from < version; from++) {
    const migrate = migrations[from];
    if (!migrate) return undefined;
    snapshot = migrate(snapshot);
  }
  return typeof snapshot === 'object' && snapshot !== null ? (snapshot as Snapshot<unknown>) : undefined;
}
