import { spawnSync } from 'node:child_process';

/** A number that is the same for every run of a commit, and another for the next. Undefined outside a repository. */
export function commitDraw(): number | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 16) : undefined;
}
