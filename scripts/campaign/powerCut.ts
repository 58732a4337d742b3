import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileOperation } from './fileOperation.ts';
import type { SeededRandom } from './seededRandom.ts';

/** Bytes a disk writes whole or not at all. */
const sector = 512;
/** The share of unsynced sectors that had reached the disk. */
const reachedShare = 0.5;

type Write = Extract<FileOperation, { kind: 'write' }>;
type OnNames = Exclude<FileOperation, { kind: 'write' | 'sync' | 'acknowledged' }>;
export type Survived = { readonly done: readonly (Write | OnNames)[]; readonly forgotten: number };

/**
 * What a disk holds of these operations when the power goes after the last. What was synced is there. Of what was written
 * since, sectors are there or not, in any order, so that a write may be torn and a later one there without an earlier;
 * of new names, renames, removals and lengths the first so many are there, as a journalling file system keeps them. A
 * sync of any file brings all names before it, as on ext4.
 */
export function survivorsOf(operations: readonly FileOperation[], random: SeededRandom): Survived {
  const done: (Write | OnNames)[] = [];
  let pending: (Write | OnNames)[] = [];
  for (const operation of operations) {
    if (operation.kind === 'acknowledged') continue;
    if (operation.kind !== 'sync') {
      pending.push(operation);
      continue;
    }
    const { path } = operation;
    const names = namesOf(pending, path);
    const isSynced = (each: Write | OnNames) => each.kind !== 'write' || names.has(each.path);
    done.push(...pending.filter(isSynced));
    pending = pending.filter((each) => !isSynced(each));
  }
  const keptNames = random.whole(0, pending.filter(({ kind }) => kind !== 'write').length + 1);
  let names = 0;
  const survived = pending.flatMap((operation): (Write | OnNames)[] => {
    if (operation.kind !== 'write') return names++ < keptNames ? [operation] : [];
    return sectorsOf(operation).filter(() => random.chance(reachedShare));
  });
  const all = pending.reduce((sum, each) => sum + (each.kind === 'write' ? sectorsOf(each).length : 1), 0);
  return { done: [...done, ...survived], forgotten: all - survived.length };
}

/** The name a file has now, and those it had before. */
function namesOf(pending: readonly (Write | OnNames)[], path: string): ReadonlySet<string> {
  const names = new Set([path]);
  for (const operation of pending.toReversed()) {
    if (operation.kind === 'rename' && names.has(operation.to)) names.add(operation.path);
  }
  return names;
}

function sectorsOf(write: Write): Write[] {
  const bytes = Buffer.from(write.bytes, 'base64');
  const parts: Write[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = Math.min(bytes.length, from + sector - ((write.at + from) % sector));
    parts.push({ ...write, at: write.at + from, bytes: bytes.subarray(from, end).toString('base64') });
    from = end;
  }
  return parts;
}

/** Does to a copy of the folder as it was at first what survived. */
export function replay(folder: string, { done }: Pick<Survived, 'done'>): void {
  for (const operation of done) {
    const path = join(folder, operation.path);
    if (operation.kind === 'mkdir') mkdirSync(path, { recursive: true });
    else if (operation.kind === 'remove') rmSync(path, { recursive: true, force: true });
    else if (operation.kind === 'rename') {
      if (existsSync(path)) renameSync(path, join(folder, operation.to));
    } else if (operation.kind === 'truncate') {
      if (existsSync(path)) truncateSync(path, operation.size);
    } else overwrite(path, operation);
  }
}

function overwrite(path: string, operation: Write | Exclude<OnNames, { kind: 'rename' | 'truncate' }>) {
  // What its folder or its name did not reach, no data of it can.
  if (!existsSync(dirname(path)) || (operation.kind === 'write' && !existsSync(path))) return;
  const descriptor = openSync(path, existsSync(path) ? 'r+' : 'w+', 0o600);
  try {
    if (operation.kind !== 'write') ftruncateSync(descriptor, 0);
    else {
      const bytes = Buffer.from(operation.bytes, 'base64');
      writeSync(descriptor, bytes, 0, bytes.length, operation.at);
    }
  } finally {
    closeSync(descriptor);
  }
}
