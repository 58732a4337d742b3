const daySeconds = 86_400;

/** Idle time a session survives: the spec's 0.051 day (D-25). */
export const sessionIdleSeconds = Math.round(0.051 * daySeconds);

/** Longest life of a session, whatever happens in it (security notes, 4.1). */
export const sessionLifeHours = 12;

/** How long before the end of a session its owner is warned (WCAG 2.2.1). */
export const sessionWarningSeconds = 120;

/** How long a browser is remembered after a sign-in. */
export const deviceCookieDays = 180;

/** How long the answer to the cookie notice is kept (PUB-19), and the choice of a language with it. */
export const noticeCookieDays = 365;
