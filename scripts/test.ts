import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitDraw } from './commitDraw.ts';
import { findWindowlessChromium } from './findChromium.ts';
import { moveTemporaryFilesToMemory } from './moveTemporaryFilesToMemory.ts';
import { startPostgres } from './startPostgres.ts';
import { leftOutBy } from './testsLeftOut.ts';

/**
 * `npm test`: every test. Finds or installs a Chromium and a PostgreSQL, and starts a PostgreSQL of its own that ends
 * with the tests. The browser's tests come last and alone, so that pages are not slowed by everything else. What failed
 * in either half is named again at the end. Three things would take too long on two cores: the whole API on both
 * databases (docs/decisions/044), every journey, and every tour of a flow: of the last two each commit draws a share
 * (`testsLeftOut.ts`), so that runs of some commits make them all. `npm run paths` makes all tours.
 * Arguments go to the runner: `npm test -- --project api`.
 */
const chromium = await findWindowlessChromium();
moveTemporaryFilesToMemory();
const postgres = await startPostgres();
if (postgres.skipped) console.log(`The tests on PostgreSQL are skipped: ${postgres.skipped}`);

const asked = process.argv.slice(2);
const draw = commitDraw();
// Named one by one: of several exclusions the runner takes any, and so leaves nothing out.
const api = postgres.skipped ? ['api'] : ['api on postgres', 'embedded'];
const runs =
  asked.length > 0
    ? [asked]
    : [
        ['unit', 'paths', 'jsdom', ...api],
        ['browser', 'tours'],
      ].map(onlyProjects);
const notes = mkdtempSync(join(tmpdir(), 'sawa-failed-'));
const failedTests = join(notes, 'tests.txt');
writeFileSync(failedTests, '');
try {
  for (const args of runs) process.exitCode = (await runTests(args)) || process.exitCode || 0;
  const failed = readFileSync(failedTests, 'utf8');
  if (failed && runs.length > 1) console.error(`Failed, in both halves:\n${failed}`);
} finally {
  await postgres.stop();
  rmSync(notes, { recursive: true });
}

function onlyProjects(names: readonly string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

function runTests(args: readonly string[]): Promise<number> {
  const runner = spawn('npx', ['vitest', 'run', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      FAILED_TESTS: failedTests,
      ...(asked.length === 0 && draw !== undefined && { TESTS_LEFT_OUT: leftOutBy(draw).join(',') }),
      ...(draw !== undefined && { PROPERTY_SEED: process.env.PROPERTY_SEED ?? String(draw) }),
      ...(postgres.url && { TEST_DATABASE_URL: postgres.url }),
    },
  });
  return new Promise((ended) => runner.on('exit', (status) => ended(status ?? 1)));
}
