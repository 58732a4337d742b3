import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile, siteFile } from '#contract/site/site.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import { paths } from '#src/app/address/paths.ts';
import { type FilesBySource, filesBySourceFile } from './filesBySource.ts';
import { landingAtRest } from './pageVisits.ts';

/** Thousands of bytes as they travel. */
export const budgets = {
  'scripts of the landing page before anything is touched': 120,
  'scripts of the landing page at rest': 220,
  'style sheets of the landing page': 20,
  'fonts every page preloads': 95,
  'scripts of the first page of who is signed in': 260,
} as const;
type Budget = keyof typeof budgets;

/** What the landing page fetches by itself once it is drawn, on a computer and with a rate to be had. */
const whenIdle = [
  ...[...landingAtRest, 'content/en/faq.ts'].map((file) => `src/${file}`),
  ...['landingMore.json', 'siteEdges.json'].map((name) => `src/locales/en/${name}`),
];

/** What every page of who is signed in fetches by itself. */
const aroundPages = ['src/router/ServiceNews.tsx'];

/** The files of each budget, as the built pages, the site's description and the manifest name them. */
export function filesOfBudgets(dist: string): Record<Budget, ReadonlySet<string>> {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const built: FilesBySource = JSON.parse(textOf(filesBySourceFile));
  const described: Pick<Site, 'scripts'> = JSON.parse(textOf(siteFile));
  const landing = assetsIn(textOf(pageFile('landing', 'en')));
  const dashboard = described.scripts.find(({ pattern }) => pattern === paths.dashboard)?.files.en ?? [];
  const scripts = landing.filter((file) => file.endsWith('.js'));
  return {
    'scripts of the landing page before anything is touched': new Set(scripts),
    'scripts of the landing page at rest': new Set([...scripts, ...filesFrom(built, whenIdle)]),
    'style sheets of the landing page': new Set(landing.filter((file) => file.endsWith('.css'))),
    'fonts every page preloads': new Set(landing.filter((file) => file.endsWith('.woff2'))),
    'scripts of the first page of who is signed in': new Set([
      ...assetsIn(textOf('index.html')).filter((file) => file.endsWith('.js')),
      ...dashboard.filter((href) => href.endsWith('.js')).map((href) => href.slice(1)),
      ...filesFrom(built, aroundPages),
    ]),
  };
}

/** Says which budgets are passed and by what, or nothing. */
export function passedBudgets(dist: string, files = filesOfBudgets(dist)): string[] {
  return (Object.keys(budgets) as Budget[]).flatMap((budget) => {
    const sizes = [...files[budget]].map((file) => ({ file, bytes: travelling(join(dist, file)) }));
    const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    if (sizes.length > 0 && kilobytes <= budgets[budget]) return [];
    const heaviest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 20);
    const list = heaviest.map(({ file, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
    return [`The ${budget} weigh ${kilobytes.toFixed(1)} kB of ${budgets[budget]}:\n${list.join('\n')}`];
  });
}

const assetsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);

/** The files of some sources, and all that is fetched with them at once. */
function filesFrom({ files, imports }: FilesBySource, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    imports[file]?.forEach(follow);
  };
  for (const source of sources) {
    const file = files[source];
    if (file === undefined) throw new Error(`The build has no file for ${source}`);
    follow(file);
  }
  return found;
}

/** As a browser gets it that takes brotli; fonts are compressed already. */
const travelling = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
