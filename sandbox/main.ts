import { runFaults } from './faultsCommand.ts';
import { startSandbox } from './sandbox.ts';

/**
 * Runs the sandbox by itself: SANDBOX_PORT, DATA_DIR and SANDBOX_DELAY_MS as in the app's settings, APP_URL for webhooks
 * to a registered address, SANDBOX_URL where a proxy stands in front of it. With `faults`, tells the one that runs what shall go wrong.
 */
const [command, ...words] = process.argv.slice(2);
if (command === 'faults') {
  const site = process.env.SANDBOX_URL ?? `http://127.0.0.1:${wholeNumber('SANDBOX_PORT', 4100)}`;
  const told = await runFaults(words, site).catch(() => `Nothing answers at ${site}: start the app first.`);
  process.stdout.write(`${told}\n`);
} else {
  await run();
}

async function run(): Promise<void> {
  process.umask(0o077);
  const sandbox = await startSandbox({
    port: wholeNumber('SANDBOX_PORT', 4100),
    dataDir: process.env.DATA_DIR ?? '.data',
    delayMs: wholeNumber('SANDBOX_DELAY_MS', 3_000),
    publicUrl: process.env.SANDBOX_URL,
    log: (message) => process.stderr.write(`${message}\n`),
  });
  sandbox.connectApp(process.env.APP_URL ?? 'http://localhost:4000');
  process.stdout.write(`Sandbox: ${sandbox.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
}

function wholeNumber(name: string, usual: number): number {
  const given = process.env[name];
  if (given === undefined) return usual;
  if (!/^\d{1,6}$/.test(given)) throw new Error(`${name} is "${given}", but a whole number is expected`);
  return Number(given);
}
