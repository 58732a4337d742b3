import type { Browser, CDPSession, Page } from 'playwright';

/** A link of 1.6 Mbit/s down, 0.75 up, with 150 ms there and back; a processor four times slower. */
const link = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const slowdown = 4;

/** Milliseconds without a request before a page counts as loaded. */
const quietMilliseconds = 700;

export type PageRun = {
  /** Milliseconds from the start of the navigation. */
  readonly lcp: number;
  readonly cls: number;
  readonly kilobytes: number;
  /** Until what the page is for can be used; absent without scripts. */
  readonly usable?: number | undefined;
  /** What had been asked for by then, and the scripts of it in kilobytes as sent. */
  readonly requests?: number | undefined;
  readonly scripts?: number | undefined;
  /** The slowest answer to a touch or a key, as painted. */
  readonly inp?: number | undefined;
};

export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  /** Cookies and keys of who is signed in, as Playwright keeps them. */
  readonly signsIn?: boolean;
  /** Resolves when the page can be used. */
  readonly usable: (page: Page) => Promise<unknown>;
  /** Uses it, for how quickly it answers. */
  readonly use?: (page: Page) => Promise<void>;
};

/** What a worker fetches would not be counted. */
const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;

type Run = { readonly browser: Browser; readonly baseUrl: string; readonly measured: MeasuredPage };
export type SignIn = (page: Page) => Promise<void>;

/** One visit with an empty cache. */
export async function runPage({ browser, baseUrl, measured }: Run, signIn?: SignIn): Promise<PageRun> {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl });
  try {
    const page = await context.newPage();
    if (signIn) await signIn(page);
    await observeFromTheStart(page);
    const session = await context.newCDPSession(page);
    const network = await throttle(session);
    await page.goto(measured.path, { waitUntil: 'commit' });
    const usable = await untilUsable(page, measured);
    const asked = network.asked();
    await network.quiet();
    const kilobytes = network.bytes() / 1000;
    const { lcp, cls } = await read(page);
    await measured.use?.(page);
    const { inp } = await read(page);
    return { lcp, cls, kilobytes, usable, ...asked, inp: measured.use && inp };
  } finally {
    await context.close();
  }
}

/** The page as HTML alone. */
export async function runFloor({ browser, baseUrl, measured }: Run): Promise<PageRun> {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl });
  try {
    const page = await context.newPage();
    await observeFromTheStart(page);
    const network = await throttle(await context.newCDPSession(page));
    await page.goto(measured.path, { waitUntil: 'load' });
    await network.quiet();
    const { lcp, cls } = await read(page);
    return { lcp, cls, kilobytes: network.bytes() / 1000 };
  } finally {
    await context.close();
  }
}

async function untilUsable(page: Page, { usable }: MeasuredPage): Promise<number> {
  await usable(page);
  return page.evaluate(() => performance.now());
}

async function throttle(session: CDPSession) {
  const open = new Set<string>();
  const scripts = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  let quietSince = performance.now();
  const ended = (requestId: string) => {
    open.delete(requestId);
    if (open.size === 0) quietSince = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
    // The stream of news stays open as long as the page.
    if (type !== 'EventSource' && type !== 'Fetch') open.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    ended(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    bytes: () => bytes,
    asked: () => ({ requests, scripts: scriptBytes / 1000 }),
    quiet: async () => {
      while (open.size > 0 || performance.now() - quietSince < quietMilliseconds) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

type Seen = { readonly lcp: number; readonly cls: number; readonly inp: number };

const read = (page: Page): Promise<Seen> => page.evaluate(() => ({ ...Reflect.get(window, 'seen') }));

/** Functions are named by the runner with a helper that a page knows nothing of. */
async function observeFromTheStart(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
}

/** Runs in the page, before anything of it. */
function observe() {
  const seen = { lcp: 0, cls: 0, inp: 0 };
  Reflect.set(window, 'seen', seen);
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (shift) => {
    if (Reflect.get(shift, 'hadRecentInput') !== true) seen.cls += Number(Reflect.get(shift, 'value'));
  });
  watch('event', (event) => {
    if (Number(Reflect.get(event, 'interactionId')) > 0) seen.inp = Math.max(seen.inp, event.duration);
  });
}
