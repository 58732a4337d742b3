import { mkdirSync, realpathSync } from 'node:fs';
import net from 'node:net';
import { SettingsRefused } from '../settings/settingsRefused.ts';

/**
 * Two processes on one embedded database destroy each other's data without an error (money notes, 0.3).
 * On Linux the lock is an abstract socket, which frees itself even on kill -9; elsewhere a socket file beside the folder.
 */
export async function lockDirectory(dir: string): Promise<{ readonly release: () => Promise<void> }> {
  mkdirSync(dir, { recursive: true });
  const place = realpathSync(dir);
  const address = process.platform === 'linux' ? `\0sawa:${place}` : `${place}.lock`;
  const server = net.createServer();
  await new Promise<void>((locked, refused) => {
    server.once('error', () =>
      refused(new SettingsRefused(`${place} is in use by another Sawa server. Stop that one first.`)),
    );
    server.listen(address, locked);
  });
  server.unref();
  return { release: () => new Promise((released) => server.close(() => released())) };
}
