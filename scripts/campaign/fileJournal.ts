import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import type { FileOperation } from './fileOperation.ts';

/**
 * Writes down whatever this thread does to files below a folder, in its order, before it is done: what a power cut may
 * leave of it is worked out from that afterwards (`powerCut.ts`). The file that is written to is read by another process.
 */
export function journalFiles(folder: string, journal: string): void {
  const real = { ...fs };
  const log = real.openSync(journal, 'a');
  const note = (operation: FileOperation) => real.writeSync(log, `${JSON.stringify(operation)}\n`);
  const names = new Map<number, string>();
  const inside = (path: unknown) => typeof path === 'string' && resolve(path).startsWith(`${folder}/`);
  const nameOf = (path: unknown) => resolve(String(path)).slice(folder.length + 1);

  Object.assign(fs, {
    openSync(...args: Parameters<typeof fs.openSync>) {
      const isNew = inside(args[0]) && !real.existsSync(args[0]);
      const descriptor = real.openSync(...args);
      if (!inside(args[0])) return descriptor;
      names.set(descriptor, nameOf(args[0]));
      if (isNew) note({ kind: 'create', path: nameOf(args[0]) });
      else if (isTruncating(args[1])) note({ kind: 'truncate', path: nameOf(args[0]), size: 0 });
      return descriptor;
    },
    closeSync(descriptor: number) {
      names.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeSync(descriptor: number, bytes: NodeJS.ArrayBufferView, from = 0, length?: number, at?: number) {
      const path = names.get(descriptor);
      const wrote = real.writeSync(descriptor, bytes, from, length, at);
      const written = Buffer.from(bytes.buffer, bytes.byteOffset + from, wrote);
      if (path !== undefined) note({ kind: 'write', path, at: at ?? 0, bytes: written.toString('base64') });
      return wrote;
    },
    ftruncateSync(descriptor: number, size = 0) {
      const path = names.get(descriptor);
      if (path !== undefined) note({ kind: 'truncate', path, size });
      real.ftruncateSync(descriptor, size);
    },
    truncateSync(path: string, size = 0) {
      if (inside(path)) note({ kind: 'truncate', path: nameOf(path), size });
      real.truncateSync(path, size);
    },
    mkdirSync(...args: Parameters<typeof fs.mkdirSync>) {
      const made = real.mkdirSync(...args);
      if (inside(args[0])) note({ kind: 'mkdir', path: nameOf(args[0]) });
      return made;
    },
    renameSync(from: string, to: string) {
      if (inside(from)) note({ kind: 'rename', path: nameOf(from), to: nameOf(to) });
      real.renameSync(from, to);
    },
    unlinkSync(path: string) {
      if (inside(path) && real.existsSync(path)) note({ kind: 'remove', path: nameOf(path) });
      real.unlinkSync(path);
    },
    fdatasyncSync(descriptor: number) {
      real.fdatasyncSync(descriptor);
      const path = names.get(descriptor);
      if (path !== undefined) note({ kind: 'sync', path });
    },
    fsyncSync(descriptor: number) {
      real.fsyncSync(descriptor);
      const path = names.get(descriptor);
      if (path !== undefined) note({ kind: 'sync', path });
    },
  });
  syncBuiltinESMExports();
}

const isTruncating = (flags: unknown) =>
  typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : String(flags).startsWith('w');
