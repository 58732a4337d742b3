import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '#scripts/findChromium.ts';
import { table } from './statistics.ts';

/** Fetched when it is asked for: it brings 230 packages that nothing else needs (decision 040). */
const lighthouse = 'lighthouse@12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };

const run = promisify(execFile);

/** The four scores of each address, of a hundred. */
export async function runLighthouse(addresses: readonly string[]): Promise<string> {
  const chromium = await findChromium();
  const rows: string[][] = [];
  for (const address of addresses) {
    const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
    const { stdout } = await run('npx', ['--yes', lighthouse, address, ...flags], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
    });
    const report: Report = JSON.parse(stdout);
    const scores = categories.map((name) => String(Math.round((report.categories[name]?.score ?? 0) * 100)));
    rows.push([new URL(address).pathname, ...scores]);
  }
  return table([['lighthouse', ...categories], ...rows]);
}
