import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

/** The parts of Emscripten's file system that an fsync needs; checked at start because PGlite does not publish them. */
const emscripten = z.looseObject({
  NODEFS: z.looseObject({
    stream_ops: z.custom<{ fsync?: (stream: NodeStream) => number }>((value) => typeof value === 'object'),
    realPath: z.custom<(node: object) => string>((value) => typeof value === 'function'),
  }),
});
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

export function syncPath(path: string) {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
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
