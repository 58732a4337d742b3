import { vi } from 'vitest';
import type { AnyActor, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { failureOf } from '#contract/protocol/failure.ts';
import { manyFrom, type Outcome } from '../walker/pathSpec.ts';
import { asDeclared } from '../walker/screenTable.ts';
import type { Answer, Caller, HeldCall, HeldTransport } from './heldTransport.ts';
import type { AnyWire } from './wire.ts';

/** Milliseconds a call may take to be made, or an answer to be read, on a busy machine. */
const patience = { timeout: 10_000, interval: 1 };

export type HeldAnswers = {
  /** Waits until every actor that runs has sent something. */
  readonly calls: (standing: AnyMachineSnapshot) => Promise<void>;
  /** Answers an actor's calls until it has ended as this event says, and names whose they were. */
  readonly end: (event: AnyEventObject) => Promise<Caller>;
  /** What nobody waits for any more is answered all the same, and must change nothing. */
  readonly endLate: () => void;
};

/** The other end of the wire: what is held is answered when the model says how its actor ends. */
export function answerHeld(
  wire: AnyWire,
  { actor, transport }: { readonly actor: AnyActor; readonly transport: HeldTransport },
): HeldAnswers {
  const offered = new Map<string, readonly Outcome[]>();
  const running = () =>
    Object.values<AnyActorRef>(actor.getSnapshot().children).filter((child) => child.getSnapshot().status === 'active');
  const waitingOf = (actorId: string) => transport.waiting().filter(({ caller }) => caller?.actorId === actorId);

  return {
    async calls(standing) {
      for (const { id, sessionId } of running().filter((child) => wire.answers[child.id] !== undefined)) {
        if (!offered.has(sessionId)) offered.set(sessionId, manyFrom(wire.spec.outcomes?.[id] ?? [], standing));
        const hasCalled = vi.waitUntil(() => waitingOf(id).length > 0, patience);
        await hasCalled.catch(() => Promise.reject(new Error(`${id} runs and makes no call`)));
      }
    },
    async end(event) {
      const child = running().find(({ id }) => id === event.actorId);
      if (!child) throw new Error(`${event.actorId} is not running`);
      const { input } = child.getSnapshot();
      await vi.waitUntil(() => {
        if (child.getSnapshot().status !== 'active') return true;
        for (const call of waitingOf(event.actorId)) call.answer(answerTo(wire, call, event));
        return false;
      }, patience);
      return { actorId: event.actorId, session: child.sessionId, input };
    },
    endLate() {
      const awaited = running().map(({ id }) => id);
      for (const call of transport.waiting()) {
        if (!call.caller || awaited.includes(call.caller.actorId)) continue;
        const [outcome] = offered.get(call.caller.session) ?? [];
        if (outcome) call.answer(answerTo(wire, call, { ...outcome, type: 'late', actorId: call.caller.actorId }));
      }
    },
  };
}

/** The call's part of the outcome; a failure refuses every call there is. */
function answerTo({ answers }: AnyWire, { endpoint }: HeldCall, outcome: AnyEventObject): Answer {
  if ('error' in outcome) return failureOf(outcome.error);
  const given = answers[outcome.actorId]?.(asDeclared(outcome.output))?.get(endpoint);
  if (given) return given;
  throw new Error(
    `${outcome.actorId} calls ${endpoint.method} ${endpoint.path}, for which "${outcome.label}" has no answer`,
  );
}
