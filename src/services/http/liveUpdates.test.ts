import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/notification/notification.ts';
import { followUntilEnd } from './eventStream.ts';
import { isLive, type LiveMessage, listenLive } from './liveUpdates.ts';

vi.mock('./eventStream.ts', () => ({ followUntilEnd: vi.fn() }));

type Stream = { readonly onOpen: () => void; readonly onEvent: (event: LiveEvent) => void; readonly end: () => void };
let streams: Stream[] = [];
let stops: (() => void)[] = [];

/** Web Locks as browsers have them: one holder of a name at a time, the others in a row. */
function locks() {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      const mine = turn.then(() => (signal.aborted ? undefined : work()));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: locks() });
  streams = [];
  stops = [];
  vi.mocked(followUntilEnd).mockImplementation(
    ({ onOpen, onEvent, signal }) =>
      new Promise((resolve) => {
        streams.push({ onOpen, onEvent, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  );
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab() {
  const heard: LiveMessage[] = [];
  const stop = listenLive({ userId: 'ada', onMessage: (message) => heard.push(message) });
  stops.push(stop);
  return { heard, stop };
}

const settled = () => vi.waitFor(() => expect(streams.length).toBeGreaterThan(0));

test('tabs of one browser share one stream, and each hears of it', async () => {
  const [one, other] = [openTab(), openTab()];
  await settled();
  expect(streams).toHaveLength(1);
  streams[0]?.onOpen();
  streams[0]?.onEvent({ kind: 'notification' });
  await vi.waitFor(() => expect(other.heard).toEqual([{ kind: 'open' }, { kind: 'notification' }]));
  expect(one.heard).toEqual([{ kind: 'open' }, { kind: 'notification' }]);
  expect(isLive()).toBe(true);
});

test('when the tab that reads it closes, another takes over', async () => {
  const [one] = [openTab(), openTab()];
  await settled();
  one.stop();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
});

test('a stream that ends is opened again, later each time, and pages read by the clock meanwhile', async () => {
  const tab = openTab();
  await settled();
  streams[0]?.onOpen();
  streams[0]?.end();
  await vi.waitFor(() => expect(tab.heard).toEqual([{ kind: 'open' }, { kind: 'down' }]));
  expect(isLive()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(streams).toHaveLength(2);
});

test.each([
  ['a stream that is open', () => undefined],
  ['a stream that ended, until it is opened again', () => streams[0]?.end()],
])('whoever stops listening leaves nothing that waits: %s', async (_, before) => {
  const tab = openTab();
  await settled();
  before();
  await vi.advanceTimersByTimeAsync(0);
  tab.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser that cannot share a stream opens none', () => {
  vi.stubGlobal('navigator', {});
  openTab();
  expect(streams).toEqual([]);
  expect(isLive()).toBe(false);
});
