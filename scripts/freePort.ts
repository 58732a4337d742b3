import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Where nobody listens by habit, and below the ports that systems give to connections: one of those, free now, may be
 * somebody's connection by the time it is listened on.
 */
const [lowest, highest] = [20_000, 32_000];

const mostTries = 100;

/** A port of this machine that nobody listens on now, picked at random so that several who ask get several. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${lowest} and ${highest}`);
}

function isFree(port: number): Promise<boolean> {
  const server = net.createServer();
  return new Promise((found) => {
    server.once('error', () => found(false));
    server.listen(port, '127.0.0.1', () => server.close(() => found(true)));
  });
}
