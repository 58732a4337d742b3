import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory, which a container may make small. */
const inMemory = '/dev/shm';

/** Bytes that the databases, pages and profiles of a whole run never fill. */
const enough = 4 * 1024 ** 3;

/**
 * Databases of tests live for seconds and wait for the disk at each commit. Where memory can be had, this process and
 * those it starts keep their temporary files there; what they do with them is the same. They go when the process ends.
 */
export function moveTemporaryFilesToMemory() {
  if (freeBytes() < enough) return;
  const folder = mkdtempSync(join(inMemory, 'sawa-'));
  // The database server is another user, who must get through to its own folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
