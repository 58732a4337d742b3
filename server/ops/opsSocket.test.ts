import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { openOpsSocket } from './opsSocket.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-door-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Nobody asks it anything here. */
const db = {} as Parameters<typeof openOpsSocket>[0]['db'];

test('the operator’s door makes the data folder that a server with its books elsewhere has not', async () => {
  const door = await openOpsSocket({ db, dataDir: join(folder, 'new/data') });
  await door.close();
});

test('a data folder that cannot be written stops the start with one sentence', async () => {
  writeFileSync(join(folder, 'file'), '');
  const opening = openOpsSocket({ db, dataDir: join(folder, 'file/data') });
  await expect(opening).rejects.toThrow(SettingsRefused);
  await expect(opening).rejects.toThrow(
    /^DATA_DIR should be a folder the server can write in, but .* is not \(ENOTDIR\)\.$/,
  );
});
