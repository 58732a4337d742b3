import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '#sandbox/sandbox.ts';
import { openDatabase } from '#server/database/open.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/startServer.ts';
import { pauseVelocityRules } from '#tests/fixtures/velocityRules.ts';
import { freePort } from './freePort.ts';

/**
 * The whole product as `npm start` has it, on free ports and in an empty folder, for a program that looks at it. Such a
 * program sends faster than a person, and the sandbox decides after `delayMs` milliseconds.
 */
export async function startFreshProduct({ dist, delayMs }: { readonly dist?: string; readonly delayMs: number }) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-fresh-'));
  const settings = readSettings({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    BASE_URL: `http://localhost:${port}`,
    SANDBOX_DELAY_MS: String(delayMs),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  });
  const sandbox = await startSandbox({ port: sandboxPort, dataDir, delayMs });
  const database = await openDatabase(settings);
  await pauseVelocityRules(database.db);
  await database.close();
  const server = await startServer({ settings, credentials: sandbox.credentials, ...(dist && { dist }) });
  sandbox.connectApp(settings.baseUrl);
  return {
    baseUrl: settings.baseUrl,
    stop: async () => {
      await server.stop();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
