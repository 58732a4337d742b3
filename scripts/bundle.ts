import { join, resolve } from 'node:path';
import { buildIfStale } from './buildIfStale.ts';
import { bundleServer } from './bundleServer.ts';

/** `npm run bundle -- FOLDER`: everything a machine needs to run the server but Node, made anew in that folder. */
const root = join(import.meta.dirname, '..');
const [into] = process.argv.slice(2);
if (!into) {
  console.error('Say into which folder, as in: npm run bundle -- /opt/sawa');
  process.exit(1);
}
await bundleServer({ root, into: resolve(into), pages: await buildIfStale(root) });
