import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tellFilesBySource } from './filesBySource.ts';
import { finishBuild } from './finishBuild.ts';

/** What the pages are built from. */
const sources = [
  ...['src', 'contract', 'domain', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'],
  ...[
    'scripts/buildIfStale.ts',
    'scripts/writePages.ts',
    'scripts/filesBySource.ts',
    'scripts/finishBuild.ts',
    'scripts/lightBuild.ts',
    'scripts/pageParts.ts',
    'scripts/pageVisits.ts',
    'scripts/chunkPlan.ts',
    'scripts/compressAssets.ts',
    'scripts/pageBudgets.ts',
    'scripts/writeOfflineWorker.ts',
    'scripts/termsPdf.ts',
    'scripts/prosePdf.ts',
    'scripts/proseAsBlocks.ts',
  ],
];

type BuildOptions = {
  readonly outDir?: string;
  readonly plugins?: Plugin[];
  /** What else this build is made from. */
  readonly alsoFrom?: readonly string[];
  /** Writes the public pages to HTML as well, which takes a second build of them. */
  readonly writesPages?: boolean;
};

/** Builds the pages unless the last build was made from these very files. Returns the folder they are in. */
export async function buildIfStale(
  root: string,
  { outDir = 'dist', plugins = [], alsoFrom = [], writesPages = true }: BuildOptions = {},
): Promise<string> {
  const dist = join(root, outDir);
  const stamp = join(dist, 'built-from');
  const fingerprint = fingerprintOf(root, [...sources, ...alsoFrom]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return dist;

  console.log('Building the pages (once) …');
  const { build } = await import('vite');
  await asProduction(async () => {
    await build({
      ...quiet(root),
      plugins: [...plugins, ...(writesPages ? [tellFilesBySource(root)] : [])],
      build: { ...fresh, outDir, manifest: writesPages },
    });
    if (!writesPages) return;
    const renderer = join(dist, 'renderer');
    await build({ ...quiet(root), publicDir: false, build: { ...fresh, outDir: renderer, ssr: 'src/prerender.tsx' } });
    await runScript(root, ['scripts/writePages.ts', dist]);
    await finishBuild({ root, dist });
  });
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, fingerprint);
  return dist;
}

const quiet = (root: string) => ({ root, logLevel: 'warn' }) as const;

/** How long the parts of a build take is nobody's news. */
const fresh = { emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } };

/** Under a test runner React would come in its development build, which draws everything twice. */
export async function asProduction(act: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await act();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

function runScript(root: string, script: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], { cwd: root, stdio: 'inherit' });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (status) => (status === 0 ? done() : failed(new Error(`${script[0]} ended with ${status}`))));
  });
}

function fingerprintOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.flatMap((source) => filesIn(root, source)).sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(root: string, source: string): string[] {
  if (!existsSync(join(root, source))) return [];
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
