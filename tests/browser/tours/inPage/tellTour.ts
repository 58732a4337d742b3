import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { queryClient } from '#src/services/http/queryClient.ts';
import { enterSession } from '#src/services/session/sessionServices.ts';
import { type Coverage, measureCoverage } from '#tests/paths/walker/coverage.ts';
import type { Told, TourHooks } from '../told.ts';

/** One page load; what it counted comes on top of what earlier ones did. */
const load = crypto.randomUUID();

/** Of every machine on the page the one that did something last; a page may start the same machine anew. */
const actors = new Map<string, ActorRefLike>();

type Toured = { readonly coverage: Coverage; readonly count: (event: InspectionEvent) => void };
let toured: Toured | undefined;

/** First steps of flows that are not under way: React may draw a page twice before it starts what it shows. */
const before = new WeakMap<ActorRefLike, InspectionEvent[]>();
const started = new WeakSet<ActorRefLike>();
const due = new Set<ActorRefLike>();

/** Counts every step of the machine that is toured, and tells the tour where it stands once it is at rest. */
export function tellTour(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  const { actorRef, snapshot } = event;
  if (!isMachineSnapshot(snapshot)) return;
  const { machine } = snapshot;
  const steps = [...(before.get(actorRef) ?? []), event];
  if (event.type === '@xstate.microstep' && !started.has(actorRef)) {
    before.set(actorRef, steps);
    return;
  }
  started.add(actorRef);
  before.delete(actorRef);
  actors.set(machine.id, actorRef);
  if (machine.id !== window.touredMachine) return;
  toured ??= countsOf(machine);
  for (const step of steps) toured.count(step);
  if (due.size === 0) queueMicrotask(tell);
  due.delete(actorRef);
  due.add(actorRef);
}

function countsOf(machine: AnyMachineSnapshot['machine']): Toured {
  const coverage = measureCoverage(machine);
  return { coverage, count: coverage.inspector() };
}

function tell() {
  const telling = [...due];
  due.clear();
  for (const actor of telling) {
    const snapshot = actor.getSnapshot();
    if (toured && isMachineSnapshot(snapshot)) window.tellTour?.(JSON.stringify(told(snapshot, toured.coverage)));
  }
}

function told({ value, status, context, children }: AnyMachineSnapshot, coverage: Coverage): Told {
  const running = Object.entries<AnyActorRef | undefined>(children).filter(
    ([, child]) => child?.getSnapshot().status === 'active',
  );
  return {
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
    actors.get(machine)?.send(event);
  },
  standsAt(machine) {
    const snapshot = actors.get(machine)?.getSnapshot();
    return isMachineSnapshot(snapshot) ? snapshot.value : undefined;
  },
  async enter(user) {
    await enterSession({ user, signingKey: 'a'.repeat(43) });
  },
  // What was read is kept, and asked for again when it is needed again.
  letReadsGrowOld: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
};
window.tour = hooks;
