import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { type Broken, callsWith, type Sent, titled, withPart } from '../web/testRefusals.ts';

let sandbox: Sandbox;
const console: string[] = [];
const { send, expectRefused } = callsWith(console);
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5, log: (line) => console.push(line) });
});
afterAll(() => sandbox.stop());

describe('the identity check refuses with its error, and says why on its console (KYC-10)', () => {
  const customer = { consent: true, webhook: 'http://127.0.0.1:9/never' };
  const check = {
    documentVerification: { enabled: true, documentsAccepted: ['passport'] },
    selfieVerification: { enabled: true },
    proofOfAddress: { enabled: false },
    parts: ['document', 'face'],
  };
  const none = { enabled: false };

  function sent(path: string, body: object | string, authorization = sandbox.credentials.kyc.licenceKey): Sent {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { url: sandbox.credentials.kyc.apiUrl + path, headers: { authorization }, body: text };
  }
  const authorize = (body: object | string, licence?: string) => send(sent('/authorize/customer', body, licence));
  const begin = (body: object | string, token: string) => send(sent('/customer/transactions', body, `Bearer ${token}`));
  const newToken = async () => (JSON.parse((await authorize(customer)).text) as { accessToken: string }).accessToken;
  const read = (id: string, authorization: string) =>
    send({ url: `${sandbox.credentials.kyc.apiUrl}/customer/transactions/${id}`, headers: { authorization } });

  const customerParts: readonly Broken[] = [
    ['consent'],
    ['consent', false],
    ['consent', 'yes'],
    ['webhook'],
    ['webhook', 'not an address'],
    ['webhook', 'javascript:alert(1)'],
  ];
  test.each(titled(customerParts))('%s', async (_title, path, value) => {
    const answered = await authorize(withPart(customer, path, value));
    expectRefused('kyc', [400], answered);
    expect(JSON.parse(answered.text)).toEqual({
      error: { code: 'requestInvalid', message: expect.stringMatching(`^${path}: `) },
    });
  });

  const checkParts: readonly Broken[] = [
    ['documentVerification', 'yes'],
    ['documentVerification.enabled', 'true'],
    ['documentVerification.documentsAccepted', []],
    ['documentVerification.documentsAccepted', ['library_card']],
    ['selfieVerification.enabled'],
    ['parts', []],
    ['parts', ['fingerprint']],
  ];
  test.each(titled(checkParts))('%s', async (_title, path, value) => {
    const answered = await begin(withPart(check, path, value), await newToken());
    expectRefused('kyc', [400], answered);
    expect(JSON.parse(answered.text)).toEqual({
      error: { code: 'requestInvalid', message: expect.stringMatching(`^${path}\\b`) },
    });
  });

  test.each<[string, number, string, () => ReturnType<typeof send>]>([
    ['a body that is no JSON', 400, 'requestInvalid', () => authorize('{"consent":')],
    ['another licence', 401, 'licenceInvalid', () => authorize(customer, 'somebody-else')],
    ['nothing to check', 400, 'nothingToCheck', async () => begin({ selfieVerification: none }, await newToken())],
    ['a token of nobody', 401, 'tokenInvalid', () => begin(check, 'of.nobody')],
    ['the licence for a token', 401, 'tokenInvalid', () => begin(check, sandbox.credentials.kyc.licenceKey)],
    ['a check nobody began', 404, 'transactionNotFound', () => read(randomUUID(), sandbox.credentials.kyc.licenceKey)],
    [
      'a token that was used',
      409,
      'tokenUsed',
      async () => {
        const token = await newToken();
        await begin(check, token);
        return begin(check, token);
      },
    ],
    [
      'another customer’s check',
      401,
      'tokenInvalid',
      async () => {
        const { transactionId } = JSON.parse((await begin(check, await newToken())).text) as { transactionId: string };
        return read(transactionId, `Bearer ${await newToken()}`);
      },
    ],
  ])('%s', async (_title, status, code, call) => {
    const answered = await call();
    expectRefused('kyc', [status], answered);
    expect(JSON.parse(answered.text)).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  test('and at /control; what is whole is begun', async () => {
    await authorize(withPart(customer, 'webhook', 'javascript:alert(1)'));
    expect(await (await fetch(`${sandbox.url}/control`)).text()).toContain('webhook: Invalid URL');
    expect((await begin(check, await newToken())).status).toBe(201);
    expect(console).toEqual([]);
  });
});
