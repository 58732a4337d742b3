import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages are built from. */
const sources = ['src', 'contract', 'domain', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the pages unless the last build was made from these very files. Returns the folder they are in. */
export async function buildIfStale(root: string): Promise<string> {
  const dist = join(root, 'dist');
  const stamp = join(dist, 'built-from');
  const fingerprint = fingerprintOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return dist;

  console.log('Building the pages (once) …');
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, fingerprint);
  return dist;
}

function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(root, source)).sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(root: string, source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
