import { join } from 'node:path';
import { startSandbox } from '#sandbox/sandbox.ts';
import { startServer } from '#server/startServer.ts';
import { buildIfStale } from './buildIfStale.ts';
import { runServer } from './runServer.ts';

/** `npm start`: builds the pages once, then serves them, the API and, unless SANDBOX is off, the sandbox. */
const root = join(import.meta.dirname, '..');

await runServer(async (settings, log) => {
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
  return {
    url: server.url,
    ...(sandbox && { lines: [`Your mailbox:    ${sandbox.url}/mailbox   (codes and receipts arrive here)`] }),
    async stop() {
      const isWell = await server.stop();
      await sandbox?.stop();
      return isWell;
    },
  };
});
