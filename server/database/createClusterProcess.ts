import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs, durableStartParams, syncPath } from './durableNodeFs.ts';

/** Makes a database in the folder it is given, sees it onto the disk and ends. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('createClusterProcess needs to know where');

const created = await PGlite.create({ fs: new DurableNodeFs(folder), startParams: durableStartParams });
await created.exec('checkpoint');
await created.close();
syncTree(folder);
process.disconnect?.();

function syncTree(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(path);
}
