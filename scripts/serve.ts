import { join } from 'node:path';
import { SettingsRefused } from '#server/settings/settingsRefused.ts';
import { startServer } from '#server/startServer.ts';
import { runServer } from './runServer.ts';

/** What production runs, bundled: the server beside the pages it serves, and no sandbox. */
await runServer(async (settings, log) => {
  if (settings.sandbox) throw new SettingsRefused('SANDBOX should be ‘off’, because no sandbox was deployed.');
  return startServer({ settings, log, dist: join(import.meta.dirname, 'pages') });
});
