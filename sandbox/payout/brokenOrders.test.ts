import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from '../aza/azaSignature.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { type Broken, callsWith, type Sent, titled, withPart } from '../web/testRefusals.ts';

let sandbox: Sandbox;
const console: string[] = [];
const { send, expectRefused } = callsWith(console);
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5, log: (line) => console.push(line) });
});
afterAll(() => sandbox.stop());

describe('AZA refuses with errors by field, and says why on its console', () => {
  const to = 'transaction.recipients.0.payout_method';
  const parts: readonly Broken[] = [
    ['transaction.external_id'],
    ['transaction.input_currency', 'BTC'],
    ['transaction.sender'],
    ['transaction.sender.country', 'GBR'],
    ['transaction.sender.first_name', ''],
    ['transaction.recipients', []],
    ['transaction.recipients.0.type', 'business'],
    ['transaction.recipients.0.requested_amount', -5],
    ['transaction.recipients.0.requested_currency', 'UGX'],
    [`${to}.type`, 'NGN::Mobile'],
    [`${to}.details.phone_number`],
    [`${to}.details.last_name`],
    ['transaction.colour', 'green'],
  ];
  const good = () => ({
    transaction: {
      external_id: randomUUID(),
      input_currency: 'XAF',
      sender: { first_name: 'Ada', last_name: 'Sender', country: 'GB', external_id: 'u-1' },
      recipients: [
        {
          type: 'person',
          requested_amount: 65_596,
          requested_currency: 'XAF',
          payout_method: {
            type: 'XAF::Mobile',
            details: { first_name: 'Marie', last_name: 'Ngo', phone_number: '237671234501', mobile_provider: 'mtn' },
          },
        },
      ],
    },
  });

  function signed(body: string, secret = sandbox.credentials.payoutPartners.AZA.apiSecret): Sent {
    const { apiUrl, apiKey } = sandbox.credentials.payoutPartners.AZA;
    const url = `${apiUrl}/transactions/create_and_fund`;
    const nonce = randomUUID();
    const signature = signatureOf(secret, { nonce, method: 'POST', url, body });
    const headers = { 'authorization-key': apiKey, 'authorization-nonce': nonce, 'authorization-signature': signature };
    return { url, body, headers };
  }

  test.each(titled(parts))('%s', async (_title, path, value) => {
    const answered = await send(signed(JSON.stringify(withPart(good(), path, value))));
    expectRefused('aza', [422], answered);
    expect(JSON.parse(answered.text)).toMatchObject({ object: { errors: expect.any(Object) } });
  });

  test('a foreign signature, and a number that was used', async () => {
    expectRefused('aza', [401], await send(signed(JSON.stringify(good()), 'a stranger’s')));
    const once = signed(JSON.stringify(good()));
    expect((await send(once)).status).toBe(201);
    expectRefused('aza', [401], await send(once));
  });
});

describe('PIVOT refuses with its error, and says why on its console', () => {
  const parts: readonly Broken[] = [
    ['reference'],
    ['method', 'pigeon'],
    ['currency', 'BTC'],
    ['amount', '655.96'],
    ['amount', 100],
    ['amount', '-5'],
    ['recipient.name', ''],
    ['recipient.country', 'CMR'],
    ['recipient.telecomCode'],
    ['recipient'],
    ['sender'],
    ['callbackUrl', 'javascript:alert(1)'],
  ];
  const good = () => ({
    reference: randomUUID(),
    method: 'mobile',
    currency: 'XAF',
    amount: '65596',
    recipient: { name: 'Marie Ngo', country: 'CM', telecomCode: 'MTN', accountNumber: '237671234501' },
    sender: { name: 'Ada Sender', country: 'GB' },
    callbackUrl: 'http://127.0.0.1:9/never',
  });

  function sent(body: object, headers: Record<string, string> = {}): Sent {
    const { apiUrl, apiKey } = sandbox.credentials.payoutPartners.PIVOT;
    const usual = { authorization: `Bearer ${apiKey}`, 'idempotency-key': 'key-1' };
    return { url: `${apiUrl}/payouts`, headers: { ...usual, ...headers }, body: JSON.stringify(body) };
  }

  test.each(titled(parts))('%s', async (_title, path, value) => {
    expectRefused('pivot', [400], await send(sent(withPart(good(), path, value))));
  });

  test.each([
    ['another key', { authorization: 'Bearer somebody-else' }],
    ['no idempotency key', { 'idempotency-key': '' }],
  ])('%s', async (_title, headers) => {
    expectRefused('pivot', [400, 401], await send(sent(good(), headers)));
  });
});
