import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '#sandbox/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-tool-'));
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 50 });
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

test('the tool that opens the books itself reads the companies’ files as the server does', async () => {
  const credentials = join(folder, 'credentials.json');
  writeFileSync(credentials, JSON.stringify(sandbox.credentials), { mode: 0o600 });
  const tool = ['--import', 'tsx', join(import.meta.dirname, '../../server/ops/ops.ts'), 'reconcile', '--json'];
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PROVIDER_CREDENTIALS_FILE: credentials };
  const { stdout } = await promisify(execFile)(process.execPath, tool, { env }).catch(
    (ended: { stdout: string }) => ended,
  );
  expect(stdout).not.toContain('No company’s files are configured');
  expect(stdout).toMatch(/"company": ?"PIVOT",\s*"fileState": ?"read"/);
}, 120_000);
