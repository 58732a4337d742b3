import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seededRandom.ts';

type Passing = {
  readonly random: SeededRandom;
  /** Ports of the servers that are up now. */
  readonly ports: () => readonly number[];
  /** How often each report of a company comes. */
  readonly copies: () => number;
};

/** Milliseconds within which the further copies of a report come, so that they mix with later ones. */
const spreadMs = 1_500;
const agent = new http.Agent({ keepAlive: false });

type Passed = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: Buffer };

/**
 * What stands before the servers: gives each call to one of them, and each company's report to several, at several
 * moments. Where a server is gone, it answers 502, as such doors do.
 */
export async function openFrontDoor({ random, ports, copies }: Passing) {
  let repeated = 0;
  const late = new Set<Promise<unknown>>();

  function pass(request: http.IncomingMessage, body: Buffer): Promise<Passed | undefined> {
    const open = ports();
    const port = open[random.whole(0, open.length)];
    if (port === undefined) return Promise.resolve(undefined);
    const { method, url: path, headers } = request;
    return new Promise((passed) => {
      const calling = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        void buffer(answer).then(
          (bytes) => passed({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
          () => passed(undefined),
        );
      });
      calling.on('error', () => passed(undefined));
      calling.end(body);
    });
  }

  function repeatLater(request: http.IncomingMessage, body: Buffer) {
    for (let copy = 1; copy < copies(); copy += 1) {
      repeated += 1;
      const again = pause(random.whole(0, spreadMs)).then(() => pass(request, body));
      late.add(again);
      void again.finally(() => late.delete(again));
    }
  }

  const door = http.createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const isReport = request.url?.startsWith('/api/webhooks/');
    // Sometimes a copy comes first, and the report itself is the late one.
    if (isReport) repeatLater(request, body);
    const passed = await pass(request, body);
    response.writeHead(passed?.status ?? 502, passed?.headers ?? {}).end(passed?.body);
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  const address = door.address();
  if (address === null || typeof address === 'string') throw new Error('The door has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    repeated: () => repeated,
    async close() {
      await Promise.all(late);
      door.closeAllConnections();
      await new Promise((closed) => door.close(closed));
    },
  };
}
