import { createPrivateKey, randomUUID } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { signRequest } from './requestSignature.ts';

type Sending = {
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
  readonly signedPath?: string;
};

/** For tests: a merchant that signs its calls as its credentials say. */
export async function createMerchant({ credentials: { truelayer } }: Sandbox) {
  const token = await tokenFor(truelayer);
  const key = { keyId: truelayer.keyId, privateKey: createPrivateKey(truelayer.privateKeyPem) };

  async function post<Answer>({ path, body = {}, idempotencyKey = randomUUID(), signedPath = path }: Sending) {
    const text = JSON.stringify(body);
    const address = new URL(truelayer.apiUrl + path);
    const signature = signRequest({
      method: 'POST',
      path: new URL(truelayer.apiUrl + signedPath).pathname,
      body: text,
      headers: [['Idempotency-Key', idempotencyKey]],
      key,
    });
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': idempotencyKey, 'tl-signature': signature };
    const answer = await fetch(address, { method: 'POST', headers, body: text });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  async function get<Answer>(path: string) {
    const answer = await fetch(truelayer.apiUrl + path, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  async function startPayment(changes: object = {}) {
    const order = { ...paymentOrder(truelayer.merchantAccountId), ...changes };
    const { body: created } = await post<{ id: string; resource_token: string }>({ path: '/v3/payments', body: order });
    const flow = { redirect: { return_uri: 'http://localhost:4000/paid' }, provider_selection: {} };
    const started = await post<{ authorization_flow: { actions: { next: { uri: string } } } }>({
      path: `/v3/payments/${created.id}/authorization-flow`,
      body: flow,
    });
    return { ...created, bankPage: started.body.authorization_flow.actions.next.uri };
  }

  return { post, get, startPayment };
}

export const paymentOrder = (merchant_account_id: string, provider_id = 'ob-anchor-demo') => ({
  amount_in_minor: 10_049,
  currency: 'GBP',
  payment_method: {
    type: 'bank_transfer',
    provider_selection: { type: 'preselected', provider_id },
    beneficiary: { type: 'merchant_account', merchant_account_id, reference: 'T-0001' },
  },
  user: { name: 'Ada Sender', email: 'ada@example.com' },
  metadata: { transfer_id: 'T-0001' },
});

/** What a person's browser sends when a button of a page is pressed. */
export const pressButton = (page: string, fields: Record<string, string>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function tokenFor({ authUrl, clientId, clientSecret }: Sandbox['credentials']['truelayer']): Promise<string> {
  const answer = await fetch(`${authUrl}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'payments',
    }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
