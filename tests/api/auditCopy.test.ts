import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { sql } from 'kysely';
import pino from 'pino';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/freePort.ts';
import { auditCopyJob } from '#server/security/auditCopy.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-audit-'));
const file = join(folder, 'audit.log');
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ auditLog: file });
  await acts(3);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

async function acts(count: number) {
  for (let act = 0; act < count; act++) {
    await operate(app, { command: 'maintenance', transferId: 'off', operator: 'grace', reason: `act "${act}"\nnext` });
  }
}
const actsDone = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from operator_action`.execute(app.db)).rows[0]?.n;
/** Whole lines: what a cut left half written is none. */
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);
async function untilCopied() {
  const done = await actsDone();
  await expect.poll(() => linesOf(file).length, { timeout: 20_000 }).toBe(done);
}
const verdict = (about: { transferId?: string } = {}) => operate(app, { command: 'verify-audit', ...about });
/** Tries a place that failed at once, instead of after its pause. */
const tryNow = () => sql`update audit_place set leased_until = null`.execute(app.db);

describe('the audit', () => {
  test('is written to a second place as it happens, its owner’s alone (ASVS 16.4.3)', async () => {
    await untilCopied();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(linesOf(file)[0]).toMatch(/^[0-9a-f]{64} \{.*"seq": 1,.*"action": "maintenance",.*"operator": "grace"/);
    expect(await verdict()).toMatchObject({ ok: true, lines: [expect.stringContaining(`and in ${file}: 3.`)] });
  });

  const attempts = {
    'taken from the file': (lines: string[]) => [...lines.slice(0, 1), ...lines.slice(2)],
    'taken from its beginning': (lines: string[]) => lines.slice(1),
    'taken from its end': (lines: string[]) => lines.slice(0, -1),
    changed: (lines: string[]) => lines.map((line, index) => (index === 1 ? line.replace('grace', 'noor') : line)),
    'put in': (lines: string[]) => [
      lines[0] ?? '',
      `${'0'.repeat(64)} {"seq": 9, "operator": "noor"}`,
      ...lines.slice(1),
    ],
  };
  test.each(Object.keys(attempts) as (keyof typeof attempts)[])('says that a line was %s', async (attempt) => {
    await untilCopied();
    const copy = join(folder, 'copy.log');
    writeFileSync(copy, readFileSync(file));
    expect(await verdict({ transferId: copy })).toMatchObject({ ok: true });
    writeFileSync(
      copy,
      attempts[attempt](linesOf(file))
        .map((line) => `${line}\n`)
        .join(''),
    );
    const found = await verdict({ transferId: copy });
    expect([found.ok, found.lines.join('\n')]).toEqual([
      false,
      expect.stringMatching(/(act|line) \d+ is .*in the file/),
    ]);
  });

  test('says so of the file it is set to, too, and of one that is gone', async () => {
    await untilCopied();
    const aside = join(folder, 'aside.log');
    renameSync(file, aside);
    expect(await verdict()).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('act 1 is missing'), ...Array(3).fill(expect.anything())],
    });
    renameSync(aside, file);
    expect(await verdict()).toMatchObject({ ok: true });
  });

  test('goes on after what a cut left half written, and writes nothing twice', async () => {
    await untilCopied();
    writeFileSync(file, `${readFileSync(file, 'utf8')}0123456789abcdef {"seq": 4`);
    await sql`update audit_place set seq = 1 where place = ${file}`.execute(app.db);
    await acts(1);
    await untilCopied();
    expect(await verdict()).toMatchObject({ ok: true });
  });

  test('says that an act was changed or taken away in the database by somebody who may', async () => {
    const asOwner = (change: ReturnType<typeof sql>) =>
      app.db.connection().execute(async (connection) => {
        await sql`set role none`.execute(connection);
        await change.execute(connection);
        await sql`set role sawa_app`.execute(connection);
      });
    await asOwner(sql`update operator_action set operator = 'noor' where seq = 2`);
    expect((await verdict()).lines).toContain('act 2 is not as it was written');
    await asOwner(sql`update operator_action set operator = 'grace' where seq = 2`);
    expect(await verdict()).toMatchObject({ ok: true });
    await asOwner(sql`update audit_tip set seq = seq + 1`);
    expect((await verdict()).lines.join()).toMatch(/act 5 is missing/);
    await asOwner(sql`update audit_tip set seq = seq - 1`);
    const may = sql`update audit_tip set seq = 0`.execute(app.db);
    await expect(may).rejects.toThrow(/permission denied/);
  });
});

describe('a second place that fails', () => {
  test('is heard, and loses nothing: what waited is written when it can be again', async () => {
    await untilCopied();
    const aside = join(folder, 'aside.log');
    renameSync(file, aside);
    mkdirSync(file);
    await acts(2);
    const alerts = () => app.logLines.filter((line) => line.includes('"securityAlert":"auditPlaceFails"'));
    await expect.poll(() => alerts().length, { timeout: 20_000 }).toBe(1);
    expect(await opsLines(app, 'queue')).toMatch(
      /second place of the audit cannot be written since .*: [12] acts wait/,
    );
    rmdirSync(file);
    renameSync(aside, file);
    await tryNow();
    await untilCopied();
    expect(await verdict()).toMatchObject({ ok: true });
    expect(alerts()).toHaveLength(1);
  });
});

/** A syslog server that keeps what it was sent. */
async function syslogServer(options?: tls.TlsOptions) {
  const port = await freePort();
  const received: string[] = [];
  const take = (socket: net.Socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => received.push(Buffer.concat(chunks).toString('utf8')));
  };
  const server = options ? tls.createServer(options, take) : net.createServer(take);
  return {
    port,
    received,
    listen: () => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening)),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

describe('a syslog address as the second place', () => {
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const copyTo = (auditLog: string) => auditCopyJob({ db: app.db, log, auditLog });

  test('is sent every act in order, each with its length, once it is there (RFC 5424, 6587)', async () => {
    const server = await syslogServer();
    const job = copyTo(`syslog://127.0.0.1:${server.port}`);
    await job.run();
    await tryNow();
    await job.run();
    expect(logged.filter((line) => line.includes('"securityAlert":"auditPlaceFails"'))).toHaveLength(1);
    expect(await opsLines(app, 'queue')).toMatch(/second place of the audit cannot be written since .* acts wait/);
    await server.listen();
    await tryNow();
    await job.run();
    await server.close();
    const [text = ''] = server.received;
    const [, length = '', rest = ''] = /^(\d+) (.*)$/s.exec(text) ?? [];
    const first = Buffer.from(rest).subarray(0, Number(length)).toString('utf8');
    expect(first).toMatch(/^<109>1 \d{4}-\d\d-\d\dT\S+Z \S+ sawa \d+ audit - [0-9a-f]{64} \{.*\}$/);
    expect([...text.matchAll(/"seq": (\d+)/g)].map(([, seq]) => Number(seq))).toEqual(
      Array.from({ length: (await actsDone()) ?? 0 }, (_, index) => index + 1),
    );
    expect(await opsLines(app, 'queue')).not.toContain('second place');
    expect(logged.at(-1)).toContain('is written again');
  });

  test('is given nothing where its certificate is nobody’s we trust', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'logs.example' }]);
    const server = await syslogServer({ key, cert });
    await server.listen();
    await copyTo(`syslog+tls://127.0.0.1:${server.port}`).run();
    await server.close();
    expect(server.received.join('')).toBe('');
    expect(logged.at(-1)).toMatch(/auditPlaceFails.*certificate/);
  });
});
