import { z } from 'zod';
import { liveEvent } from '#contract/notification/notification.ts';
import { followUntilEnd } from './eventStream.ts';

/** What tabs of one browser tell each other: an event, or that the stream is open or down. */
const liveMessage = z.union([liveEvent, z.strictObject({ kind: z.enum(['open', 'down']) })]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** Milliseconds until a stream that ended is opened again: longer each time, and never all browsers at once. */
const firstPause = 1_000;
const longestPause = 60_000;

/** Whether changes arrive by themselves just now; otherwise pages read again by the clock. */
let isOpen = false;
export const isLive = (): boolean => isOpen;

/** Only browsers with both can share one stream; any other reads again by the clock, as before. */
const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

type Listening = {
  readonly userId: string;
  readonly onMessage: (message: LiveMessage) => void;
  /** Nothing else of this browser, or no browser at all, could share the stream. */
  readonly isAlone?: boolean;
};

/**
 * One stream for all tabs: whoever holds the lock reads it and tells the others; when that tab closes the next one
 * takes over. Returns how to stop.
 */
export function listenLive({ userId, onMessage, isAlone = false }: Listening): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const hear = (message: LiveMessage) => {
    if (message.kind === 'open' || message.kind === 'down') isOpen = message.kind === 'open';
    onMessage(message);
  };
  if (isAlone) {
    void lead({ userId, signal, tell: (message) => signal.aborted || hear(message) });
    return () => {
      stopping.abort();
      isOpen = false;
    };
  }
  if (!canShare()) return () => undefined;
  const name = `sawa-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const tell = (message: LiveMessage) => {
    if (signal.aborted) return;
    channel.postMessage(message);
    hear(message);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = liveMessage.safeParse(data);
    if (message.success) hear(message.data);
  };
  // The lock is refused in one way only: it was no longer wanted.
  navigator.locks.request(name, { signal }, () => lead({ userId, signal, tell })).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
    isOpen = false;
  };
}

type Leading = {
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly tell: (message: LiveMessage) => void;
};

async function lead({ userId, signal, tell }: Leading): Promise<void> {
  let pause = firstPause;
  while (!signal.aborted) {
    const onOpen = () => {
      pause = firstPause;
      tell({ kind: 'open' });
    };
    // However it ends, it is opened again: what it missed is read by then.
    await followUntilEnd({ userId, signal, onOpen, onEvent: tell }).catch(() => undefined);
    tell({ kind: 'down' });
    await rest(pause * (0.5 + Math.random()), signal);
    pause = Math.min(2 * pause, longestPause);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
