import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

/** The parts of Emscripten's file system we change; checked at start because PGlite does not publish them. */
const parts = z.looseObject({ stream_ops: z.looseObject({}), realPath: z.function(), doSetAttr: z.function() });
type NodeFsParts = {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
  readonly realPath: (node: object) => string;
  doSetAttr: SetAttributes;
};
/** Not parsed into a copy: what we change has to be what it uses. */
const emscripten = z.looseObject({ NODEFS: z.custom<NodeFsParts>((value) => parts.safeParse(value).success) });
/** The file or its descriptor, what Emscripten knows of it, what shall change, and Node's functions that change it. */
type SetAttributes = (place: unknown, node: object, change: { readonly mode?: number }, ...by: unknown[]) => void;
type NodeStream = { readonly nfd?: number; readonly node: object };

/**
 * PGlite's own file system never syncs, so a power cut would lose acknowledged transactions (money notes, 6.4).
 * This one syncs whenever PostgreSQL asks. A sync that fails stops the process: what the disk holds is then unknown.
 */
export class DurableNodeFs extends NodeFS {
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(pg, options);
    started.emscriptenOpts.preRun?.unshift((module: unknown) => {
      const { NODEFS } = emscripten.parse(module);
      const setAttributes = NODEFS.doSetAttr.bind(NODEFS);
      NODEFS.doSetAttr = (place, node, change, ...by) => setAttributes(place, node, forOwner(change), ...by);
      NODEFS.stream_ops.fsync = (stream: NodeStream) => {
        this.sync(stream, () => NODEFS.realPath(stream.node));
        return 0;
      };
    });
    return started;
  }

  private sync(stream: NodeStream, pathOf: () => string) {
    this.syncs += 1;
    try {
      if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
      else syncPath(pathOf());
    } catch {
      process.abort();
    }
  }
}

/** Emscripten gives each new file its mode a second time, past the umask, and PostgreSQL's own is 0666. */
const forOwner = <Change extends { readonly mode?: number }>(change: Change): Change =>
  change.mode === undefined || change.mode === null ? change : { ...change, mode: change.mode & ~0o077 };

export function syncPath(path: string) {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Everything at and below the folder, onto the disk. */
export function syncTree(path: string) {
  for (const entry of fs.readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(path);
}

/**
 * wal_sync_method=fsync because Emscripten's fdatasync is a stub that returns success without syncing. PostgreSQL's
 * 128 MB of buffers are resident from the start here; a quarter does, with the system's file cache behind it.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'full_page_writes=on'],
  ...['-c', 'shared_buffers=32MB'],
];
