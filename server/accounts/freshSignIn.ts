/** How long ago the password may have been given before it is asked for again (security notes, 4.1). */
const freshSeconds = 300;

export const isFresh = (freshAt: Date, now: number = Date.now()): boolean =>
  now - freshAt.getTime() <= freshSeconds * 1000;
