import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Coverage } from './coverage.ts';
import { millisecondsUntil } from './eventsFor.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { comparableContext } from './snapshotText.ts';
import { settle, startStubbed } from './stubActors.ts';
import type { Driver } from './walk.ts';

/** Walks the machine alone: a live actor, its timers on a simulated clock. */
export function actorDriver(
  spec: AnyPathSpec,
  { start, coverage }: { start: string; coverage: Coverage },
): Driver & { readonly snapshot: () => AnyMachineSnapshot } {
  const { actor, clock } = startStubbed(spec.machine, { input: spec.starts[start], inspect: coverage.inspector() });
  const sameActors = actorsKept();
  return {
    act: (event) => actor.send(event),
    settle: (event) => settle(actor, event),
    elapse: (event) =>
      clock.increment(millisecondsUntil(event, { machine: spec.machine, snapshot: actor.getSnapshot() })),
    blocked: (event) => actor.send(event),
    expectState(expected) {
      expectSameState(actor.getSnapshot(), { expected, spec });
      const kept = sameActors({ actual: actor.getSnapshot(), expected });
      expect(kept.actual, 'actors that go on, not begun anew').toEqual(kept.expected);
    },
    snapshot: () => actor.getSnapshot(),
    stop() {
      actor.stop();
    },
  };
}

type Pair<Value> = { readonly actual: Value; readonly expected: Value };

/** Which running actors are those of the step before: a call begun twice is another thing than a call that goes on. */
export function actorsKept(): (step: Pair<AnyMachineSnapshot>) => Pair<readonly string[]> {
  let before: Pair<AnyMachineSnapshot> | undefined;
  return (step) => {
    const kept = (which: keyof Pair<unknown>) =>
      Object.keys(step.expected.children).filter((id) => before?.[which].children[id] === step[which].children[id]);
    const actors = { actual: kept('actual'), expected: kept('expected') };
    before = step;
    return actors;
  };
}

/** The same value, context, status, output and running actors. */
export function expectSameState(
  actual: AnyMachineSnapshot,
  { expected, spec }: { expected: AnyMachineSnapshot; spec: AnyPathSpec },
): void {
  const visible = (snapshot: AnyMachineSnapshot, children: readonly string[]) => ({
    value: snapshot.value,
    status: snapshot.status,
    output: snapshot.output,
    context: comparableContext(spec, snapshot),
    running: snapshot.status === 'active' ? children.toSorted() : [],
  });
  const live = Object.entries<AnyActorRef | undefined>(actual.children)
    .filter(([, child]) => child?.getSnapshot().status === 'active')
    .map(([id]) => id);
  expect(visible(actual, live)).toEqual(visible(expected, Object.keys(expected.children)));
}
