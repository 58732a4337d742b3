import { readUtcTime } from '#contract/protocol/lookup.ts';
import { exchange } from './transport.ts';

/** How far this computer's clock is behind the server's; zero until it was asked. */
let offsetMilliseconds = 0;
let isKnown = false;
let learning: Promise<void> | undefined;

/** The server's time in milliseconds, as well as it is known. */
export const serverMilliseconds = (): number => Date.now() + offsetMilliseconds;

/** Epoch seconds, never ahead of the server: it rounds down, and its answer takes a moment to come. */
export const serverSeconds = (): number => Math.floor(serverMilliseconds() / 1000);

export const isServerTimeKnown = (): boolean => isKnown;

/** Asks for the server's time, once a page (API-37). Without an answer this computer's clock has to do. */
export function learnServerTime(): Promise<void> {
  learning ??= askForTime().catch(() => {
    learning = undefined;
  });
  return learning;
}

async function askForTime(): Promise<void> {
  const { method, path, data } = readUtcTime;
  const answer = data.parse(await exchange({ method, target: `/api${path}`, body: '', headers: {} }));
  offsetMilliseconds = answer.utc_time * 1000 - Date.now();
  isKnown = true;
}
