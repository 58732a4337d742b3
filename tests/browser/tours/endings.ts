import { expect, vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import type { Answer } from './heldCalls.ts';
import { patience } from './patience.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** How an actor of the machine is brought to the end the model chose, and the calls kept open until then. */
export type Ending = {
  readonly holds: readonly Endpoint[];
  readonly end: (stage: Stage, event: ActorEnd) => Promise<void>;
};

/** Makes true on the server what it takes to give this outcome by itself. */
type Arrangement = (stage: Stage) => Promise<void>;

type CallOptions = {
  /** Outcomes the real server gives, by label, once it is so arranged. All others are given in their wire form. */
  readonly real?: Readonly<Record<string, Arrangement>>;
  /** The wire form of an output, where the actor makes something else of it. */
  readonly wire?: (output: unknown) => unknown;
};

/** An actor that makes one call. */
export function byCall(endpoint: Endpoint, { real = {}, wire = (output) => output }: CallOptions = {}): Ending {
  return byCalls([endpoint], async (stage, event) => {
    const arrange = real[event.label];
    if (!arrange) return [answerOf(event, wire)];
    await arrange(stage);
    return ['real'];
  });
}

/** An actor that makes several calls at once; `answers` are in the order of the calls. */
export function byCalls(
  holds: readonly Endpoint[],
  answers: (stage: Stage, event: ActorEnd) => Promise<readonly Answer[]>,
): Ending {
  return {
    holds,
    async end(stage, event) {
      const session = await runningSession(stage, event.actorId);
      const given = await answers(stage, event);
      const hasEnded = () => stage.flow.lately().some(({ running }) => running[event.actorId] !== session);
      // A read that failed is asked for again before it is given up.
      await vi.waitUntil(async () => {
        if (hasEnded()) return true;
        for (const [index, endpoint] of holds.entries()) {
          const answer = given[index];
          if (answer && stage.calls.isHeld(endpoint)) await stage.calls.answer(endpoint, answer);
        }
        return false;
      }, patience);
    },
  };
}

/** An actor that only waits so many seconds. */
export const byTime = (seconds: number): Ending => ({
  holds: [],
  end: ({ pace }) => pace.letPass(seconds * 1000 + 500),
});

/** A flow of its own, played as a person would; its calls are answered by `others` or the real server. */
export function byPlaying(
  play: (stage: Stage, event: ActorEnd) => Promise<void>,
  holds: readonly Endpoint[] = [],
): Ending {
  return { holds, end: play };
}

export function answerOf(event: ActorEnd, wire: (output: unknown) => unknown = (output) => output): Answer {
  return 'output' in event ? { data: wire(event.output) } : failureOf(event.error);
}

/** Answers a call that is about to be made, on the way to where a machine starts. */
export async function answerNext(stage: Stage, endpoint: Endpoint, answer: Answer): Promise<void> {
  await vi.waitUntil(() => stage.calls.isHeld(endpoint), patience);
  await stage.calls.answer(endpoint, answer);
}

async function runningSession({ flow }: Stage, actorId: string): Promise<string> {
  return vi.waitFor(() => {
    const session = flow.now()?.running[actorId];
    expect(session, `${actorId} runs`).toBeDefined();
    return String(session);
  }, patience);
}
