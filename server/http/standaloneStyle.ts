/** What every page brings that stands alone: the few colours of ours it needs (design, tokens), and the plainest look. */
export const standaloneStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f4ef, #0f1512); --surface: light-dark(#ffffff, #171f1b);
  --ink: light-dark(#16201b, #f1f4f0); --ink-2: light-dark(#3b443f, #cfd7d2); --line: light-dark(#d9d4c8, #2c3731);
  --accent: light-dark(#095737, #6fdba6); --on-accent: light-dark(#ffffff, #06251a);
  --focus: light-dark(#0b3bd1, #9db8ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** A page with our name, a heading and a few sentences below. */
export const smallPageStyle = `${standaloneStyle}
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 64px; overflow-wrap: anywhere; }
.brand { margin: 0 0 32px; font-weight: 700; font-size: 1.25rem; color: var(--accent); }
h1 { margin: 0 0 16px; font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2rem); line-height: 1.15; }
`;
