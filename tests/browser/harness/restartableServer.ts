import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#scripts/freePort.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Milliseconds the sandbox's companies take: time to die in before they tell. */
const delayMs = 2_000;

/** What `npm start` runs, as a process of its own that can be killed at any moment and started on the same data. */
export async function restartableServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-restarted-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const baseUrl = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    BASE_URL: baseUrl,
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    SANDBOX_DELAY_MS: String(delayMs),
    LOG_LEVEL: 'silent',
  };
  let running: ChildProcess | undefined;

  const start = async () => {
    running = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(running);
  };
  /** As by a power cut: nothing is finished, nothing is said. */
  const kill = async () => {
    const dying = running;
    running = undefined;
    if (!dying) return;
    const gone = new Promise((exited) => dying.once('exit', exited));
    dying.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    baseUrl,
    dataDir,
    start,
    kill,
    stop: async () => {
      await kill();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    server.stdout?.on('data', (said: Buffer) => {
      if (said.toString().includes('Sawa is ready')) ready();
    });
    server.once('exit', (status) => failed(new Error(`The server ended with ${status} before it was ready`)));
  });
}
