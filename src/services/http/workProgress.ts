/** Work that takes less is not worth a word. */
const quietMilliseconds = 1_000;

const listeners = new Set<() => void>();
let isSlow = false;

/** Says after a second that the browser is at work. Returns how to say that it is over. */
export function showWork(): () => void {
  const timer = setTimeout(() => say(true), quietMilliseconds);
  return () => {
    clearTimeout(timer);
    say(false);
  };
}

export function onWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether work has been going on for a second. */
export const isWorkShown = (): boolean => isSlow;

function say(now: boolean) {
  isSlow = now;
  for (const listener of listeners) listener();
}
