import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type SandboxSettings, startSandbox } from '../sandbox.ts';
import { startReceiver } from '../webhooks/testReceiver.ts';
import { signatureProblem } from './requestSignature.ts';
import { createMerchant, paymentOrder, pressButton } from './testMerchant.ts';

async function open(settings: Partial<SandboxSettings> = {}) {
  const sandbox = await startSandbox({ port: 0, delayMs: 10, ...settings });
  onTestFinished(() => sandbox.stop());
  return {
    sandbox,
    merchant: await createMerchant(sandbox),
    order: paymentOrder(sandbox.credentials.truelayer.merchantAccountId),
  };
}
type Begun = { id: string; status: string; authorization_flow: { actions: { next: { uri: string } } } };
type Status = { status: string; failure_reason?: string; failure_stage?: string };

describe('TrueLayer: a payment', () => {
  test('approved at the bank it is executed and settled, each told by a signed webhook', async () => {
    const { sandbox, merchant } = await open();
    const app = await startReceiver();
    sandbox.connectApp(app.origin);
    const { id, bankPage } = await merchant.startPayment();

    const answer = await pressButton(bankPage, { decision: 'approve' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:4000/paid?payment_id=${id}`);

    const types = () => app.bodies().map(({ type }) => type);
    await vi.waitFor(() => expect(types()).toEqual(['payment_executed', 'payment_settled']));
    expect((await merchant.get<Status>(`/v3/payments/${id}`)).body).toMatchObject({
      status: 'settled',
      amount_in_minor: 10_049,
      metadata: { transfer_id: 'T-0001' },
    });

    const jwks = (await (await fetch(sandbox.credentials.truelayer.webhookJwksUrl)).json()) as {
      keys: (JsonWebKey & { kid: string })[];
    };
    for (const { path, body, headers } of app.came) {
      expect(path).toBe('/api/webhooks/truelayer');
      const problem = signatureProblem({
        signature: headers['tl-signature']?.toString() ?? '',
        method: 'POST',
        path,
        body,
        headerNamed: (name) => headers[name]?.toString(),
        keyWithId: (keyId) => {
          const key = jwks.keys.find(({ kid }) => kid === keyId);
          return key && createPublicKey({ format: 'jwk', key });
        },
        mustSign: ['x-tl-webhook-timestamp'],
      });
      expect(problem).toBeUndefined();
    }
  });

  test.each([
    ['declined', 'decline', 'authorization_failed'],
    ['cancelled', 'cancel', 'canceled'],
  ])('%s at the bank it fails at once', async (_case, decision, reason) => {
    const { sandbox, merchant } = await open();
    const app = await startReceiver();
    sandbox.connectApp(app.origin);
    const { id, bankPage } = await merchant.startPayment();
    await pressButton(bankPage, { decision });
    const failed = { status: 'failed', failure_reason: reason, failure_stage: 'authorizing' };
    expect((await merchant.get<Status>(`/v3/payments/${id}`)).body).toMatchObject(failed);
    await vi.waitFor(() => expect(app.bodies()).toMatchObject([{ type: 'payment_failed', failure_reason: reason }]));

    await pressButton(bankPage, { decision: 'approve' });
    expect((await merchant.get<Status>(`/v3/payments/${id}`)).body).toMatchObject(failed);
  });

  test('at the bank without enough money it fails after approval', async () => {
    const { sandbox, merchant, order } = await open();
    const app = await startReceiver();
    sandbox.connectApp(app.origin);
    const { payment_method } = paymentOrder(order.payment_method.beneficiary.merchant_account_id, 'ob-pothole-demo');
    const { bankPage } = await merchant.startPayment({ payment_method });
    await pressButton(bankPage, { decision: 'approve' });
    await vi.waitFor(() =>
      expect(app.bodies()).toMatchObject([{ type: 'payment_failed', failure_reason: 'insufficient_funds' }]),
    );
  });

  test('the sender chooses the bank when the merchant did not, also on the hosted page', async () => {
    const { sandbox, merchant, order } = await open();
    const payment_method = { ...order.payment_method, provider_selection: { type: 'user_selected' } };
    const { body: created } = await merchant.post<{ id: string; resource_token: string }>({
      path: '/v3/payments',
      body: { ...order, payment_method },
    });
    const query = new URLSearchParams({
      payment_id: created.id,
      resource_token: created.resource_token,
      return_uri: 'http://localhost:4000/paid',
    });
    const opened = await fetch(`${sandbox.url}/truelayer/payments/open?${query}`);
    expect(await opened.text()).toContain('Choose your bank');
    const consent = await fetch(`${opened.url.split('?')[0]}/provider`, {
      method: 'POST',
      body: new URLSearchParams({ provider_id: 'ob-dovecote-demo' }),
    });
    const page = await consent.text();
    expect(page).toContain('Dovecote Demo Bank');
    expect(page).toContain('£100.49');
    expect(page).toContain('T-0001');
  });

  test('is authorised in the call that creates it, when that says where the payer comes back to', async () => {
    const { merchant, order } = await open();
    const flow = { redirect: { return_uri: 'http://localhost:4000/paid' }, provider_selection: {} };
    const { status, body } = await merchant.post<Begun>({
      path: '/v3/payments',
      body: { ...order, authorization_flow: flow },
    });
    expect(status).toBe(201);
    expect(body.status).toBe('authorizing');
    const answer = await pressButton(body.authorization_flow.actions.next.uri, { decision: 'approve' });
    expect(answer.headers.get('location')).toBe(`http://localhost:4000/paid?payment_id=${body.id}`);
  });

  test('is cancelled by the merchant', async () => {
    const { merchant } = await open();
    const { id } = await merchant.startPayment();
    expect((await merchant.post({ path: `/v3/payments/${id}/actions/cancel` })).status).toBe(202);
    expect((await merchant.get<Status>(`/v3/payments/${id}`)).body).toMatchObject({ failure_reason: 'canceled' });
    expect((await merchant.post({ path: `/v3/payments/${id}/actions/cancel` })).status).toBe(409);
  });

  test('is given back once, and never more than came', async () => {
    const { merchant } = await open();
    const { id, bankPage } = await merchant.startPayment();
    const refund = { path: `/v3/payments/${id}/refunds`, body: { amount_in_minor: 10_000, reference: 'R-1' } };
    expect((await merchant.post(refund)).status).toBe(409);
    await pressButton(bankPage, { decision: 'approve' });
    await vi.waitFor(async () =>
      expect((await merchant.get<Status>(`/v3/payments/${id}`)).body.status).toBe('settled'),
    );

    expect((await merchant.post({ ...refund, idempotencyKey: 'once' })).status).toBe(201);
    expect((await merchant.post({ ...refund, idempotencyKey: 'once' })).status).toBe(201);
    expect((await merchant.post(refund)).status).toBe(400);
    const executed = { items: [{ amount_in_minor: 10_000, status: 'executed' }] };
    await vi.waitFor(async () =>
      expect((await merchant.get(`/v3/payments/${id}/refunds`)).body).toMatchObject(executed),
    );
  });
});

describe('TrueLayer: its gate', () => {
  test('the same key is the same payment, and another body under it is refused', async () => {
    const { merchant, order } = await open();
    const sending = { path: '/v3/payments', body: order, idempotencyKey: 'k-1' };
    const [first, again] = await Promise.all([merchant.post(sending), merchant.post(sending)]);
    expect(again).toEqual(first);
    expect((await merchant.post({ ...sending, body: { ...order, amount_in_minor: 1 } })).status).toBe(422);
  });

  test('a signature over another path gets 401 and nothing is created', async () => {
    const { merchant, order } = await open();
    const answer = await merchant.post({ path: '/v3/payments', body: order, signedPath: '/v3/payouts' });
    expect(answer).toMatchObject({ status: 401, body: { detail: expect.stringContaining('does not match') } });
  });

  test('no token gets 401', async () => {
    const { sandbox } = await open();
    expect((await fetch(`${sandbox.url}/truelayer/v3/payments/x`)).status).toBe(401);
  });

  test.each([
    ['an amount of nothing', { amount_in_minor: 0 }],
    ['half a penny', { amount_in_minor: 1.5 }],
    ['a currency its account does not hold', { currency: 'EUR' }],
    ['nobody to pay', { user: {} }],
  ])('refuses %s', async (_case, changes) => {
    const { merchant, order } = await open();
    expect((await merchant.post({ path: '/v3/payments', body: { ...order, ...changes } })).status).toBe(400);
  });

  test('lists demo banks for the pound only', async () => {
    const { merchant } = await open();
    const search = (currencies: string[]) =>
      merchant.post<{ items: { display_name: string }[] }>({
        path: '/v3/payments-providers/search',
        body: { countries: ['GB'], currencies },
      });
    expect((await search(['GBP'])).body.items.every(({ display_name }) => display_name.includes('Demo'))).toBe(true);
    expect((await search(['NOK'])).body.items).toEqual([]);
  });

  test('payments and what is still to come of them outlive a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const app = await startReceiver();
    const killed = await open({ dataDir, delayMs: 300 });
    const { id, bankPage } = await killed.merchant.startPayment();
    await pressButton(bankPage, { decision: 'approve' });
    await killed.sandbox.stop();

    const next = await open({ dataDir, delayMs: 300 });
    next.sandbox.connectApp(app.origin);
    await vi.waitFor(() => expect(app.bodies().map(({ type }) => type)).toContain('payment_settled'), 5_000);
    expect((await next.merchant.get<Status>(`/v3/payments/${id}`)).body.status).toBe('settled');
  });
});
