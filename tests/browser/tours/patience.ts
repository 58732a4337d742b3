/** How long anything on a page may take on a machine that has other work, in milliseconds. */
export const patience = { timeout: 45_000, interval: 50 };
