import type { ErrorCode } from '#contract/failure.ts';

/** Answers after which nobody is signed in any more, whichever call they came to (AUT-22). */
const endings: readonly ErrorCode[] = ['hashInvalid', 'signInRequired'];

const listeners = new Set<() => void>();

/** Hears of every call that was refused because the session is over. Returns how to stop listening. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportRefusal(code: ErrorCode): void {
  if (endings.includes(code)) for (const listener of listeners) listener();
}
