import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRunningServer, openOpsSocket } from '#server/ops/opsSocket.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

describe('the operator’s tool (D-113)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-ops-'));
  let app: RunningApp;
  let socket: Awaited<ReturnType<typeof openOpsSocket>>;
  beforeAll(async () => {
    app = await startApp({ jobs: false });
    socket = await openOpsSocket(app.db, dataDir);
  });
  afterAll(async () => {
    await socket.close();
    await app.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('asks the running server, which checks its books', async () => {
    const answer = await askRunningServer(dataDir, { command: 'verify' });
    expect(answer?.ok).toBe(true);
    expect(answer?.lines.at(-1)).toMatch(/^Every promise holds, over 0 transfers and \d+ postings\.$/);
  });

  test('says what waits for a person', async () => {
    expect(await askRunningServer(dataDir, { command: 'queue' })).toEqual({
      ok: true,
      lines: ['Nothing waits for a person.'],
    });
  });

  test.each([
    [{ command: 'dance' }, /^There is no command “dance”\./],
    [{ command: 'approve' }, /^Name the transfer/],
    [{ command: 'approve', transferId: '0197a000-0000-7000-8000-00000000000c' }, /^Say who you are/],
    [{ command: 'approve', transferId: '0197a000-0000-7000-8000-00000000000c', operator: 'Zoe' }, /no such transfer/],
    [{ command: 'mark-paid', transferId: 'x' }, /^Give the reference/],
  ])('answers %j with what to do', async (request, sentence) => {
    const answer = await askRunningServer(dataDir, request);
    expect(answer?.ok).toBe(false);
    expect(answer?.lines[0]).toMatch(sentence);
  });

  test('knows when no server runs', async () => {
    expect(await askRunningServer(join(dataDir, 'elsewhere'), { command: 'queue' })).toBeUndefined();
  });
});
