import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from './html.ts';
import { addressIn, type Language, languageOf, type Texts } from './language.ts';

/** The page around everything, what stands on it, and what is filled in. */
export const styleFiles = ['frame.css', 'content.css', 'forms.css'] as const;

export type Page = {
  readonly title: string;
  readonly body: Html;
  /** Whose page it is, where it is one company's. */
  readonly company?: string;
  /** File names under /assets. */
  readonly scripts?: readonly string[];
  /** Origins a form on this page may end at: browsers apply form-action to redirects too. */
  readonly formTargets?: readonly string[];
  /** Who may show this page in a frame; nobody unless said. */
  readonly framedBy?: string;
  readonly status?: number;
};

const texts: Texts<{ notice: string; skip: string; home: string; language: string }> = {
  en: { notice: 'Sandbox: no real money', skip: 'Skip to content', home: 'Home', language: 'Language' },
  fr: {
    notice: 'Bac à sable : pas d’argent réel',
    skip: 'Aller au contenu',
    home: 'Accueil',
    language: 'Langue',
  },
};

/** Answers with a whole page: the sandbox's frame around `body`, in the reader's language, under a strict policy. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .header('content-security-policy', policyOf(page))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documentOf(request, page).markup);
}

/** The policy of an answer that is not a page. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'";

function policyOf({ formTargets = [], framedBy }: Page): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
}

function documentOf(request: FastifyRequest, { title, body, company, scripts = [], framedBy }: Page): Html {
  const language = languageOf(request);
  const words = texts[language];
  /** The page around a frame has a header and a main part too: these are told apart by name. */
  const named = framedBy !== undefined && html` aria-label="${title}"`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title} · ${company ?? 'Sandbox'}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${styleFiles.map((file) => html`<link rel="stylesheet" href="/assets/${file}">`)}
${scripts.map((script) => html`<script src="/assets/${script}" defer></script>`)}
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="bar"${named}>
<p>${company !== undefined && html`<strong>${company}</strong> · `}${words.notice}</p>
<nav aria-label="${words.language}" class="languages">
${framedBy === undefined && html`<a href="/?lang=${language}">${words.home}</a>`}
${languageLink(request, 'en', 'English')}
${languageLink(request, 'fr', 'Français')}
</nav>
</header>
<main id="content" tabindex="-1"${named}>
${body}
</main>
</body>
</html>
`;
}

function languageLink(request: FastifyRequest, language: Language, name: string): Html {
  const current = languageOf(request) === language;
  return html`<a href="${addressIn(language, request)}" lang="${language}" hreflang="${language}"${current && html` aria-current="true"`}>${name}</a>`;
}
