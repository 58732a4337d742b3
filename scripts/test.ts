import { spawn } from 'node:child_process';
import { findChromium } from './findChromium.ts';
import { startPostgres } from './startPostgres.ts';

/**
 * `npm test`: every test, in one run. Finds or installs a Chromium and a PostgreSQL, and starts a PostgreSQL of its own
 * that ends with the tests. Arguments go to the runner: `npm test -- tests/api`.
 */
const chromium = await findChromium();
const postgres = await startPostgres();
if (postgres.skipped) console.log(`The tests on PostgreSQL are skipped: ${postgres.skipped}`);

const args = [
  'vitest',
  'run',
  ...(postgres.skipped ? ['--project', '!api on postgres'] : []),
  ...process.argv.slice(2),
];
const runner = spawn('npx', args, {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium, ...(postgres.url && { TEST_DATABASE_URL: postgres.url }) },
});
const code = await new Promise<number>((ended) => runner.on('exit', (status) => ended(status ?? 1)));
await postgres.stop();
process.exitCode = code;
