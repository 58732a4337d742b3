import { spawnSync } from 'node:child_process';

/** Runs a program to its end; its output is shown when it fails. */
export function run(command: string, args: readonly string[], options: { env?: Record<string, string> } = {}): string {
  const done = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...options.env } });
  if (done.status === 0) return done.stdout;
  throw new Error(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}${done.error?.message ?? ''}`);
}

export const isRoot = process.getuid?.() === 0;

/** Installs Debian packages, where that is possible: as root, with apt. */
export function installPackages(...names: readonly string[]): void {
  console.log(`Installing ${names.join(' ')} (once) …`);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export const canInstall = (): boolean => isRoot && spawnSync('apt-get', ['--version']).status === 0;
