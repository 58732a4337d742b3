import { hearPushes, type PushScope } from '#src/services/notification/push/pushWorker.ts';

/**
 * The site's one service worker. It shows a page of its own when a page cannot be reached, and nothing else: every page
 * comes from the server, so nobody is kept in an old one. It also shows what the server pushes. One file of its own,
 * with what it imports; the build fills in `__SHELL__`.
 */
declare const __SHELL__: {
  /** Changes with anything the build writes. */
  readonly version: string;
  /** What a page without a network is made of. */
  readonly files: readonly string[];
  readonly offlinePages: Readonly<Record<'en' | 'fr', string>>;
  /** Paths that are the server's or a payment's: never looked at. */
  readonly untouched: readonly string[];
};

type Lifecycle = Event & { waitUntil(done: Promise<unknown>): void };
type Fetching = Lifecycle & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type OfflineWorker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
};

const worker = globalThis as unknown as OfflineWorker;

const family = 'sawa-shell-';
const own = family + __SHELL__.version;

hearPushes(globalThis as unknown as PushScope);
worker.addEventListener('install', (event) => event.waitUntil(fill()));
// Only once no page of the version before is open: until then that version keeps what they are made of.
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || isUntouched(pathname)) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(event.request));
  else if (mode === 'navigate') event.respondWith(pageOf(event));
});

async function fill(): Promise<void> {
  const cache = await caches.open(own);
  // Without cookies: the French page is fetched for everybody, and nobody has chosen French by that.
  const pages = Object.values(__SHELL__.offlinePages).map((page) => new Request(page, { credentials: 'omit' }));
  await cache.addAll([...__SHELL__.files, ...pages]);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(family) && name !== own).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

const isUntouched = (pathname: string): boolean =>
  __SHELL__.untouched.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** A name with a hash in it means the same bytes for ever. */
const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

async function pageOf({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const page = await caches.match(__SHELL__.offlinePages[await languageOf(new URL(request.url))], {
      ignoreVary: true,
    });
    if (!page) throw failure;
    return page;
  }
}

/** As every page finds it: the address, the choice made before, the browser, English (D-119). */
async function languageOf({ searchParams }: URL): Promise<'en' | 'fr'> {
  const chosen = 'cookieStore' in globalThis ? (await cookieStore.get('language'))?.value : undefined;
  const candidates = [searchParams.get('lang'), chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return candidates.find((tag) => tag === 'en' || tag === 'fr') ?? 'en';
}
