import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonOutput } from '#server/ops/jsonOutput.ts';
import { askRunningServer, openOpsSocket } from '#server/ops/opsSocket.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

const nobodys = '0197a000-0000-7000-8000-00000000000c';

describe('the operator’s tool (D-113)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-ops-'));
  let app: RunningApp;
  let socket: Awaited<ReturnType<typeof openOpsSocket>>;
  beforeAll(async () => {
    app = await startApp({ jobs: false });
    socket = await openOpsSocket({ db: app.db, dataDir, keys: app.keys });
  });
  afterAll(async () => {
    await socket.close();
    await app.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('asks the running server, which checks its books', async () => {
    const answer = await askRunningServer(dataDir, { command: 'verify' });
    expect(answer?.ok).toBe(true);
    expect(answer?.lines.at(-1)).toMatch(/^Every promise holds, over everything, with 0 transfers\.$/);
  });

  test('says what waits for a person', async () => {
    expect(await askRunningServer(dataDir, { command: 'queue' })).toEqual({
      ok: true,
      lines: ['Nothing waits for a person.'],
      data: { transfers: [], complaints: 0, recalls: { open: 0, late: 0 }, support: 0, alerts: 0 },
    });
  });

  test.each([
    [{ command: 'dance' }, /^There is no command “dance”\./],
    [{ command: 'approve', transferId: nobodys }, /^Say who you are/],
    [{ command: 'approve', transferId: nobodys, operator: 'zoe' }, /^Give your secret: .*OPERATOR_SECRET/],
    [{ command: 'approve', transferId: nobodys, operator: 'zoe', secret: 'wrong' }, /^That is not the secret/],
    [{ command: 'show', transferId: 'x' }, /^Name the transfer/],
    [{ command: 'show', transferId: nobodys }, /no such transfer/],
    [{ command: 'show', transferId: `SW-${nobodys}`.toUpperCase() }, /no such transfer/],
    [{ command: 'show', transferId: '-'.repeat(36) }, /^Name the transfer/],
    [{ command: 'show', transferId: 'SW-7K3M-92NC' }, /no such transfer/],
    [{ command: 'show', transferId: 'sw-7k3m-92cn' }, /^A character of that reference is wrong or missing/],
    [{ command: 'audit', transferId: 'SW-7K3M-92N' }, /^A character of that reference is wrong or missing/],
    [{ command: 'reconcile', transferId: 'yesterday' }, /^Name the day/],
    [{ command: 'reconcile', transferId: '2026-02-31' }, /^Name the day/],
    [{ command: 'reconcile', transferId: '2026-13-01' }, /^Name the day/],
    [{ command: 'reconcile', transferId: '2999-01-01' }, /^That day has not come yet/],
  ])('answers %j with what to do', async (request, sentence) => {
    const answer = await askRunningServer(dataDir, request);
    expect(answer?.ok).toBe(false);
    expect(answer?.lines[0]).toMatch(sentence);
  });

  test.each([
    [
      { ok: true, lines: ['Done.'] },
      { ok: true, data: ['Done.'] },
    ],
    [
      { ok: true, lines: ['1 row'], data: [1] },
      { ok: true, data: [1] },
    ],
    [
      { ok: false, lines: ['No such case.'] },
      { ok: false, problem: 'No such case.' },
    ],
    [
      { ok: false, lines: ['Day 1', 'a break'], data: { breaks: 1 } },
      { ok: false, data: { breaks: 1 } },
    ],
  ])('tells a program of %j what was found, also when not all is well', (answer, told) => {
    expect(JSON.parse(jsonOutput(answer))).toEqual(told);
  });

  test('tells a program whole numbers beyond what JSON has as text', () => {
    expect(JSON.parse(jsonOutput({ ok: true, lines: [], data: { minor: 10n } }))).toEqual({
      ok: true,
      data: { minor: '10' },
    });
  });

  test('knows when no server runs', async () => {
    expect(await askRunningServer(join(dataDir, 'elsewhere'), { command: 'queue' })).toBeUndefined();
  });
});

describe('what is typed at the operator’s tool', () => {
  const typed = (...words: string[]) => {
    const tool = ['--import', 'tsx', join(import.meta.dirname, '../../server/ops/ops.ts'), ...words];
    const { status, stdout, stderr } = spawnSync(process.execPath, tool, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  test.each([[[]], [['help']], [['--help']], [['approve', '--help']]])('%j lists what it can do', (words) => {
    const { status, stdout } = typed(...words);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^approve +TRANSFER +x2 /m)]);
  });

  test('a command of two words is typed with a space as well', () => {
    expect(typed('support', 'show', 'CASE-1', 'CASE-2').stderr).toContain('“CASE-1” was named, and “CASE-2”.');
  });

  test.each([
    [['approve', 'SW-1', 'SW-2', '--as', 'grace'], 'One thing at a time: “SW-1” was named, and “SW-2”.'],
    [['queue', '--jsn'], "Unknown option '--jsn'"],
  ])('%j is refused with a sentence and nothing else is done', (words, sentence) => {
    const { status, stdout, stderr } = typed(...words);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
