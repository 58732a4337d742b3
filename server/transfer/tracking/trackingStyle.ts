/** The look of the recipient's page; it stands alone, so it brings the few colours of ours it needs (design, tokens). */
export const trackingStyle = `
:root { color-scheme: light dark; --canvas: #f6f4ef; --surface: #ffffff; --ink: #16201b; --ink-2: #3b443f;
  --line: #d9d4c8; --control: #7c857f; --accent: #095737; --soft: #ddf0e5; --on-soft: #07472c; --warn: #fff0d1;
  --on-warn: #6c4200; --focus: #0b3bd1; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0f1512; --surface: #171f1b; --ink: #f1f4f0; --ink-2: #cfd7d2; --line: #2c3731; --control: #77857c;
    --accent: #6fdba6; --soft: #12352a; --on-soft: #b9f0d4; --warn: #3a2908; --on-warn: #f5c26b; --focus: #9db8ff; }
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 560px; margin: 0 auto; padding: 0 16px; }
header { display: flex; justify-content: space-between; align-items: center; padding-block: 16px; }
.brand { margin: 0; font-weight: 700; font-size: 1.25rem; color: var(--accent); }
h1 { margin: 8px 0 16px; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 24px 0 8px; font-size: 1.125rem; }
p { margin: 0 0 12px; }
.lead { padding: 12px 16px; border-radius: 12px; background: var(--soft); color: var(--on-soft); font-weight: 600; }
.lead.notComing { background: var(--warn); color: var(--on-warn); }
ol { margin: 24px 0; padding: 0; list-style: none; }
li { position: relative; padding: 0 0 20px 36px; color: var(--ink-2); }
li:last-child { padding-bottom: 0; }
li::before { content: ""; position: absolute; left: 0; top: 2px; width: 20px; height: 20px; border: 2px solid var(--control);
  border-radius: 50%; background: var(--surface); }
li:not(:last-child)::after { content: ""; position: absolute; left: 9px; top: 24px; bottom: 0; width: 2px; background: var(--line); }
li.done::before { border-color: var(--accent); background: var(--accent); }
li.done::after { background: var(--accent); }
li.now::before { border: 6px solid var(--accent); }
li.now, li.done { color: var(--ink); }
li.now { font-weight: 600; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dl { margin: 24px 0; padding: 4px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
dl div { padding: 12px 0; border-top: 1px solid var(--line); }
dl div:first-child { border-top: 0; }
dt { color: var(--ink-2); font-size: .875rem; }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.note { color: var(--ink-2); font-size: .875rem; }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
a.again { padding: 0 20px; border: 1px solid var(--control); border-radius: 999px; background: var(--surface); text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
footer { padding-block: 8px 48px; color: var(--ink-2); font-size: .875rem; }
@media print { a { display: none; } }
`;
