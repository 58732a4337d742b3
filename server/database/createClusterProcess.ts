import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs, durableStartParams, syncTree } from './durableNodeFs.ts';

/** Makes a database in the folder it is given, sees it onto the disk and ends. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('createClusterProcess needs to know where');

const created = await PGlite.create({ fs: new DurableNodeFs(folder), startParams: durableStartParams });
await created.exec('checkpoint');
await created.close();
syncTree(folder);
process.disconnect?.();
