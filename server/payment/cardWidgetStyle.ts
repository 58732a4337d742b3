/** The look of the card widget's page; it stands alone, so it brings the few colours of ours it needs (design, tokens). */
export const cardWidgetStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f4ef, #0f1512); --surface: light-dark(#ffffff, #171f1b);
  --ink: light-dark(#16201b, #f1f4f0); --ink-2: light-dark(#3b443f, #cfd7d2); --line: light-dark(#d9d4c8, #2c3731);
  --accent: light-dark(#095737, #6fdba6); --focus: light-dark(#0b3bd1, #9db8ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 64px; }
.brand { margin: 0 0 32px; font-weight: 700; font-size: 1.25rem; color: var(--accent); }
h1 { margin: 0 0 16px; font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2rem); line-height: 1.15; }
.sum { margin: 0 0 16px; }
.sum strong { display: block; font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.note { color: var(--ink-2); max-width: 66ch; }
.paymentWidgets { margin: 24px 0; min-height: 120px; padding: 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--surface); }
.paymentWidgets iframe { display: block; width: 100%; border: 0; }
a { display: inline-block; padding: 10px 0; min-height: 44px; color: var(--accent); }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
