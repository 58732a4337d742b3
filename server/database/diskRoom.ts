import { statfsSync } from 'node:fs';
import { SettingsRefused } from '../settings/settingsRefused.ts';

/**
 * Bytes that stay free beside the embedded database. PostgreSQL cannot go on from a log it has no room for, so it
 * stops writing while there is still room for three files of that log.
 */
export const leastFreeBytes = 48 * 1024 ** 2;
/** Bytes a database takes that is made anew. */
const newDatabaseBytes = 96 * 1024 ** 2;

/** Milliseconds between two looks at the disk. */
const lookEveryMs = 1000;

/** Bytes others than root may still write where this folder is. */
export function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws `SettingsRefused` where a database could be opened, or made, and then not be written. */
export function refuseWithoutRoom(folder: string, isNew: boolean, freeBytes = freeBytesAt(folder)): void {
  const needed = leastFreeBytes + (isNew ? newDatabaseBytes : 0);
  if (freeBytes >= needed) return;
  const inMb = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;
  throw new SettingsRefused(
    `The disk of ${folder} is full: ${inMb(freeBytes)} are free, and the database needs ${inMb(needed)}. Make room, and start again.`,
  );
}

type Watched = {
  readonly freeBytes: () => number;
  /** Lets nothing be written any more, or everything again; what is read goes on. */
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly now?: () => number;
};

/** To be asked before a statement that stands outside a transaction. */
export function diskWatch({ freeBytes, setReadOnly, now = () => performance.now() }: Watched): () => void {
  let isReadOnly = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lookedAt < lookEveryMs) return;
    lookedAt = now();
    const isFull = freeBytes() < leastFreeBytes;
    if (isFull === isReadOnly) return;
    setReadOnly(isFull);
    isReadOnly = isFull;
  };
}
