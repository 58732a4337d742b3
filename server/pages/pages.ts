import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offlineWorkerFile, quotePage } from '#contract/site/site.ts';
import { languageAskedIn, languageCookie } from '#contract/site/visitLanguage.ts';
import { noticeCookieDays } from '#domain/account/browserMemory.ts';
import { cookiesFor } from '../http/cookies.ts';
import type { AnswerAgain } from '../http/plainForms.ts';
import { rerenderForm } from '../http/rerenderForm.ts';
import type { AnswerPage, ServedPages } from '../http/servedPages.ts';
import { addPricePage, type Pricing } from './pricePage.ts';
import { filledQuote } from './quotePage.ts';
import { type OpenSite, openSite, type Page, type PagePolicy, pageOf, refilled } from './site.ts';
import { robots, sitemap } from './sitemap.ts';
import { pageFor } from './sparingPage.ts';
import { addressParts, visitLanguage } from './visit.ts';

type Pages = PagePolicy & Pricing & { readonly dist: string };

/** Serves what the build wrote: the page at every address that is not a file or the API, in the visitor's language. */
export async function addPages(
  app: FastifyInstance,
  { dist, priceFor, compare, ...policy }: Pages,
): Promise<ServedPages> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} holds no pages; build them first`);
  await addFiles(app, { dist, offlineWorker: policy.offlineWorker ?? true });
  const site = openSite({ dist, ...policy });
  if (!site) {
    const page = pageOf(readFileSync(join(dist, 'index.html'), 'utf8'), policy);
    return { answerPage: pageThatDrawsItself(page), answerAgain: undefined };
  }
  addPricePage(app, { site, priceFor, compare });
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap({ ...site.described, ...policy })),
  );
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(policy.baseUrl)));
  return {
    answerPage: (request, reply) =>
      isForPages(request) ? answerFrom(site, { request, reply, baseUrl: policy.baseUrl }) : undefined,
    answerAgain: answerAgainFrom(site),
  };
}

type Files = { readonly dist: string; readonly offlineWorker: boolean };

/** Files of the build: those named by what is in them are kept for ever, the few beside the page are asked for again. */
async function addFiles(app: FastifyInstance, { dist, offlineWorker }: Files): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders(response, path) {
      if (isWorker.test(path)) response.setHeader('content-security-policy', workerPolicy);
    },
  });
  const beside = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isFile() && isPublic(entry.name));
  for (const { name } of beside) {
    app.get(`/${name}`, (_request, reply) => {
      if (name.endsWith('.js')) reply.header('content-security-policy', workerPolicy);
      if (name === offlineWorkerFile && !offlineWorker) {
        return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(farewell);
      }
      return reply.sendFile(name, dist, { immutable: false, maxAge: 0 });
    });
  }
}

/** In place of the worker, for browsers that have it and look for a newer one: it leaves, and takes its files along. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('sawa-shell-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** A worker follows the policy it came with: our own scripts, and our own server to read from. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const isWorker = /Worker-[\w-]+\.js(?:\.(?:br|gz))?$/;

/** What lies beside the page for everybody: pictures, the manifest, documents. */
const isPublic = (name: string): boolean => /^[\w-]+\.(?:png|svg|ico|webp|jpg|pdf|txt|js|webmanifest)$/.test(name);

/** The tours' build has one page, which asks itself what to show. */
const pageThatDrawsItself =
  (page: Page): AnswerPage =>
  (request, reply) =>
    isForPages(request) ? send({ request, reply: reply.code(200) }, page) : undefined;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Visit = Exchange & { readonly baseUrl: string };

async function answerFrom(site: OpenSite, { request, reply, baseUrl }: Visit): Promise<FastifyReply> {
  const { pathname, search } = addressParts(request);
  const isKnown = cookiesFor(request, reply, baseUrl).read('sid') !== undefined;
  const place = site.placeAt(pathname, { search, isKnown });
  if (place.kind === 'moved') {
    const [path = '', hash] = place.to.split('#');
    return reply
      .header('cache-control', `max-age=${movedSeconds}`)
      .redirect(`${path}${search}${hash === undefined ? '' : `#${hash}`}`, 301);
  }
  const language = visitLanguage(request);
  rememberAsked(reply, { search, baseUrl });
  const written = pageFor(request, site.page(place.name, language));
  const page = place.name === quotePage ? refilled(written, filledQuote(written.html, search, language)) : written;
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie, Save-Data').header('content-language', language);
  const early = [page.preloads, place.scripts?.[language]].filter(Boolean).join(', ');
  if (early) reply.header('link', early);
  if (place.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return headed(reply.code(304), page).send();
  }
  return send({ request, reply: reply.code(place.status) }, page);
}

const answerAgainFrom =
  (site: OpenSite): AnswerAgain =>
  (reply, { path, language }, sent) => {
    const place = site.placeAt(path);
    if (place.kind !== 'page' || place.status !== 200) return undefined;
    const page = site.page(place.name, language);
    if (!page.html.includes(` action="${sent.action}"`)) return undefined;
    return headed(reply.code(sent.outcome === 'later' ? 429 : 422), page)
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(rerenderForm(page.html, sent));
  };

/** Seconds a browser may believe that an address has moved. */
const movedSeconds = 3600;

/** Calls and files have no page, unless somebody opens a wrong address of theirs as one. */
function isForPages({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|assets)\//.test(path)) return false;
  return !/\.\w+$/.test(path) || (headers.accept ?? '').includes('text/html');
}

/** A choice made by a link stays for the links that follow, script or no script (D-119). */
function rememberAsked(reply: FastifyReply, { search, baseUrl }: { search: string; baseUrl: string }): void {
  const asked = languageAskedIn(search);
  if (!asked) return;
  reply.setCookie(languageCookie, asked, {
    path: '/',
    maxAge: noticeCookieDays * 86_400,
    sameSite: 'lax',
    secure: new URL(baseUrl).protocol === 'https:',
  });
}

async function send({ request, reply }: Exchange, page: Page): Promise<FastifyReply> {
  const { bytes, encoding } = await page.encoded(request.headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return headed(reply, page).type('text/html; charset=utf-8').send(bytes);
}

/** Also on an answer that nothing changed: a browser keeps the page, but takes its policy from there. */
const headed = (reply: FastifyReply, { contentPolicy }: Page): FastifyReply =>
  reply.header('content-security-policy', contentPolicy).header('cache-control', 'no-cache');
