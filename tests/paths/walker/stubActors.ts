import {
  type Actor,
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate';

/** How the walker ends a stub; nothing else moves it. */
type StubEvent = { type: 'stub.done'; output: unknown } | { type: 'stub.failed'; error: unknown };
type StubLogic = ActorLogic<Snapshot<unknown>, StubEvent>;

const running: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined };

/** Providing rebuilds a chart, which costs more than walking it; each machine is rebuilt once. */
const stubbed = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The same machine whose every actor waits to be told how it ends. */
function stubActors(machine: AnyStateMachine): AnyStateMachine {
  const known = stubbed.get(machine);
  if (known) return known;
  const stubs = Object.entries(machine.implementations.actors).map(([name, logic]) => [name, stubFor(logic)]);
  const provided = machine.provide({ actors: Object.fromEntries(stubs) });
  stubbed.set(machine, provided);
  return provided;
}

type Start = { readonly input: unknown; readonly inspect?: (event: InspectionEvent) => void };
type Started = { readonly actor: Actor<AnyStateMachine>; readonly clock: SimulatedClock };

/** A running machine with stubs for actors and its own clock. */
export const startStubbed = (machine: AnyStateMachine, start: Start): Started =>
  startOnClock(stubActors(machine), start);

/** A running machine with the actors it has, and its own clock. */
export function startOnClock(machine: AnyStateMachine, start: Start): Started {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { ...start, clock });
  actor.subscribe({ error: ignoreError });
  actor.start();
  return { actor, clock };
}

/** Ends the actor the event names, as the event says. */
export function settle(parent: AnyActorRef, event: AnyEventObject): void {
  const child: AnyActorRef | undefined = parent.getSnapshot().children[event.actorId];
  if (child?.getSnapshot().status !== 'active') throw new Error(`${event.actorId} is not running`);
  child.subscribe({ error: ignoreError });
  child.send(
    'output' in event ? { type: 'stub.done', output: event.output } : { type: 'stub.failed', error: event.error },
  );
}

/** A child machine shows its first state, so that its screen can be drawn, and goes no further. */
export function stubFor(logic: unknown): StubLogic {
  const first = logic instanceof StateMachine ? stubActors(logic) : undefined;
  return {
    getInitialSnapshot: (scope: AnyActorScope, input) =>
      first ? { ...first.getInitialSnapshot(scope, input), ...running } : running,
    transition(snapshot, event) {
      if (event.type === 'stub.done') return { ...snapshot, status: 'done', output: event.output, error: undefined };
      if (event.type === 'stub.failed') return { ...snapshot, status: 'error', error: event.error, output: undefined };
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** XState reports an error nobody observes as unhandled; here errors are part of the walk. */
function ignoreError() {}
