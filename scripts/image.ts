import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDeployed } from '#tests/fixtures/deployed.ts';
import { configurationOf, stagesOf, takeSteps } from './imageSteps.ts';
import { isRoot, run } from './run.ts';

/**
 * `npm run image`: every step of `deploy/Dockerfile` from the last commit, in an empty folder and without an engine; then
 * starts what comes out as the image's user, asks it, and ends it. Says how large it is and how long all that took.
 */
const root = join(import.meta.dirname, '..');
/** What Debian’s slim image weighs as it is published; an engine lays it below ours. */
const baseMegabytes = 75;
const mostMegabytes = 250;

const folder = mkdtempSync(join(tmpdir(), 'sawa-image-'));
try {
  // For the image's own user.
  chmodSync(folder, 0o755);
  const context = join(folder, 'context');
  mkdirSync(context);
  run('sh', ['-c', `git -C '${root}' archive HEAD | tar -x -C '${context}'`]);

  const stages = stagesOf(readFileSync(join(context, 'deploy/Dockerfile'), 'utf8'));
  const began = performance.now();
  const image = takeSteps(stages, { context, folder: join(folder, 'stages') });
  const seconds = Math.round((performance.now() - began) / 1000);

  const ours = megabytesIn(image);
  const all = ours + baseMegabytes;
  console.log(
    `Built in ${seconds} s: ${all} MB, of which Debian ${baseMegabytes} MB (as published), Node and ours ${ours} MB`,
  );
  if (all > mostMegabytes) throw new Error(`The image should have ${mostMegabytes} MB at the most, and has ${all} MB.`);
  await tryOut(image, configurationOf(stages));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Configuration = ReturnType<typeof configurationOf>;

async function tryOut(image: string, { user, environment, entrypoint }: Configuration) {
  const [uid = 0] = user.split(':').map(Number);
  const words = entrypoint.map((word) => (word.startsWith('/') ? join(image, word) : word));
  const command = [join(image, 'usr/local/bin/node'), ...words.slice(1)];
  const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'];
  const server = await startDeployed(
    isRoot ? { command: [...asUser, ...command], environment, owner: uid } : { command },
  );
  try {
    for (const path of ['/ready', '/', '/api/time/utc']) {
      const { status } = await server.ask(path);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    }
    const told = performance.now();
    server.program.child.kill('SIGTERM');
    const code = await server.program.ended;
    const endMs = Math.round(performance.now() - told);
    console.log(`Ready ${server.startMs} ms after its start; ended with ${code} ${endMs} ms after SIGTERM`);
    if (code !== 0) throw new Error(`It ended with ${code}:\n${server.program.said()}`);
  } finally {
    server.program.child.kill('SIGKILL');
    server.remove();
  }
}

/** Of all files at and below a folder; a link weighs nothing. */
function megabytesIn(place: string): number {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return Math.ceil(bytes / 1_000_000);
}
