const listeners = new Set<() => void>();

/** Hears of every call that nobody answered. Returns how to stop listening. */
export function onSilence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportSilence(): void {
  for (const listener of listeners) listener();
}
