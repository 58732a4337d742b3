import { spawn } from 'node:child_process';
import { findChromium } from './findChromium.ts';
import { moveTemporaryFilesToMemory } from './moveTemporaryFilesToMemory.ts';
import { startPostgres } from './startPostgres.ts';

/**
 * `npm test`: every test. Finds or installs a Chromium and a PostgreSQL, and starts a PostgreSQL of its own that ends
 * with the tests. The browser's tests come last and alone, so that pages are not slowed by everything else. Tours of the
 * flows in a browser belong to `npm run paths`: with them this would pass 25 minutes on two cores.
 * Arguments go to the runner: `npm test -- tests/api`.
 */
const chromium = await findChromium();
moveTemporaryFilesToMemory();
const postgres = await startPostgres();
if (postgres.skipped) console.log(`The tests on PostgreSQL are skipped: ${postgres.skipped}`);

const asked = process.argv.slice(2);
// Named one by one: of several exclusions the runner takes any, and so leaves nothing out.
const withoutBrowser = ['unit', 'paths', 'jsdom', 'api', ...(postgres.skipped ? [] : ['api on postgres'])];
const runs = asked.length > 0 ? [asked] : [withoutBrowser, ['browser']].map(onlyProjects);
try {
  for (const args of runs) process.exitCode = (await runTests(args)) || process.exitCode || 0;
} finally {
  await postgres.stop();
}

function onlyProjects(names: readonly string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

function runTests(args: readonly string[]): Promise<number> {
  const runner = spawn('npx', ['vitest', 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, ...(postgres.url && { TEST_DATABASE_URL: postgres.url }) },
  });
  return new Promise((ended) => runner.on('exit', (status) => ended(status ?? 1)));
}
