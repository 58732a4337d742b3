import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' });

/** Where below `src` the source of that name stands; what moves keeps its place in the plan. */
export function sourceNamed(name: string): string {
  const [path, another] = sources.filter((source) => source.endsWith(`/${name}`));
  if (!path || another)
    throw new Error(`The plan of files names ${name}, of which there is ${path ? 'more than one' : 'none'}.`);
  return path;
}
