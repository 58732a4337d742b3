import { expect, vi } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { queryClient } from '#src/services/http/queryClient.ts';
import { expectSameState } from '../walker/actorDriver.ts';
import { millisecondsUntil } from '../walker/eventsFor.ts';
import { settle, startOnClock, stubFor } from '../walker/stubActors.ts';
import type { Driver, Walk } from '../walker/walk.ts';
import { type OnLeftOut, watchCalls } from './callWatch.ts';
import { answerHeld } from './heldAnswers.ts';
import { callingAs, holdTransport } from './heldTransport.ts';
import { presenceIn } from './presence.ts';
import { memoryKeys, nobodyHere, walkedSeconds } from './whoIsHere.ts';
import type { AnyWire } from './wire.ts';

/** The machine with the actors of the product; a child machine, a clock and what the table leaves out are stand-ins. */
export function wiredMachine({ spec: { machine }, flow, answers }: AnyWire): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    const real = flow.implementations.actors[name];
    if (!answers[name]) return [name, stubFor(logic)];
    if (!real || 'src' in real || real instanceof StateMachine) throw new Error(`${name} makes no calls`);
    return [name, callingAs(name, real)];
  });
  return machine.provide({ actors: Object.fromEntries(actors) });
}

export type WireWalk = {
  readonly machine: AnyStateMachine;
  readonly walk: Walk;
  readonly onLeftOut: OnLeftOut;
};

/** Walks the machine with the work of the product behind it; only what goes over the wire is held, and looked at. */
export async function wireDriver(wire: AnyWire, { machine, walk, onLeftOut }: WireWalk): Promise<Driver> {
  const { spec, answers } = wire;
  const transport = holdTransport(memoryKeys());
  const watch = watchCalls(wire, transport, onLeftOut);
  const clockOfAll = vi.spyOn(Date, 'now').mockReturnValue(walkedSeconds * 1000);
  const presence = await presenceIn(wire, walk);
  const { actor, clock } = startOnClock(machine, { input: spec.starts[walk.start] });
  const answering = answerHeld(wire, { actor, transport });

  return {
    async act(event) {
      await presence.before(event);
      actor.send(event);
    },
    async settle(event) {
      await presence.before(event);
      if (answers[event.actorId]) watch.lookAtInput(await answering.end(event));
      else settle(actor, event);
    },
    async elapse(event) {
      await presence.before(event);
      clock.increment(millisecondsUntil(event, { machine, snapshot: actor.getSnapshot() }));
    },
    async blocked(event) {
      await presence.before(event);
      actor.send(event);
    },
    async expectState(expected) {
      await answering.calls(expected);
      expect(watch.look(), 'what is wrong with what was sent').toEqual([]);
      expectSameState(actor.getSnapshot(), { expected, spec });
      answering.endLate();
      // What was read has grown old by the time of the next step.
      await queryClient.invalidateQueries();
    },
    stop() {
      actor.stop();
      nobodyHere();
      transport.letGo();
      clockOfAll.mockRestore();
    },
  };
}
