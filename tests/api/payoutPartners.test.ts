import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { type Sandbox, startSandbox } from '#sandbox/sandbox.ts';
import { requestSender } from '#server/outbound/request.ts';
import { aza } from '#server/payout/aza.ts';
import { azaHeaders } from '#server/payout/azaSignature.ts';
import type { PayoutOrder, PayoutPartner } from '#server/payout/payoutPartner.ts';
import { payoutV1 } from '#server/payout/payoutV1.ts';

/** The adapters against the sandbox over HTTP, with no server and no database between. */
let sandbox: Sandbox;
let partners: Record<'AZA' | 'PIVOT', PayoutPartner>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 10 });
  const send = requestSender([sandbox.url]);
  const { AZA, PIVOT } = sandbox.credentials.payoutPartners;
  partners = {
    AZA: aza(AZA, { send, webhookUrl: 'http://localhost:1/api/webhooks/payouts/aza' }),
    PIVOT: payoutV1(PIVOT, { send, callbackUrl: 'http://localhost:1/api/webhooks/payouts/pivot' }),
  };
});
afterAll(() => sandbox.stop());

const orderTo = (ending: string, differences: Partial<PayoutOrder> = {}): PayoutOrder => ({
  reference: `${randomUUID()}-1`,
  method: 'mobile_money',
  amount: money('XAF', 65_596),
  reason: 'family-support',
  recipient: {
    id: 'r1',
    firstName: 'Marie',
    lastName: 'Ngo',
    countryCode: 'CM',
    phone: `+2376712345${ending}`,
    accountNumber: undefined,
    bank: undefined,
    branch: undefined,
    network: 'mtn',
    pickupPoint: undefined,
  },
  sender: {
    id: 'u1',
    firstName: 'Ada',
    lastName: 'Obi',
    countryCode: 'GB',
    phone: '+447400100001',
    email: 'ada@sawa.example',
    street: 'High Street',
    city: 'London',
    postcode: 'E1 1AA',
    birthDate: '1990-03-14',
  },
  ...differences,
});
const shillings = { amount: money('UGX', 480_000) };

describe.each([
  ['AZA', {}],
  ['PIVOT', shillings],
] as const)('%s', (name, differences) => {
  const submit = (order: PayoutOrder) => partners[name].submit(order);
  const until = (order: PayoutOrder, answer: object) =>
    expect.poll(() => partners[name].ask(order.reference), { timeout: 10_000 }).toMatchObject(answer);

  test.each([
    ['00', { state: 'paid' }],
    ['09', { state: 'failed', reason: 'senderRejected' }],
    ['19', { state: 'failed', reason: 'recipientAccountInvalid' }],
    ['38', { state: 'paid' }],
  ])('…%s ends as %j', async (ending, answer) => {
    const order = orderTo(ending, differences);
    expect(await submit(order)).toMatchObject({ state: 'pending' });
    await until(order, answer);
  });

  test('…44 is paid and then given back', async () => {
    const order = orderTo('44', differences);
    await submit(order);
    await until(order, { state: 'closed', reason: 'recipientAccountInvalid' });
  });

  test('the same order again is the same payout; one it never heard of is none', async () => {
    const order = orderTo('01', differences);
    expect(await submit(order)).toEqual(await submit(order));
    expect(await partners[name].ask(`${randomUUID()}-1`)).toBeUndefined();
  });

  test('a refused one is closed when its money is back; one that is held on to is not', async () => {
    const [back, held] = [orderTo('19', differences), orderTo('58', differences)];
    await Promise.all([submit(back), submit(held)]);
    await until(back, { state: 'failed' });
    await until(held, { state: 'failed' });
    expect(await partners[name].close(back.reference)).toMatchObject({ state: 'closed' });
    expect(await partners[name].close(held.reference)).toMatchObject({ state: 'failed' });
  });

  test('an answer that is lost is unknown, and asking again finds what was made', async () => {
    const order = orderTo('00', differences);
    const fault = { provider: name.toLowerCase(), kind: 'serverError' };
    await fetch(`${sandbox.url}/faults`, { method: 'POST', body: JSON.stringify(fault) });
    expect(await submit(order)).toEqual({ state: 'unknown' });
    expect(await partners[name].ask(order.reference)).toBeUndefined();
    await submit(order);
    await until(order, { state: 'paid' });
  });

  test('a notice nobody signed is nobody’s', () => {
    const body = Buffer.from(JSON.stringify({ eventId: 'e', reference: 'r', object: { external_id: 'r' } }));
    expect(partners[name].readNotice({ path: '/', headers: {}, body, receivedAt: Date.now() })).toBeUndefined();
  });
});

describe('AZA (providers notes, 1.8)', () => {
  test('does not pay what is in none of its corridors: an operator does (REF-13)', async () => {
    const cash = orderTo('00', { method: 'cash_pickup', amount: money('GHS', 100_00) });
    expect(await partners.AZA.submit(cash)).toEqual({ state: 'closed', reason: 'corridorInactive' });
  });

  const call = async (path: string, body: object, differences: Record<string, string> = {}) => {
    const { AZA } = sandbox.credentials.payoutPartners;
    const url = `${AZA.apiUrl}${path}`;
    const text = JSON.stringify(body);
    const headers = { ...azaHeaders(AZA, { method: 'POST', url, body: text }), ...differences };
    const answered = await fetch(url, { method: 'POST', headers, body: text });
    return { status: answered.status, text: await answered.text(), headers };
  };
  const details = { first_name: 'Marie', last_name: 'Ngo', phone_number: '+237671234500', mobile_provider: 'mtn' };
  const recipient = {
    type: 'person',
    requested_amount: 65_596,
    requested_currency: 'XAF',
    payout_method: { type: 'XAF::Mobile', details },
  };
  const sender = { first_name: 'Ada', last_name: 'Obi', country: 'GB', external_id: 'u1' };
  const transaction = (differences: object = {}) => ({
    transaction: { external_id: randomUUID(), input_currency: 'XAF', sender, recipients: [recipient], ...differences },
  });
  const paying = (differences: object) => transaction({ recipients: [{ ...recipient, ...differences }] });
  const create = '/transactions/create_and_fund';

  test.each([
    ['a key it does not know', create, transaction(), { 'authorization-key': 'x' }, 401, 'Authorization-Key'],
    ['another signature', create, transaction(), { 'authorization-signature': 'x' }, 401, 'Authorization-Signature'],
    ['another nonce', create, transaction(), { 'authorization-nonce': 'x' }, 401, 'Authorization-Signature'],
    ['no nonce', create, transaction(), { 'authorization-nonce': '' }, 401, 'Authorization-Nonce'],
    ['no body', create, {}, {}, 422, 'transaction'],
    ['no reference', create, transaction({ external_id: '' }), {}, 422, 'external_id'],
    ['a field it does not have', create, transaction({ note: 'x' }), {}, 422, 'transaction'],
    ['two recipients', create, transaction({ recipients: [recipient, recipient] }), {}, 422, 'recipients'],
    ['nothing to pay', create, paying({ requested_amount: 0 }), {}, 422, 'requested_amount'],
    ['another currency', create, paying({ requested_currency: 'XOF' }), {}, 422, 'requested_currency'],
    [
      'a corridor it has not',
      create,
      paying({ payout_method: { type: 'NGN::Mobile', details } }),
      {},
      422,
      'payout_method',
    ],
    [
      'no phone',
      create,
      paying({ payout_method: { type: 'XAF::Mobile', details: { first_name: 'M', last_name: 'N' } } }),
      {},
      422,
      'phone_number',
    ],
    [
      'no account to check',
      '/account_validations',
      { country: 'NG', currency: 'NGN', method: 'bank' },
      {},
      422,
      'bank_account',
    ],
  ])('refuses %s with its own error', async (_case, path, body, headers, status, error) => {
    const answered = await call(path, body, headers);
    expect(answered.status).toBe(status);
    expect(answered.text).toContain(error);
  });

  test('refuses a call it has had before, word for word', async () => {
    const { AZA } = sandbox.credentials.payoutPartners;
    const body = transaction();
    const { headers, status } = await call(create, body);
    expect(status).toBe(201);
    const again = await fetch(`${AZA.apiUrl}${create}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(again.status).toBe(401);
  });
});
