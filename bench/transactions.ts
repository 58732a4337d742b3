import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { buildIfStale } from '#scripts/buildIfStale.ts';
import { launchBrowser } from '#scripts/launchBrowser.ts';
import { makeManyTransfers } from '#tests/fixtures/manyTransfers.ts';
import { enterAsAda } from './enterAsAda.ts';
import { type HistoryApp, startHistoryApp } from './historyApp.ts';
import { mainThreadTasks } from './mainThread.ts';
import { percentile, spread, table } from './statistics.ts';

const many = 10_000;
/** What everything is compared with, in the same run: a history of one page. */
const few = 10;
const calls = 40;
/** A processor of a phone that costs little. */
const slowdown = 4;
/** Milliseconds: what the server's first page may take, and what one task of the page may. */
const aims = { firstPage: 200, task: 50 };

type Measured = { readonly server: Record<string, number[]>; readonly page: Record<string, number[]> };

/** A history of ten thousand transfers, read from the server and used in a browser, beside one of ten. */
export async function benchTransactions(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-bench-'));
  const dist = await buildIfStale(join(import.meta.dirname, '..'));
  const app = await startHistoryApp({ dist, dataDir });
  const browser = await launchBrowser();
  try {
    await makeManyTransfers(app.db, { like: app.delivered, count: few });
    const page = await browser.newPage({ baseURL: app.baseUrl, viewport: { width: 1280, height: 800 } });
    await enterAsAda(page);
    const small = { server: await measureServer(app, few), page: await measurePage(page) };
    await makeManyTransfers(app.db, { like: app.delivered, count: many - few });
    const large = { server: await measureServer(app, many), page: await measurePage(page) };
    console.log(report(small, large));
    const longest = Math.max(...Object.values(large.page).flat());
    return percentile(large.server['first page'] ?? [], 0.95) < aims.firstPage && longest < aims.task;
  } finally {
    await browser.close();
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureServer({ ask }: HistoryApp, count: number): Promise<Record<string, number[]>> {
  const first = { limit: 10, offset: 0 };
  return {
    'first page': await timed(() => ask(first)),
    'last page': await timed(() => ask({ limit: 10, offset: Math.max(0, count - 10) })),
    'one group': await timed(() => ask({ ...first, group: 'completed' })),
    'search by name': await timed(() => ask({ ...first, transactionId: 'amélie' })),
    'search by id': await timed(() => ask({ ...first, transactionId: 'SW-0a1' })),
  };
}

async function timed(act: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const before = performance.now();
    await act();
    times.push(performance.now() - before);
  }
  return times;
}

async function measurePage(page: Page): Promise<Record<string, number[]>> {
  await page.goto('/transactions');
  await page.getByRole('table').waitFor();
  // The network is never idle: the page listens for news as long as it is open.
  const settle = () => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await settle();
  const tasks = (act: () => Promise<void>) => mainThreadTasks(page, slowdown, act);
  const answered = () => page.waitForResponse((response) => response.url().includes('/transfers?'));
  return {
    scrolling: await tasks(async () => {
      for (const way of [1, -1]) for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, way * 120);
      await settle();
    }),
    'filtering by status': await tasks(async () => {
      const found = answered();
      // Pressed and let go like a finger: all at once the browser would do everything in one task.
      await page.getByRole('tab', { name: /^Completed/ }).hover();
      await page.mouse.down();
      await page.mouse.up();
      await found;
      await settle();
    }),
    'filtering by words': await tasks(async () => {
      const found = answered();
      await page.getByRole('searchbox').pressSequentially('amélie', { delay: 60 });
      await found;
      await settle();
    }),
  };
}

function report(small: Measured, large: Measured): string {
  const rows = (part: keyof Measured, share: number) =>
    Object.entries(large[part]).map(([name, times]) => {
      const before = percentile(small[part][name] ?? [], share);
      return [name, spread(small[part][name] ?? []), spread(times), (percentile(times, share) / before).toFixed(2)];
    });
  const longest = (side: Measured) =>
    Object.entries(side.page).map(([name, times]) => [name, Math.max(...times)] as const);
  return [
    '',
    table([
      ['the server, ms p50 / p95 / p99', `${few} transfers`, `${many} transfers`, 'ratio of p50'],
      ...rows('server', 0.5),
    ]),
    '',
    table([
      [`longest task of the page at ${slowdown}x, ms`, `${few} transfers`, `${many} transfers`, 'ratio'],
      ...longest(large).map(([name, milliseconds]) => {
        const before = Math.max(...(small.page[name] ?? [0]));
        return [name, before.toFixed(0), milliseconds.toFixed(0), (milliseconds / before).toFixed(2)];
      }),
    ]),
    '',
    `Aims: first page under ${aims.firstPage} ms, no task over ${aims.task} ms.`,
  ].join('\n');
}
