import { fromPromise } from 'xstate';
import { learnServerTime, serverSeconds } from './serverClock.ts';

/** Browsers put timers of hidden tabs and sleeping computers off, so the clock is looked at in between. */
const longestNapMilliseconds = 30_000;

/** Resolves at an instant of the server's clock, in epoch seconds; at once when it has passed. */
export const waitUntil = fromPromise<void, { at: number }>(async ({ input: { at }, signal }) => {
  if (at <= 0) return;
  await learnServerTime();
  while (serverSeconds() < at) {
    await nap({ milliseconds: Math.min((at - serverSeconds()) * 1000, longestNapMilliseconds), signal });
  }
});

export const wait = fromPromise<void, { seconds: number }>(({ input: { seconds }, signal }) =>
  nap({ milliseconds: seconds * 1000, signal }),
);

/** Broken off, it never ends: an actor that is stopped and started again would take an early end for the real one. */
function nap({ milliseconds, signal }: { milliseconds: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
