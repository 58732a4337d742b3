import net from 'node:net';
import type { SeededRandom } from './seededRandom.ts';

type Cutting = {
  readonly random: SeededRandom;
  readonly port: number;
  /** The share of what is asked that ends its connection. */
  readonly share: () => number;
};

const commits = /\b(?:commit|insert into|update)\b/i;

/**
 * A line to PostgreSQL that breaks: before what was asked arrives, in the middle of it, or after it arrived and before
 * anybody hears how it went, so that a commit may or may not have been done.
 */
export async function openCuttingProxy({ random, port, share }: Cutting) {
  const cuts = { before: 0, within: 0, after: 0 };
  let commitsCut = 0;
  const open = new Set<net.Socket>();

  const proxy = net.createServer((server) => {
    const database = net.connect({ host: '127.0.0.1', port });
    const end = () => {
      server.destroy();
      database.destroy();
    };
    for (const socket of [server, database]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
    database.pipe(server);
    server.on('data', (bytes: Buffer) => {
      if (!random.chance(share())) return void database.write(bytes);
      if (commits.test(bytes.toString('latin1'))) commitsCut += 1;
      const where = random.pick(['before', 'within', 'after', 'after'] as const);
      cuts[where] += 1;
      if (where === 'before') return end();
      // What comes back now reaches nobody.
      database.unpipe(server);
      server.destroy();
      const sent = where === 'after' ? bytes : bytes.subarray(0, random.whole(1, bytes.length));
      database.end(sent);
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no address');
  return {
    port: address.port,
    cuts: (): number => cuts.before + cuts.within + cuts.after,
    commitsCut: () => commitsCut,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}
