type Waiting = { readonly at: number; readonly order: number; readonly act: () => void };

/** Seconds. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export type SimulatedTime = ReturnType<typeof simulatedTime>;

/** A clock that stands still while something is done, and jumps to whatever is due next. */
export function simulatedTime() {
  const waiting: Waiting[] = [];
  let now = 0;
  let asked = 0;
  const isBefore = (one: Waiting, other: Waiting) =>
    one.at < other.at || (one.at === other.at && one.order < other.order);

  return {
    now: () => now,
    after(seconds: number, act: () => void) {
      const next = { at: now + seconds, order: asked++, act };
      const place = waiting.findIndex((other) => isBefore(next, other));
      waiting.splice(place < 0 ? waiting.length : place, 0, next);
    },
    /** Does what is due, in its order, until `isOver` or that second. */
    runUntil(end: number, isOver: () => boolean) {
      for (let next = waiting[0]; next && next.at <= end && !isOver(); next = waiting[0]) {
        waiting.shift();
        now = next.at;
        next.act();
      }
    },
  };
}
