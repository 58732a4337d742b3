import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { buildIfStale } from '#scripts/buildIfStale.ts';
import { launchBrowser } from '#scripts/launchBrowser.ts';
import { enterAsAda } from './enterAsAda.ts';
import { startHistoryApp } from './historyApp.ts';
import { runLighthouse } from './lighthouse.ts';
import { type MeasuredPage, type PageRun, runFloor, runPage } from './pageRun.ts';
import { percentile, table } from './statistics.ts';
import { startStrippedPages } from './strippedPages.ts';

/** Odd, so that the median is a run. */
const usualRuns = 9;

type Aims = {
  /** The largest paint beside the floor's. */
  readonly lcpOverFloor?: number;
  readonly cls: number;
  /** Milliseconds of the slowest answer. */
  readonly inp?: number;
  /** Kilobytes of scripts until it can be used. */
  readonly scripts?: number;
};

/** What each page may be at most, where it is no more by now: a run that finds more fails. */
const aims: Readonly<Record<string, Aims>> = {
  landing: { lcpOverFloor: 1.15, cls: 0.01, inp: 100 },
  'sign-in': { cls: 0.01 },
  'sign-up': { cls: 0.01 },
  transactions: { cls: 0.01 },
  dashboard: { cls: 0.01 },
  'get-quote': { lcpOverFloor: 1.15, cls: 0.01, inp: 100 },
  guide: { lcpOverFloor: 1.15, cls: 0.01, scripts: 190 },
};

const amountIn = (page: Page) => page.locator('main input[inputmode="decimal"]');

/** React has taken the element over: from now on it answers. */
const isLive = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);

const calculated = async (page: Page) => {
  await isLive(page, 'main input[inputmode="decimal"]');
  await page.waitForFunction(() => {
    const amounts = [...document.querySelectorAll<HTMLInputElement>('main input[inputmode="decimal"]')];
    return amounts.length > 1 && amounts.every(({ value }) => value !== '');
  });
};

/** Typed by hand, until what arrives follows and all of it is painted: only then is a key's answer on record. */
async function typeAmounts(page: Page): Promise<void> {
  const amount = amountIn(page).first();
  const arriving = await amountIn(page).nth(1).inputValue();
  await amount.click();
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('250', { delay: 120 });
  await page.waitForFunction((before) => {
    const [send, receive] = document.querySelectorAll<HTMLInputElement>('main input[inputmode="decimal"]');
    return send?.value === '250' && receive !== undefined && !['', before].includes(receive.value);
  }, arriving);
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => painted())));
      }),
  );
}

/** A transfer that can be opened, and not its place in the outline. */
const listed = (page: Page) => page.locator('main a[href*="transfer="]').first().waitFor();

const pages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', usable: calculated, use: typeAmounts },
  { name: 'sign-in', path: '/sign-in', usable: (page) => isLive(page, 'main form input[type="password"]') },
  { name: 'sign-up', path: '/sign-up', usable: (page) => isLive(page, 'main a') },
  { name: 'get-quote', path: '/get-quote?method=1&from=GB&to=CM&send=100.00', usable: calculated, use: typeAmounts },
  { name: 'guide', path: '/send/guided', usable: (page) => isLive(page, 'main textarea, main input[type="text"]') },
  { name: 'transactions', path: '/transactions', usable: listed, signsIn: true },
  { name: 'dashboard', path: '/dashboard', usable: listed, signsIn: true },
];

type Measured = { readonly runs: readonly PageRun[]; readonly floor: readonly PageRun[] };

/** Pages as a phone that cost little has them on a slow link, beside their HTML alone and beside the last run. */
export async function benchPages(args: readonly string[]): Promise<boolean> {
  const count = Number(/--runs=(\d+)/.exec(args.join(' '))?.[1] ?? usualRuns);
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-bench-'));
  const dist = await buildIfStale(join(import.meta.dirname, '..'));
  const app = await startHistoryApp({ dist, dataDir });
  const stripped = await startStrippedPages(app.baseUrl);
  const browser = await launchBrowser();
  try {
    const measured = await measureAll({ browser, app: app.baseUrl, floor: stripped.baseUrl, count });
    const previous = readPrevious();
    console.log(report(measured, previous));
    if (args.includes('--keep')) keep(measured);
    if (args.includes('--lighthouse')) console.log(await runLighthouse(pages.map(({ path }) => app.baseUrl + path)));
    return meetsAims(measured);
  } finally {
    await browser.close();
    await stripped.stop();
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Places = { readonly browser: Browser; readonly app: string; readonly floor: string; readonly count: number };

/** In turns, so that whatever else the machine does meets all alike. */
async function measureAll({ browser, app, floor, count }: Places): Promise<Record<string, Measured>> {
  const measured: Record<string, { runs: PageRun[]; floor: PageRun[] }> = {};
  for (let turn = 0; turn < count; turn += 1) {
    for (const page of pages) {
      const taken = measured[page.name] ?? { runs: [], floor: [] };
      measured[page.name] = taken;
      taken.runs.push(
        await runPage({ browser, baseUrl: app, measured: page }, page.signsIn ? enterAndLeave : undefined),
      );
      if (!page.signsIn) taken.floor.push(await runFloor({ browser, baseUrl: floor, measured: page }));
    }
  }
  return measured;
}

type Figure = 'lcp' | 'cls' | 'inp' | 'kilobytes' | 'usable' | 'requests' | 'scripts';
type Medians = Readonly<Record<string, Partial<Record<Figure, number>>>>;

const figures: readonly Figure[] = ['lcp', 'cls', 'inp', 'kilobytes', 'usable', 'requests', 'scripts'];
const digits: Record<Figure, number> = { lcp: 0, cls: 3, inp: 0, kilobytes: 0, usable: 0, requests: 0, scripts: 0 };

const valuesOf = (runs: readonly PageRun[], figure: Figure) =>
  runs.map((run) => run[figure]).filter((value) => value !== undefined);

function medianOf(runs: readonly PageRun[], figure: Figure): number | undefined {
  const values = valuesOf(runs, figure);
  return values.length === 0 ? undefined : percentile(values, 0.5);
}

function report(measured: Readonly<Record<string, Measured>>, previous: Medians): string {
  const rows = Object.entries(measured).flatMap(([page, { runs, floor }]) =>
    figures.flatMap((figure) => {
      const median = medianOf(runs, figure);
      if (median === undefined) return [];
      const values = valuesOf(runs, figure);
      const show = (value: number) => value.toFixed(digits[figure]);
      const ratio = (base: number | undefined) => (base ? (median / base).toFixed(2) : '–');
      const below = medianOf(floor, figure);
      const range = `${show(Math.min(...values))}–${show(Math.max(...values))}`;
      const floorText = below === undefined ? '–' : show(below);
      return [[`${page} ${figure}`, show(median), range, floorText, ratio(below), ratio(previous[page]?.[figure])]];
    }),
  );
  return table([['', 'median', 'spread', 'floor', '× floor', '× last'], ...rows]);
}

/** Says which aims are missed and by what. */
function meetsAims(measured: Readonly<Record<string, Measured>>): boolean {
  const missed = Object.entries(aims).flatMap(([page, most]) => {
    const { runs, floor } = measured[page] ?? { runs: [], floor: [] };
    const lcpOverFloor = (medianOf(runs, 'lcp') ?? Number.NaN) / (medianOf(floor, 'lcp') ?? Number.NaN);
    return Object.entries(most).flatMap(([aim, limit]) => {
      const found = aim === 'lcpOverFloor' ? lcpOverFloor : medianOf(runs, aim as Figure);
      // What was not found is no success.
      return found !== undefined && found <= limit ? [] : [`${page} ${aim}: ${found?.toFixed(3)}, at most ${limit}`];
    });
  });
  for (const line of missed) console.error(line);
  return missed.length === 0;
}

/** What is measured begins on no page of ours. */
async function enterAndLeave(page: Page): Promise<void> {
  await enterAsAda(page);
  await page.goto('about:blank');
}

/** What the next run is compared with; written by `-- pages --keep`. */
const file = join(import.meta.dirname, 'pages.json');

const readPrevious = (): Medians => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

function keep(measured: Readonly<Record<string, Measured>>): void {
  const medians = Object.entries(measured).map(([page, { runs }]) => [
    page,
    Object.fromEntries(figures.map((figure) => [figure, medianOf(runs, figure)])),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(medians), undefined, 2)}\n`);
}
