import { startSandbox } from '#sandbox/sandbox.ts';
import { ownersOnly } from '#server/settings/fileModes.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/startServer.ts';

/** The API and the sandbox without pages, for `npm run dev`, which starts it again whenever its files change. */
ownersOnly();
const settings = readSettings(process.env);
const sandbox = await startSandbox({
  port: settings.sandboxPort,
  dataDir: settings.dataDir,
  delayMs: settings.sandboxDelayMs,
});
const server = await startServer({ settings, credentials: sandbox.credentials });
sandbox.connectApp(settings.baseUrl);
console.log(`Your mailbox:          ${sandbox.url}/mailbox`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => sandbox.stop()));
}
