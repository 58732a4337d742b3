import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { exchange } from './transport.ts';
import { wait, waitUntil } from './waiting.ts';

vi.mock('./transport.ts', () => ({ exchange: vi.fn() }));

/** This computer's clock, and a server an hour ahead of it. */
const here = Date.UTC(2026, 0, 1);
const there = here / 1000 + 3_600;

beforeEach(() => {
  vi.useFakeTimers({ now: here });
  vi.mocked(exchange).mockImplementation(async () => ({ utc_time: Math.floor(Date.now() / 1000) + 3_600 }));
});
afterEach(() => vi.useRealTimers());

const isDone = (actor: { getSnapshot: () => { status: string } }) => actor.getSnapshot().status === 'done';

describe('a wait', () => {
  test('lasts until an instant of the server’s clock, never less (TRF-10)', async () => {
    const actor = createActor(waitUntil, { input: { at: there + 86_400 } }).start();
    await vi.advanceTimersByTimeAsync(86_399_000);
    expect(isDone(actor)).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isDone(actor)).toBe(true);
  });

  test('is over at once when its instant has passed', async () => {
    const actor = createActor(waitUntil, { input: { at: there - 1 } }).start();
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone(actor)).toBe(true);
  });

  test('sees at its next look that the computer slept', async () => {
    const actor = createActor(waitUntil, { input: { at: there + 86_400 } }).start();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(here + 90_000_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isDone(actor)).toBe(true);
  });

  test('leaves no timer behind when whoever waits goes away', async () => {
    const actors = [
      createActor(wait, { input: { seconds: 10 } }).start(),
      createActor(waitUntil, { input: { at: there + 50 } }).start(),
    ];
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(2);
    for (const actor of actors) actor.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
