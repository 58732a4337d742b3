import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { queryClient } from '#src/services/queryClient.ts';
import { type Coverage, measureCoverage } from '#tests/paths/walker/coverage.ts';
import type { Told, TourHooks } from '../told.ts';

/** One page load; what it counted comes on top of what earlier ones did. */
const load = crypto.randomUUID();

type Toured = {
  readonly coverage: Coverage;
  readonly count: (event: InspectionEvent) => void;
  /** The one that did something last; a page may start the same machine anew. */
  actor: ActorRefLike;
};
const toured = new Map<string, Toured>();

/** First steps of flows that are not under way: React may draw a page twice before it starts what it shows. */
const before = new WeakMap<ActorRefLike, InspectionEvent[]>();
const started = new WeakSet<ActorRefLike>();
const due = new Map<ActorRefLike, Toured>();

/** Counts every step of every machine on the page, and tells the tour where each stands once it is at rest. */
export function tellTour(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  const { actorRef, snapshot } = event;
  if (!isMachineSnapshot(snapshot)) return;
  const steps = [...(before.get(actorRef) ?? []), event];
  if (event.type === '@xstate.microstep' && !started.has(actorRef)) {
    before.set(actorRef, steps);
    return;
  }
  started.add(actorRef);
  before.delete(actorRef);
  const { machine } = snapshot;
  const entry = toured.get(machine.id) ?? startOn(machine, actorRef);
  entry.actor = actorRef;
  for (const step of steps) entry.count(step);
  if (due.size === 0) queueMicrotask(tell);
  due.delete(actorRef);
  due.set(actorRef, entry);
}

function startOn(machine: AnyMachineSnapshot['machine'], actor: ActorRefLike): Toured {
  const coverage = measureCoverage(machine);
  const entry: Toured = { coverage, count: coverage.inspector(), actor };
  toured.set(machine.id, entry);
  return entry;
}

function tell() {
  const actors = [...due];
  due.clear();
  for (const [actor, { coverage }] of actors) {
    const snapshot = actor.getSnapshot();
    if (isMachineSnapshot(snapshot)) window.tellTour?.(JSON.stringify(told(snapshot, coverage)));
  }
}

function told({ machine, value, status, context, children }: AnyMachineSnapshot, coverage: Coverage): Told {
  const running = Object.entries<AnyActorRef | undefined>(children).filter(
    ([, child]) => child?.getSnapshot().status === 'active',
  );
  return {
    machine: machine.id,
    load,
    value,
    status,
    context,
    running: Object.fromEntries(running.map(([name, child]) => [name, String(child?.sessionId)])),
    counts: coverage.counts(),
  };
}

const hooks: TourHooks = {
  send(machine, event) {
    toured.get(machine)?.actor.send(event);
  },
  // What was read is kept, and asked for again when it is needed again.
  letReadsGrowOld: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
};
window.tour = hooks;
