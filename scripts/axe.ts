import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFile } from '#contract/site.ts';
import { site } from '#contract/siteDescription.ts';
import { startSandbox } from '#sandbox/sandbox.ts';
import { readSettings } from '#server/settings.ts';
import { startServer } from '#server/startServer.ts';
import { accessFacts } from '#tests/browser/access/accessFacts.ts';
import { everyPage } from '#tests/browser/access/accessPages.ts';
import { examinations, runAxe } from '#tests/browser/access/axeRun.ts';
import type { Finding } from '#tests/browser/access/visitPage.ts';
import { buildIfStale } from './buildIfStale.ts';
import { findChromium } from './findChromium.ts';
import { freePort } from './freePort.ts';
import { launchBrowser } from './launchBrowser.ts';

/**
 * `npm run axe`: every page of the product, public and signed in, on screens and in the guided conversation, in light
 * and dark, in both languages and at three widths, read by axe and checked for sideways scrolling; then, in each
 * language, by ear, enlarged, without motion, in forced colours by Tab, and on paper.
 * `npm run axe -- 'help|sign' --only wishes` looks only at pages whose name fits, and only so.
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const [named = ''] = positionals;
const asks = examinations.filter((examination) => values.only === undefined || values.only === examination);
process.env.CHROMIUM_PATH = await findChromium();
const dist = await buildIfStale(root);
const written = site.parse(JSON.parse(readFileSync(join(dist, siteFile), 'utf8')));
const pages = everyPage(written).filter(({ name }) => new RegExp(named).test(name));

const { findings, minutes } = await timed(async () => {
  const app = await startProduct(dist);
  const browser = await launchBrowser();
  try {
    const facts = await accessFacts(app);
    return await runAxe(pages, { browser, baseUrl: app.baseUrl, facts, asks, tell: console.log });
  } finally {
    await browser.close();
    await app.stop();
  }
});

const looks = asks.includes('looks') ? `${pages.length * 12} views` : 'no views';
const wishes = asks.includes('wishes') ? `${pages.length * 2} tours` : 'no tours';
const views = `${pages.length} pages, ${looks} and ${wishes} in ${minutes} minutes`;
if (findings.length === 0) {
  console.log(`\n${views}: nothing breaks a rule.`);
} else {
  console.table(summaryOf(findings));
  console.error(`\n${views}: ${findings.length} violations.`);
  process.exitCode = 1;
}

/** One row for each page, rule and element, with the settings it is broken in. */
function summaryOf(all: readonly Finding[]) {
  const rows = new Map<string, { page: string; rule: string; element: string; settings: string[] }>();
  for (const { page, rule, element, setting } of all) {
    const row = rows.get(`${page} ${rule} ${element}`) ?? { page, rule, element: element.slice(0, 60), settings: [] };
    rows.set(`${page} ${rule} ${element}`, { ...row, settings: [...row.settings, setting] });
  }
  return [...rows.values()].map((row) => ({ ...row, settings: row.settings.join(', ').slice(0, 80) }));
}

/** The whole product as `npm start` has it, on free ports and with an empty folder. */
async function startProduct(folder: string) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-axe-'));
  const settings = readSettings({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    BASE_URL: `http://localhost:${port}`,
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  });
  const sandbox = await startSandbox({ port: sandboxPort, delayMs: 50 });
  const server = await startServer({ settings, credentials: sandbox.credentials, dist: folder });
  sandbox.connectApp(settings.baseUrl);
  return {
    baseUrl: settings.baseUrl,
    stop: async () => {
      await server.stop();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function timed(act: () => Promise<Finding[]>) {
  const began = Date.now();
  const findings = await act();
  return { findings, minutes: Math.round((Date.now() - began) / 60_000) };
}
