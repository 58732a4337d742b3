import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { credentialsAt, loadSecrets } from './credentials.ts';
import { startSandbox } from './sandbox.ts';
import { startReceiver } from './webhooks/testReceiver.ts';

const payoutOrder = (reference: string, callbackUrl: string) => ({
  reference,
  method: 'mobile',
  currency: 'XAF',
  amount: '65596',
  recipient: { name: 'Ngoue Adelaide', country: 'CM', telecomCode: 'MTN', accountNumber: '237671234500' },
  sender: { name: 'Ada Sender', country: 'GB' },
  callbackUrl,
});

type Partner = { readonly apiUrl: string; readonly apiKey: string };

const placePayout = ({ apiUrl, apiKey }: Partner, order: object) =>
  fetch(`${apiUrl}/payouts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': 'k' },
    body: JSON.stringify(order),
  });

async function findPayouts({ apiUrl, apiKey }: Partner, reference: string) {
  const headers = { authorization: `Bearer ${apiKey}` };
  const answer = await fetch(`${apiUrl}/payouts?reference=${reference}`, { headers });
  return ((await answer.json()) as { items: { state: string }[] }).items;
}

const order = (sandboxUrl: string, fault: object) =>
  fetch(`${sandboxUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });

async function open() {
  const sandbox = await startSandbox({ port: 0, delayMs: 5 });
  onTestFinished(() => sandbox.stop());
  return { sandbox, partner: sandbox.credentials.payoutPartners.PIVOT, app: await startReceiver() };
}

describe('faults of calls', () => {
  test('serverError does nothing and says so, once', async () => {
    const { sandbox, partner, app } = await open();
    await order(sandbox.url, { provider: 'pivot', kind: 'serverError' });
    expect((await placePayout(partner, payoutOrder('T-1', app.url))).status).toBe(500);
    expect(await findPayouts(partner, 'T-1')).toEqual([]);
    expect((await placePayout(partner, payoutOrder('T-1', app.url))).status).toBe(202);
  });

  test('timeoutAfterAccept does the work and never answers, once', async () => {
    const { sandbox, partner, app } = await open();
    await order(sandbox.url, { provider: 'pivot', kind: 'timeoutAfterAccept' });
    const waiting = fetch(`${partner.apiUrl}/payouts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${partner.apiKey}`, 'idempotency-key': 'k' },
      body: JSON.stringify(payoutOrder('T-1', app.url)),
      signal: AbortSignal.timeout(300),
    });
    await expect(waiting).rejects.toThrow('timeout');
    expect(await findPayouts(partner, 'T-1')).toHaveLength(1);
    await vi.waitFor(() => expect(app.bodies()).toMatchObject([{ reference: 'T-1', state: 'paid' }]));
    expect((await placePayout(partner, payoutOrder('T-1', app.url))).status).toBe(202);
  });

  test('strike only the company they were ordered for, and are gone when cleared', async () => {
    const { sandbox, partner, app } = await open();
    await order(sandbox.url, { provider: 'aza', kind: 'serverError', count: 5 });
    expect((await placePayout(partner, payoutOrder('T-1', app.url))).status).toBe(202);
    await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
    expect(await (await fetch(`${sandbox.url}/faults`)).json()).toEqual({ faults: [] });
  });

  test.each([
    ['an unknown company', { provider: 'bank', kind: 'late' }],
    ['an unknown fault', { provider: 'aza', kind: 'explode' }],
    ['no count at all', { provider: 'aza', kind: 'late', count: 0 }],
  ])('%s cannot be ordered', async (_case, fault) => {
    const { sandbox } = await open();
    expect((await order(sandbox.url, fault)).status).toBe(400);
  });
});

async function startProcess(dataDir: string) {
  const environment = { ...process.env, SANDBOX_PORT: '0', SANDBOX_DELAY_MS: '60', DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: environment,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: /http:\S+/.exec(said.toString())?.[0] ?? '' };
}

async function killHard(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('kill -9 in the midst of work loses nothing that was acknowledged', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const app = await startReceiver();
  const first = await startProcess(dataDir);
  const partner = credentialsAt(first.url, loadSecrets(dataDir)).payoutPartners.PIVOT;

  const acknowledged: string[] = [];
  const place = async (reference: string) => {
    const answer = await placePayout(partner, payoutOrder(reference, app.url));
    if (answer.status === 202) acknowledged.push(reference);
  };
  const placing = Promise.allSettled(Array.from({ length: 120 }, (_, number) => place(`T-${number}`)));
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: 10_000, interval: 1 });
  await killHard(first.child);
  await placing;

  const second = await startProcess(dataDir);
  const survivor = credentialsAt(second.url, loadSecrets(dataDir)).payoutPartners.PIVOT;
  const told = () => new Set(app.bodies().map(({ reference }) => String(reference)));
  await vi.waitFor(() => expect(acknowledged.filter((reference) => !told().has(reference))).toEqual([]), 20_000);
  for (const reference of acknowledged)
    expect(await findPayouts(survivor, reference)).toMatchObject([{ state: 'paid' }]);
});
