import type { Language } from '#contract/protocol/language.ts';
import type { Shown } from './document.ts';
import { scriptlessPolicy } from './scriptlessPolicy.ts';
import { standalonePage } from './standalonePage.ts';
import { smallPageStyle } from './standaloneStyle.ts';

const style = `${smallPageStyle}
p { max-width: 66ch; }
button { min-height: 48px; padding: 12px 24px; border: 0; border-radius: 12px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
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
  const html = standalonePage({
    language,
    title: `${title} · Sawa`,
    style,
    body: `<main>
<p class="brand">Sawa</p>
<h1>${title}</h1>
${body}
</main>`,
  });
  return { kind: 'page', html, contentPolicy, status };
}

const contentPolicy = scriptlessPolicy(style, "'self'");
