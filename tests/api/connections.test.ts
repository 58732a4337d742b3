import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

/** Short, so that no test waits long; far above what an honest request takes. */
const connections = { headersMs: 400, requestMs: 800, keptMs: 400, quietMs: 60_000, perAddress: 50 };

let app: RunningApp;
let port: number;
beforeAll(async () => {
  app = await startApp({ connections, jobs: false });
  port = Number(new URL(app.baseUrl).port);
});
afterAll(() => app.stop());

type Line = { readonly socket: net.Socket; readonly heard: Promise<string> };

/** Says so on a connection of its own, and keeps it open; what came back is there once the other side has closed it. */
function say(text: string, host = '127.0.0.1'): Line {
  const socket = net.connect({ port, host });
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, heard: new Promise((closed) => socket.once('close', () => closed(answer))) };
}

const host = `Host: localhost\r\n`;
const isWell = async () => (await fetch(`${app.baseUrl}/api/health-check`)).status;

describe('connections that take their time (ASVS 15.4.4)', () => {
  test.each([
    ['headers that never end', `GET /api/health-check HTTP/1.1\r\n${host}X-Slow: `],
    [
      'a body that never comes',
      `POST /api/session HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    ],
  ])('%s are answered 408 and closed', async (_title, text) => {
    expect(await say(text).heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(await isWell()).toBe(200);
  });

  test('headers that trickle in are closed although something always comes', async () => {
    const { socket, heard } = say(`GET /api/health-check HTTP/1.1\r\n${host}X-Slow: `);
    const trickle = setInterval(() => socket.writable && socket.write('a'), 50);
    await heard;
    clearInterval(trickle);
    expect(await isWell()).toBe(200);
  });

  test('a connection that says nothing is closed', async () => {
    await say('').heard;
    expect(await isWell()).toBe(200);
  });

  test('a thousand idle connections from one address keep no other out', async () => {
    const idle = Array.from({ length: 1000 }, () => say('', '127.0.0.1'));
    const others = new net.Socket();
    const answered = new Promise<string>((said) => others.once('data', (chunk) => said(chunk.toString())));
    others.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' });
    others.write(`GET /api/health-check HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
    await Promise.all(idle.map(({ heard }) => heard));
    expect(await isWell()).toBe(200);
  });
});

describe('requests two servers could read differently (ASVS 4.2.1)', () => {
  const post = 'POST /api/session HTTP/1.1\r\n';
  const smuggled = `GET /api/health-check HTTP/1.1\r\n${host}\r\n`;
  test.each([
    ['two hosts', `GET /api/health-check HTTP/1.1\r\n${host}Host: evil.example\r\nConnection: close\r\n\r\n`],
    ['two equal hosts', `GET /api/health-check HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`],
    ['no host', 'GET /api/health-check HTTP/1.1\r\n\r\n'],
    ['length and chunks', `${post}${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks and length', `${post}${host}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${post}${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a"}${smuggled}`],
    ['a length with a sign', `${post}${host}Content-Length: +5\r\n\r\n{"a"}${smuggled}`],
    ['a length in hex', `${post}${host}Content-Length: 0x5\r\n\r\n{"a"}${smuggled}`],
    ['an unknown coding', `${post}${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunked not last', `${post}${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before the colon', `${post}${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'a folded header',
      `${post}${host}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['a bare line feed', `${post}${host}Content-Length: 5\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a chunk of no length', `${post}${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`],
  ])('%s are refused, and nothing after them is heard', async (_title, text) => {
    const answer = await say(text).heard;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});
