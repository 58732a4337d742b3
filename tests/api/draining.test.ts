import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followEvents } from '#contract/notification/notification.ts';
import { freePort } from '#scripts/freePort.ts';
import { longestDrainMs } from '#server/drain.ts';
import { freezable } from '#tests/fixtures/freezable.ts';
import { asAdmin } from '#tests/fixtures/postgresAdmin.ts';
import { runProgram, untilSaid } from '#tests/fixtures/productionProcess.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

/** Long enough for what is asked in it, and a multiple of what that takes. */
const notice = 1500;

describe('a server that is to end', () => {
  let app: RunningApp;
  beforeEach(async () => {
    app = await startApp();
  });
  afterEach(() => app.stop());

  const ask = (path: string) => fetch(`${app.baseUrl}${path}`);
  const isGone = async () =>
    ask('/live').then(
      () => false,
      () => true,
    );

  test('says so to its proxy at once, answers who comes meanwhile, and keeps none of their connections', async () => {
    const ended = app.drain(notice);
    expect((await ask('/ready')).status).toBe(503);
    const answer = await ask('/api/health-check');
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toBe(true);
    expect(await isGone()).toBe(true);
  });

  test('takes no new visitor, and lets a call end that was under way, however slowly it comes', async () => {
    const { hostname, port } = new URL(app.baseUrl);
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const call = request({ hostname, port, path: '/api/session', method: 'POST', headers });
    const answered = new Promise<number | undefined>((status) => {
      call.once('response', (response) => status(response.resume().statusCode));
    });
    const isSent = new Promise<void>((sent) => call.once('socket', (socket) => socket.once('connect', sent)));
    call.write('{');
    await isSent;
    await ask('/live');
    const ended = app.drain(0);
    await until(isGone, (isSo) => isSo);
    call.end('}');
    expect(await answered).toBe(400);
    expect(await ended).toBe(true);
  });

  test('also answers the next call on a connection it closes only then', async () => {
    const { hostname, port } = new URL(app.baseUrl);
    const socket = net.connect({ host: hostname, port: Number(port) });
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    const ask = 'GET /api/health-check HTTP/1.1\r\nHost: localhost\r\n';
    socket.write(`${ask}\r\n${ask}`);
    await until(
      async () => heard,
      (text) => text.includes('"healthy":true'),
    );
    const ended = app.drain(0);
    await until(isGone, (isSo) => isSo);
    socket.write('\r\n');
    await new Promise((closed) => socket.once('close', closed));
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(await ended).toBe(true);
  });

  test('ends a live stream in order, so that it is opened again elsewhere', async () => {
    const { sender, user } = await verifiedSender(app);
    const target = `/api${followEvents.path.replace('{id}', user.id)}`;
    const stream = await sender.sendRaw({ method: 'GET', target });
    expect(stream.status).toBe(200);
    const ended = app.drain(0);
    expect(await stream.text()).toMatch(/^: open\n\n/);
    expect(await ended).toBe(true);
  });

  test('leaves timed work to others from the first moment, and none of it lost', async () => {
    const ended = app.drain(notice);
    await sql`insert into outbox (id, kind, key, payload)
      values (gen_random_uuid(), 'message', 'late', '{}')`.execute(app.db);
    expect(await ended).toBe(true);
    const { rows } = await sql`select attempts, done_at from outbox where key = 'late'`.execute(app.db);
    expect(rows).toEqual([{ attempts: 0, done_at: null }]);
  });
});

const adminUrl = process.env.TEST_ON_POSTGRES ? process.env.TEST_DATABASE_URL : undefined;

describe.skipIf(adminUrl === undefined)('a server whose database answers no more', () => {
  test('ends within ten seconds of SIGTERM, and tells whoever waits to ask again', async () => {
    const name = `sawa_frozen_${process.pid}`;
    const url = new URL(adminUrl ?? '');
    await asAdmin(url.href, `create database ${name}`);
    const way = await freezable({ host: url.hostname, port: Number(url.port) });
    const folder = mkdtempSync(join(tmpdir(), 'sawa-frozen-'));
    const port = await freePort();
    const database = new URL(url);
    database.pathname = name;
    database.port = String(way.port);
    const program = runProgram('tests/fixtures/serverProgram.ts', {
      ...{ PORT: String(port), DATABASE_URL: database.href, DATA_DIR: join(folder, 'data') },
    });
    try {
      await untilSaid(program, /Sawa is ready/);
      way.freeze();
      const waiting = fetch(`http://localhost:${port}/api/time/utc`);
      // Asked after it, and so answered after it has come.
      await fetch(`http://localhost:${port}/live`);
      program.child.kill('SIGTERM');
      const answer = await waiting;
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ error: { code: 'serviceUnavailable' } });
      expect(await program.ended).toBe(1);
      // The clock of a busy machine proves nothing: what the program gives itself is what counts.
      expect(longestDrainMs).toBeLessThan(9_000);
    } finally {
      program.child.kill('SIGKILL');
      way.stop();
      rmSync(folder, { recursive: true });
      await asAdmin(url.href, `drop database ${name} with (force)`);
    }
  });
});
