import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHealth } from '#contract/protocol/lookup.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
});
afterAll(() => app.stop());

/** What the server says to bytes as given, until it or we hang up. */
async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.baseUrl);
  const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.end(bytes);
  return text(socket).catch(() => '');
}

const post = (headers: string, body = '') =>
  `POST /api/session HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
const json = 'Content-Type: application/json';

/** Things no HTTP library of ours would send (money notes P10). */
const letters: readonly [string, string][] = [
  ['no HTTP at all', '\u0000\u0001\u0002 hello\r\n\r\n'],
  ['a method nobody knows', 'BREW /api/session HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['no host', 'GET /api/health-check HTTP/1.1\r\n\r\n'],
  ['two lengths that differ', post(`${json}\r\nContent-Length: 2\r\nContent-Length: 20`, '{}')],
  ['a length and chunks at once', post(`${json}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked`, '0\r\n\r\nGET /')],
  ['a length below nothing', post(`${json}\r\nContent-Length: -1`, '{}')],
  ['a length of 10^21', post(`${json}\r\nContent-Length: 1000000000000000000000`, '{}')],
  ['a body shorter than it says', post(`${json}\r\nContent-Length: 400`, '{}')],
  ['chunks that are none', post(`${json}\r\nTransfer-Encoding: chunked`, 'zz\r\n{}\r\n')],
  ['headers without end', `GET /api/health-check HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['a header with a line in it', post(`${json}\r\nX-User-Name: a\rb\u0000c\r\nContent-Length: 2`, '{}')],
  ['an address of another site', 'GET http://evil.example/api/session HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['an address above the root', 'GET /api/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
];

describe('bytes no browser sends (ASVS 1.5.2, 1.5.3)', () => {
  test.each(letters)(
    '%s are refused or hung up on, change nothing, and the next caller is served',
    async (_case, bytes) => {
      const before = await rowCounts(app.db);
      const answered = await answerTo(bytes);
      expect(answered).toMatch(/^$|^HTTP\/1\.1 (4\d\d) /);
      expect(answered).not.toMatch(/at .*\.(ts|js):\d+|node_modules|select .* from/i);
      expect(await rowCounts(app.db)).toEqual(before);
      expect(dataOf(await createSender(app.baseUrl).call(checkHealth))).toEqual({ healthy: true });
    },
  );
});
