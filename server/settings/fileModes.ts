import { chmodSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '#domain/result.ts';

/** What group and others may do with a file. */
const others = 0o077;

/** Files from now on are their owner's alone, whatever the shell that started us says. */
export const ownersOnly = (): void => void process.umask(others);

/** Files and folders at and below the place that somebody else may open; a link is no more open than what it names. */
export function looseIn(place: string): string[] {
  const entry = lstatSync(place, { throwIfNoEntry: false });
  if (!entry) return [];
  const inner = entry.isDirectory() ? readdirSync(place).flatMap((name) => looseIn(join(place, name))) : [];
  return !entry.isSymbolicLink() && (entry.mode & others) !== 0 ? [place, ...inner] : inner;
}

/** Takes from others what an earlier start gave them; answers how many files that were. */
export function closeToOthers(place: string): number {
  const loose = looseIn(place);
  for (const path of loose) chmodSync(path, lstatSync(path).mode & 0o777 & ~others);
  return loose.length;
}

/** JSON of a file nobody else can open. */
export function readOwners(file: string): Result<unknown, 'missing' | 'loose' | 'notJson'> {
  try {
    if ((statSync(file).mode & others) !== 0) return refuse('loose');
    const text = readFileSync(file, 'utf8');
    return asJson(text);
  } catch {
    return refuse('missing');
  }
}

function asJson(text: string): Result<unknown, 'notJson'> {
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse('notJson');
  }
}
