import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/freePort.ts';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { lockDirectory } from './directoryLock.ts';
import { openDatabase } from './open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sawa-refused-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('a database that cannot be opened ends the start with a sentence', () => {
  test('where nobody listens, and the password is not in it', async () => {
    const databaseUrl = `postgres://sawa:hush@127.0.0.1:${await freePort()}/books`;
    const refused = openDatabase({ databaseUrl, dataDir });
    await expect(refused).rejects.toThrow(SettingsRefused);
    await expect(refused).rejects.toThrow(/^The database at 127\.0\.0\.1:\d+\/books cannot be opened: .*ECONNREFUSED/);
    await expect(refused).rejects.not.toThrow(/hush/);
  });

  test('where something else hangs up', async () => {
    const server = net.createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as net.AddressInfo;
    await expect(openDatabase({ databaseUrl: `postgres://sawa@127.0.0.1:${port}/books`, dataDir })).rejects.toThrow(
      SettingsRefused,
    );
    server.close();
  });

  test('where another server has the folder', async () => {
    const lock = await lockDirectory(join(dataDir, 'database'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^.*database is in use by another Sawa server\. Stop that one first\.$/,
    );
    await lock.release();
  });
});
