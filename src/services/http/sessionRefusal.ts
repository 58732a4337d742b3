import type { ErrorCode } from '#contract/protocol/failure.ts';

const endings: readonly ErrorCode[] = ['hashInvalid', 'signInRequired'];

/** Whether nobody is signed in any more after this answer, whichever call it came to (AUT-22). */
export const endsSession = (code: ErrorCode): boolean => endings.includes(code);

const listeners = new Set<() => void>();

/** Hears of every call that was refused because the session is over. Returns how to stop listening. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportRefusal(code: ErrorCode): void {
  if (endsSession(code)) for (const listener of listeners) listener();
}
