import { createPrivateKey, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { signRequest } from './truelayer/requestSignature.ts';
import { paymentOrder } from './truelayer/testMerchant.ts';
import { signedForm, siteTimestamp } from './trust/testMerchant.ts';
import { type Broken, callsWith, type Sent, titled, withPart } from './web/testRefusals.ts';

let sandbox: Sandbox;
const console: string[] = [];
const { send, expectRefused } = callsWith(console);
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5, log: (line) => console.push(line) });
});
afterAll(() => sandbox.stop());

describe('TrueLayer refuses with a problem document, and says why on its console', () => {
  const method = 'payment_method';
  const parts: readonly Broken[] = [
    ['amount_in_minor', 0],
    ['amount_in_minor', 10.5],
    ['currency', 'EUR'],
    [`${method}.type`, 'card'],
    [`${method}.provider_selection.provider_id`, 'ob-nobody'],
    [`${method}.beneficiary.merchant_account_id`, randomUUID()],
    [`${method}.beneficiary.reference`, 'a reference that no bank could ever carry'],
    [`${method}.beneficiary`],
    ['user', {}],
    ['user.email', 'not an address'],
    ['metadata', { transfer_id: 5 }],
    ['authorization_flow', { redirect: { return_uri: 'javascript:alert(1)' } }],
  ];

  async function tokenFor() {
    const { authUrl, clientId, clientSecret } = sandbox.credentials.truelayer;
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'payments',
    };
    const answer = await fetch(`${authUrl}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  async function signed(body: string): Promise<Sent> {
    const { apiUrl, keyId, privateKeyPem } = sandbox.credentials.truelayer;
    const url = `${apiUrl}/v3/payments`;
    const key = { keyId, privateKey: createPrivateKey(privateKeyPem) };
    const idempotencyKey = randomUUID();
    const signature = signRequest({
      ...{ method: 'POST', path: new URL(url).pathname, body, key },
      headers: [['Idempotency-Key', idempotencyKey]],
    });
    const authorization = `Bearer ${await tokenFor()}`;
    return { url, body, headers: { authorization, 'idempotency-key': idempotencyKey, 'tl-signature': signature } };
  }
  const good = () => paymentOrder(sandbox.credentials.truelayer.merchantAccountId);

  test.each(titled(parts))('%s', async (_title, path, value) => {
    const answered = await send(await signed(JSON.stringify(withPart(good(), path, value))));
    expectRefused('truelayer', [400], answered);
    expect(JSON.parse(answered.text)).toMatchObject({ title: 'invalid parameters', trace_id: expect.any(String) });
  });

  test.each([
    ['another token', { authorization: 'Bearer of.nobody' }],
    ['no idempotency key', { 'idempotency-key': '' }],
    ['another signature', { 'tl-signature': 'a..b' }],
    ['a body that is not the signed one', {}, '{}'],
  ])('%s', async (_title, headers: Record<string, string>, body?: string) => {
    const sent = await signed(JSON.stringify(good()));
    const broken = { ...sent, headers: { ...sent.headers, ...headers }, body: body ?? sent.body };
    expectRefused('truelayer', [400, 401], await send(broken));
  });
});

describe('Trust refuses with its page or its field error, and says why on its console', () => {
  function form(changes: Record<string, string | undefined>, tampered: Record<string, string> = {}): Sent {
    const { trust } = sandbox.credentials;
    const fields = signedForm(trust, changes);
    for (const [name, value] of Object.entries(tampered)) fields.set(name, value);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { url: trust.formUrl, headers, body: fields.toString() };
  }

  test.each<[string, Record<string, string | undefined>, Record<string, string>?]>([
    ['another amount than was signed', {}, { mainamount: '1.00' }],
    ['another order than was signed', {}, { orderreference: 'B-2' }],
    ['another address than was signed', {}, { successfulurlredirect: 'http://evil.example' }],
    ['a foreign signature', {}, { sitesecurity: `h${'0'.repeat(64)}` }],
    ['an old timestamp', { sitesecuritytimestamp: siteTimestamp(Date.now() - 3 * 3_600_000 - 60_000) }],
    ['a timestamp to come', { sitesecuritytimestamp: siteTimestamp(Date.now() + 600_000) }],
    ['a timestamp of another shape', { sitesecuritytimestamp: 'today' }],
    ['a currency it does not take', { currencyiso3a: 'XAF' }],
    ['half a penny', { mainamount: '1.005' }],
    ['nothing to pay', { mainamount: '0.00' }],
    ['another site', { sitereference: 'test_other' }],
    ['no order', { orderreference: undefined }],
    ['a script to return to', { successfulurlredirect: 'javascript:alert(1)' }],
  ])('%s', async (_title, changes, tampered) => {
    expectRefused('trust', [400, 401], await send(form(changes, tampered)));
  });

  test.each([
    ['a stranger’s password', { password: 'wrong' }],
    ['another alias', { alias: 'somebody@example.com' }],
    ['an unknown request', { request: { requesttypedescriptions: ['AUTH'] } }],
    ['another site', { site: 'test_other' }],
  ])(
    'webservices: %s',
    async (_title, wrong: { password?: string; alias?: string; request?: object; site?: string }) => {
      const { webservicesUser, webservicesPassword, webservicesUrl, siteReference } = sandbox.credentials.trust;
      const user = `${webservicesUser}:${wrong.password ?? webservicesPassword}`;
      const query = {
        requesttypedescriptions: ['TRANSACTIONQUERY'],
        filter: { sitereference: [{ value: wrong.site ?? siteReference }], orderreference: [{ value: 'A-1' }] },
      };
      const body = { alias: wrong.alias ?? webservicesUser, version: '1.00', request: [wrong.request ?? query] };
      const headers = { authorization: `Basic ${Buffer.from(user).toString('base64')}` };
      const answered = await send({ url: webservicesUrl, headers, body: JSON.stringify(body) });
      expectRefused('trust', [200, 401], answered);
      expect(answered.text).toMatch(/"errorcode":"(30000|60010)"/);
    },
  );
});
