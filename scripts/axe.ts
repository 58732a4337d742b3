import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFile } from '#contract/site/site.ts';
import { site } from '#contract/site/siteDescription.ts';
import { accessFacts } from '#tests/browser/access/accessFacts.ts';
import { everyPage } from '#tests/browser/access/accessPages.ts';
import { examinations, runAxe } from '#tests/browser/access/axeRun.ts';
import type { Finding } from '#tests/browser/access/visitPage.ts';
import { buildIfStale } from './buildIfStale.ts';
import { findChromium } from './findChromium.ts';
import { launchBrowser } from './launchBrowser.ts';
import { startFreshProduct } from './startFreshProduct.ts';

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
  const app = await startFreshProduct({ dist, delayMs: 50 });
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

async function timed(act: () => Promise<Finding[]>) {
  const began = Date.now();
  const findings = await act();
  return { findings, minutes: Math.round((Date.now() - began) / 60_000) };
}
