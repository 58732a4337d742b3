import { setTimeout as wait } from 'node:timers/promises';
import { refuse } from '#domain/result.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import type { SendRequest } from './request.ts';

/** Times a call that may be repeated is made in all. */
const tries = 3;
/** Milliseconds before the first repeat, at most; twice as many before the next. */
const firstPauseMs = 200;

type Company = {
  readonly breaker: CircuitBreaker;
  /** Waits up to so many milliseconds, drawn by chance so that callers do not come back together. */
  readonly pause?: (upToMs: number) => Promise<unknown>;
};

/** Calls one company: repeats what may be repeated, and asks nothing of one that has stopped answering. */
export const providerClient =
  (send: SendRequest, { breaker, pause = (upToMs) => wait(Math.random() * upToMs) }: Company): SendRequest =>
  async (request) => {
    const mayRepeat = request.method === 'GET' || request.mayRepeat === true;
    if (!breaker.allows()) return refuse('unreachable');
    for (let tried = 1; ; tried += 1) {
      const answered = await send(request);
      const isWell = answered.ok && answered.value.status < 500;
      if (isWell || !mayRepeat || tried === tries) {
        breaker.heard(isWell);
        return answered;
      }
      await pause(firstPauseMs * 2 ** (tried - 1));
    }
  };
