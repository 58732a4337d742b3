import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Sandbox, type SandboxSettings, startSandbox } from '../sandbox.ts';
import { startReceiver } from '../webhooks/testReceiver.ts';

async function open(settings: Partial<SandboxSettings> = {}) {
  const sandbox = await startSandbox({ port: 0, delayMs: 5, ...settings });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

const partnerCall =
  (sandbox: Sandbox) =>
  (path: string, body?: object, headers: Record<string, string> = {}) => {
    const { apiUrl, apiKey } = sandbox.credentials.payoutPartners.PIVOT;
    return fetch(apiUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': 'key-1', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  };

const order = (callbackUrl: string, changes: object = {}) => ({
  reference: 'T-1',
  method: 'mobile',
  currency: 'XAF',
  amount: '65596',
  recipient: { name: 'Ngoue Adelaide', country: 'CM', telecomCode: 'MTN', accountNumber: '237671234500' },
  sender: { name: 'Ada Sender', country: 'GB' },
  callbackUrl,
  ...changes,
});
const toAccount = (accountNumber: string) => ({
  recipient: { name: 'Ngoue Adelaide', country: 'CM', telecomCode: 'MTN', accountNumber },
});

describe('payout.v1', () => {
  test('a payout is accepted, paid after the delay and told by a signed webhook', async () => {
    const sandbox = await open();
    const app = await startReceiver();
    const call = partnerCall(sandbox);
    const answer = await call('/payouts', order(app.url));
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as { id: string };

    await vi.waitFor(() => expect(app.came).toHaveLength(1));
    const { body = '', headers = {} } = app.came[0] ?? {};
    const { webhookSecret } = sandbox.credentials.payoutPartners.PIVOT;
    const signature = createHmac('sha256', webhookSecret)
      .update(`${headers['x-remit-timestamp']}.${body}`)
      .digest('hex');
    expect(headers['x-remit-signature']).toBe(`v1=${signature}`);
    expect(JSON.parse(body)).toMatchObject({ reference: 'T-1', payoutId: id, state: 'paid' });
    expect(await (await call(`/payouts/${id}`)).json()).toMatchObject({ id, state: 'paid', amount: '65596' });
  });

  test.each([
    ['…00 is paid', '237671234500', [['paid', undefined]]],
    ['any other ending is paid', '237671234567', [['paid', undefined]]],
    ['…09 fails', '237671234509', [['failed', 'senderRejected']]],
    ['…19 fails', '237671234519', [['failed', 'recipientAccountInvalid']]],
    [
      '…38 is paid after a temporary error',
      '237671234538',
      [
        ['pending', 'temporaryError'],
        ['paid', undefined],
      ],
    ],
  ])('%s', async (_case, account, expected) => {
    const sandbox = await open();
    const app = await startReceiver();
    await partnerCall(sandbox)('/payouts', order(app.url, toAccount(account)));
    await vi.waitFor(() => expect(app.bodies().map(({ state, reason }) => [state, reason])).toEqual(expected));
  });

  test('…01 stays pending until it is released', async () => {
    const sandbox = await open();
    const app = await startReceiver();
    const call = partnerCall(sandbox);
    const { id } = (await (await call('/payouts', order(app.url, toAccount('0801')))).json()) as { id: string };
    expect((await call(`/payouts/${id}/release`, {})).status).toBe(202);
    await vi.waitFor(() => expect(app.bodies()).toMatchObject([{ state: 'paid' }]));
    expect((await call(`/payouts/${id}/release`, {})).status).toBe(409);
  });

  test('…19 is given back when it is called back, and is over; …58 is not, and may still be paid', async () => {
    const sandbox = await open();
    const app = await startReceiver();
    const call = partnerCall(sandbox);
    const stateAfterCancel = async (reference: string, account: string) => {
      const asked = order(app.url, { reference, ...toAccount(account) });
      const { id } = (await (await call('/payouts', asked)).json()) as { id: string };
      await vi.waitFor(async () =>
        expect(await (await call(`/payouts/${id}`)).json()).toMatchObject({ state: 'failed' }),
      );
      const cancelled = await call(`/payouts/${id}/cancel`, {});
      return { id, status: cancelled.status };
    };
    const back = await stateAfterCancel('T-1', '237671234519');
    expect(back.status).toBe(200);
    expect(await (await call(`/payouts/${back.id}`)).json()).toMatchObject({ state: 'refunded' });
    const held = await stateAfterCancel('T-2', '237671234558');
    expect(held.status).toBe(409);
    expect((await call(`/payouts/${held.id}/release`, { state: 'paid' })).status).toBe(202);
    await vi.waitFor(() => expect(app.bodies().map(({ state }) => state)).toContain('paid'));
  });

  test('the same order again is the same payout; another order under its reference is refused', async () => {
    const sandbox = await open({ delayMs: 60_000 });
    const call = partnerCall(sandbox);
    const asked = order('http://127.0.0.1:9/never');
    const [first, again] = await Promise.all([call('/payouts', asked), call('/payouts', asked)]);
    expect(await first.json()).toEqual(await again.json());
    expect((await call('/payouts', { ...asked, amount: '65597' })).status).toBe(409);
    const found = (await (await call('/payouts?reference=T-1')).json()) as { items: unknown[] };
    expect(found.items).toHaveLength(1);
    expect(await (await call('/payouts?reference=T-2')).json()).toEqual({ items: [] });
  });

  test.each([
    ['XAF with cents', { amount: '655.96' }],
    ['nothing', { amount: '0.00', currency: 'NGN' }],
    ['an amount as a number', { amount: 100 }],
    ['a currency nobody knows', { currency: 'BTC' }],
    ['no network', { recipient: { name: 'A', country: 'CM', accountNumber: '237671234500' } }],
    ['no bank', { method: 'bank' }],
    ['a callback that is no address', { callbackUrl: 'javascript:alert(1)' }],
  ])('refuses %s', async (_case, changes) => {
    const sandbox = await open();
    expect((await partnerCall(sandbox)('/payouts', order('http://127.0.0.1:9/never', changes))).status).toBe(400);
  });

  test('refuses the key of another partner', async () => {
    const sandbox = await open();
    const { apiKey } = sandbox.credentials.payoutPartners.AZA;
    const answer = await partnerCall(sandbox)('/payouts?reference=T-1', undefined, {
      authorization: `Bearer ${apiKey}`,
    });
    expect(answer.status).toBe(401);
  });

  test('book, queue and credentials outlive a process that was killed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const app = await startReceiver();
    const killed = await open({ dataDir, delayMs: 150 });
    await partnerCall(killed)('/payouts', order(app.url));
    await killed.stop();
    expect(app.came).toEqual([]);

    const next = await open({ dataDir, delayMs: 150 });
    expect(next.credentials.payoutPartners.PIVOT.apiKey).toBe(killed.credentials.payoutPartners.PIVOT.apiKey);
    expect(statSync(join(dataDir, 'sandbox', 'credentials.json')).mode & 0o777).toBe(0o600);
    await vi.waitFor(() => expect(app.bodies()).toMatchObject([{ reference: 'T-1', state: 'paid' }]));
    expect(await (await partnerCall(next)('/payouts?reference=T-1')).json()).toMatchObject({
      items: [{ state: 'paid' }],
    });
  });
});

describe('name checks', () => {
  const check = async (body: object) => {
    const answer = await partnerCall(await open())('/name-checks', body);
    return {
      status: answer.status,
      body: (await answer.json()) as { customerName?: string; error?: { code: string } },
    };
  };

  test('the same account always has the same holder', async () => {
    const asked = { telecomCode: 'MTN', customerAccountNumber: '237671234567' };
    const [first, again] = await Promise.all([check(asked), check(asked)]);
    expect(first.body.customerName).toMatch(/^[A-Z ]+$/);
    expect(again).toEqual(first);
  });

  test('a name that is expected is found, unless the account ends in 77', async () => {
    const expectedName = 'Jane Doe';
    const bank = { bank: '058', expectedName };
    expect((await check({ ...bank, accountNumber: '0123456789' })).body.customerName).toBe('JANE DOE');
    expect((await check({ ...bank, accountNumber: '0123456777' })).body.customerName).not.toBe('JANE DOE');
  });

  test.each([
    ['…39 is not found', '0123456739', 404, 'accountNotFound'],
    ['…29 is to be tried later', '0123456729', 503, 'tryLater'],
  ])('%s', async (_case, accountNumber, status, code) => {
    expect(await check({ bank: '058', accountNumber })).toMatchObject({ status, body: { error: { code } } });
  });
});
