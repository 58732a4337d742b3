import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readSettings } from '#server/settings/settings.ts';
import { SettingsRefused } from '#server/settings/settingsRefused.ts';

/** `npm run dev`: pages that reload as they are edited, in front of a server that restarts as it is edited. */
const root = join(import.meta.dirname, '..');

try {
  const { port, baseUrl } = readSettings(process.env);
  const apiPort = port + 1;
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'scripts/devApi.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Browsers meet the pages' server, so that is the address cookies and origins are checked against.
    env: { ...process.env, PORT: String(apiPort), BASE_URL: baseUrl },
  });
  const pages = await createServer({
    root,
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/axcess-payment', '/operator-invitation'].map((path) => [path, `http://localhost:${apiPort}`]),
      ),
    },
  });
  await pages.listen();
  console.log(`Sawa, for development: ${baseUrl}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      api.kill(signal);
      void pages.close();
    });
  }
  api.once('exit', () => void pages.close());
} catch (failure) {
  console.error(failure instanceof SettingsRefused ? failure.message : failure);
  process.exit(1);
}
