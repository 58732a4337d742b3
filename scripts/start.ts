import { join } from 'node:path';
import { startSandbox } from '#sandbox/sandbox.ts';
import { openLog } from '#server/log.ts';
import { closeToOthers, ownersOnly } from '#server/settings/fileModes.ts';
import { SettingsRefused } from '#server/settings/settingsRefused.ts';
import { readSettings } from '#server/settings.ts';
import { startServer } from '#server/startServer.ts';
import { surviveFaults } from '#server/surviveFaults.ts';
import { buildIfStale } from './buildIfStale.ts';

/** Milliseconds calls and jobs under way have to end. */
const longestStopMs = 20_000;

/** `npm start`: builds the pages once, then serves them, the API and, unless SANDBOX is off, the sandbox. */
const root = join(import.meta.dirname, '..');

ownersOnly();
try {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  surviveFaults(log);
  // Production has refused such a folder already.
  const closed = closeToOthers(settings.dataDir);
  if (closed > 0) console.log(`Closed to others: ${closed} files in ${settings.dataDir}`);
  const dist = await buildIfStale(root);
  const sandbox = settings.sandbox
    ? await startSandbox({ port: settings.sandboxPort, dataDir: settings.dataDir, delayMs: settings.sandboxDelayMs })
    : undefined;
  const server = await startServer({
    settings,
    log,
    dist,
    qaReport: join(root, 'reports/paths'),
    ...(sandbox && { credentials: sandbox.credentials }),
  });
  sandbox?.connectApp(settings.baseUrl);

  console.log(`Sawa is ready:   ${server.url}`);
  if (sandbox) console.log(`Your mailbox:    ${sandbox.url}/mailbox   (codes and receipts arrive here)`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A database that does not answer holds up what waits for it, and must not hold up the end.
      setTimeout(() => process.exit(1), longestStopMs).unref();
      void server.stop().then(() => sandbox?.stop());
    });
  }
} catch (failure) {
  console.error(failure instanceof SettingsRefused || isPortTaken(failure) ? sentenceOf(failure) : failure);
  process.exit(1);
}

function isPortTaken(failure: unknown): failure is Error & { port: number } {
  return failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE' && 'port' in failure;
}

function sentenceOf(failure: Error): string {
  if (!isPortTaken(failure)) return failure.message;
  return `Port ${failure.port} is in use by another program. Stop it, or set PORT or SANDBOX_PORT to a free one.`;
}
