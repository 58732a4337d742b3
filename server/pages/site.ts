import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#contract/protocol/language.ts';
import {
  demonstrationElement,
  demonstrationMarks,
  demonstrationMeta,
  offlinePath,
  originSlot,
  pageFile,
  plainPages,
  priceAnswers,
  pricePage,
  quotePage,
  siteFile,
} from '#contract/site/site.ts';
import { type Site, site } from '#contract/site/siteDescription.ts';
import { pageViewTags } from '../http/pageViews.ts';
import { type ContentPolicy, contentSecurityPolicy } from '../http/securityHeaders.ts';
import { encodedOnce } from './compressedPage.ts';
import { isWrittenQuote } from './quotePage.ts';

/** A page as it is sent, with the policy its own inline parts need. */
export type Page = {
  readonly html: string;
  /** The same as it travels. */
  readonly encoded: ReturnType<typeof encodedOnce>;
  readonly contentPolicy: string;
  /** Style sheets the browser may fetch while it reads: a server in front of ours can send it ahead as 103. */
  readonly preloads: string;
  readonly etag: string;
};

/** What stands at an address. */
export type Place =
  | {
      readonly kind: 'page';
      readonly name: string;
      readonly status: 200 | 404;
      /** What the browser draws it with. */
      readonly scripts?: Readonly<Record<Language, string>>;
    }
  | { readonly kind: 'moved'; readonly to: string };

export type Visit = {
  readonly search?: string;
  /** Brings the cookie of a session, whether or not it has ended. */
  readonly isKnown?: boolean;
};

export type OpenSite = {
  readonly described: Site;
  readonly placeAt: (path: string, visit?: Visit) => Place;
  readonly page: (name: string, language: Language) => Page;
};

/** What pages are sent with. The worker that shows a page without a network is wanted unless it is switched off. */
export type PagePolicy = ContentPolicy & {
  readonly offlineWorker?: boolean;
  /** Whether pages say that they are a demonstration. */
  readonly isSandbox: boolean;
};

type SiteOptions = PagePolicy & { readonly dist: string };

/** The pages the build wrote, in memory; undefined where it wrote only the one that draws itself. */
export function openSite({ dist, ...policy }: SiteOptions): OpenSite | undefined {
  const file = join(dist, siteFile);
  if (!existsSync(file)) return undefined;
  const described = site.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = [
    ...described.pages.map(({ name }) => name),
    ...described.outlines.map(({ name }) => name),
    ...Object.values(plainPages),
    ...priceAnswers.map((answer) => pricePage(answer)),
  ];
  const pages = new Map<string, Page>();
  for (const name of names) {
    for (const language of languages) {
      const html = readFileSync(join(dist, pageFile(name, language)), 'utf8');
      pages.set(pageFile(name, language), pageOf(html, policy));
    }
  }
  return {
    described,
    placeAt: placesOf(described),
    page(name, language) {
      const found = pages.get(pageFile(name, language));
      if (!found) throw new Error(`The build wrote no page “${name}” in ${language}`);
      return found;
    },
  };
}

/** Also for a page that was not written in advance: it has inline parts, too. */
export function pageOf(written: string, policy: PagePolicy): Page {
  const html = (policy.isSandbox ? written : withoutDemonstration(written))
    .replaceAll(originSlot, new URL(policy.baseUrl).origin)
    .replace('</head>', () => `${pageViewTags(policy.pageViews)}${offlineWorkerTag(policy)}</head>`);
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  return {
    html,
    encoded: encodedOnce(html),
    contentPolicy: contentSecurityPolicy(policy, {
      scripts: hashesOf(html, 'script'),
      styles: hashesOf(html, 'style'),
    }),
    preloads: sheets.map((href) => `<${href}>; rel=preload; as=style; crossorigin`).join(', '),
    etag: etagOf(html),
  };
}

/** With what this visit asks filled in: whatever runs in it is as it was. */
export const refilled = (page: Page, html: string): Page =>
  html === page.html ? page : { ...page, html, encoded: encodedOnce(html), etag: etagOf(html) };

const etagOf = (html: string): string => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

const demonstrationNotes = new RegExp(`<${demonstrationElement}(?: [^>]*)?>[\\s\\S]*?</${demonstrationElement}>`, 'g');

/** Says nothing of a demonstration, and has the browser that takes the page over say nothing of one either. */
const withoutDemonstration = (written: string): string =>
  Object.values(demonstrationMarks)
    .reduce((page, mark) => page.replaceAll(mark, ''), written.replace(demonstrationNotes, ''))
    .replace('</head>', `<meta name="${demonstrationMeta}" content="off"></head>`);

const offlineWorkerTag = ({ offlineWorker = true }: PagePolicy): string =>
  offlineWorker ? '' : '<meta name="offline-worker" content="off">';

/** What the build wrote into the page itself, by its hashes: nothing else inline runs. A block of data needs none. */
function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const inline = [...page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );
  return inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** As the browser's own table reads addresses: whatever their case, with or without a slash at the end. */
function placesOf({ pages, redirects, apps, outlines, scripts }: Site): OpenSite['placeAt'] {
  const known = new Map<string, Place>([
    ...redirects.map(({ from, to }) => [plain(from), { kind: 'moved', to }] as const),
    [offlinePath, { kind: 'page', name: plainPages.offline, status: 200 }],
    ...pages.map(({ path, name }) => [plain(path), { kind: 'page', name, status: 200 }] as const),
  ]);
  const written = new Map(pages.map((page) => [plain(page.path), page]));
  const alsoDrawn = pages.filter((page) => page.drawnFor.length > 0 || page.isForVisitors).map(({ path }) => path);
  const shells = [...apps, ...alsoDrawn].map((app) => {
    const files = scripts.find(({ pattern }) => pattern === app)?.files ?? { en: [], fr: [] };
    const early = { en: preloading(files.en), fr: preloading(files.fr) };
    return {
      pattern: patternOf(app),
      outline: outlines.find(({ pattern }) => pattern === app),
      place: { kind: 'page', name: plainPages.shell, status: 200, scripts: early } as const,
    };
  });
  const notFound: Place = { kind: 'page', name: plainPages.notFound, status: 404 };
  return (path, visit = {}) => {
    const page = written.get(plain(path));
    const found = page && isDrawn(page, visit) ? undefined : known.get(plain(path));
    const shell = shells.find(({ pattern }) => pattern.test(path));
    if (found || !shell) return found ?? notFound;
    const isOutlined = shell.outline && visit.isKnown === true && !asksAny(shell.outline.drawnFor, visit);
    return isOutlined && shell.outline ? { ...shell.place, name: shell.outline.name } : shell.place;
  };
}

/** Whether the browser draws what stands at a written page's address, for this visit. */
function isDrawn({ name, drawnFor, isForVisitors }: Site['pages'][number], visit: Visit): boolean {
  const { search = '', isKnown } = visit;
  if (asksAny(drawnFor, visit)) return true;
  return (isForVisitors && isKnown === true) || (name === quotePage && !isWrittenQuote(search));
}

function asksAny(parameters: readonly string[], { search = '' }: Visit): boolean {
  const query = new URLSearchParams(search);
  return parameters.some((parameter) => query.has(parameter));
}

const preloading = (files: readonly string[]): string =>
  files
    .map((href) => `<${href}>; ${href.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`)
    .join(', ');

function plain(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase() || '/';
}

/** '/transactions/:transferId/receipt' and '/reset-password/:token?' as expressions. */
export function patternOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    });
  return new RegExp(`^${source.join('')}/*$`, 'i');
}
