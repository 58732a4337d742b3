import type { Language } from '#contract/protocol/language.ts';
import type { Shown } from './document.ts';
import { scriptlessPolicy } from './scriptlessPolicy.ts';

/** The page stands alone, so it brings the few colours of ours it needs (design, tokens). */
const style = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f4ef, #0f1512); --surface: light-dark(#ffffff, #171f1b);
  --ink: light-dark(#16201b, #f1f4f0); --ink-2: light-dark(#3b443f, #cfd7d2); --line: light-dark(#d9d4c8, #2c3731);
  --accent: light-dark(#095737, #6fdba6); --on-accent: light-dark(#ffffff, #06251a);
  --focus: light-dark(#0b3bd1, #9db8ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 64px; overflow-wrap: anywhere; }
.brand { margin: 0 0 32px; font-weight: 700; font-size: 1.25rem; color: var(--accent); }
h1 { margin: 0 0 16px; font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2rem); line-height: 1.15; }
p { max-width: 66ch; }
button { min-height: 48px; padding: 12px 24px; border: 0; border-radius: 12px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.secret { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.secret span { display: block; color: var(--ink-2); }
.secret code { font: 1.125rem/1.5 ui-monospace, monospace; user-select: all; }
`;

type SmallPage = {
  readonly title: string;
  /** HTML, escaped by whoever writes it. */
  readonly body: string;
  readonly status?: number;
};

/** A page of a few sentences and at most one form, for who comes by a link from an e-mail; no script. */
export function smallPage(language: Language, { title, body, status = 200 }: SmallPage): Shown {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Sawa</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">Sawa</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return { kind: 'page', html, contentPolicy, status };
}

const contentPolicy = scriptlessPolicy(style, "'self'");
