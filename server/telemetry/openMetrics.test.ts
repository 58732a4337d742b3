import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { openMetrics } from './openMetrics.ts';

test('a port somebody else has stops the start with one sentence', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  await expect(openMetrics({ host: '127.0.0.1', port })).rejects.toThrow(
    new SettingsRefused(
      `METRICS_PORT should be a port that is free at METRICS_HOST, but 127.0.0.1 has no ${port} (EADDRINUSE).`,
    ),
  );
  await new Promise((closed) => other.close(closed));
});
