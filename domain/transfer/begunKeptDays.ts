/** How long what was begun and not sent is kept for another device: after it, it is no longer meant, nor is its rate. */
export const begunKeptDays = 30;
