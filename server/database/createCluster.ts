import { fork } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncPath } from './durableNodeFs.ts';
import { ownProgram, processArguments } from './ownProgram.ts';

/**
 * A new database for an empty folder; one that is there already stays. Making it takes 900 MB for seconds
 * (money notes, 6.3), which a process of its own gives back. It is made beside its place and moved there whole, so that
 * a first start cut short leaves nothing to trip over.
 */
export async function createCluster(dir: string): Promise<void> {
  if (existsSync(join(dir, 'PG_VERSION'))) return;
  const unfinished = `${dir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const child = fork(ownProgram('createClusterProcess'), [unfinished], { execArgv: [...processArguments()] });
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  if (code !== 0) throw new Error(`The embedded database could not be created (exit ${code})`);
  renameSync(unfinished, dir);
  syncPath(dirname(dir));
}
