import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPhoneCode } from '#contract/account/registration.ts';
import { type ErrorCode, failureOf } from '#contract/protocol/failure.ts';
import { readUtcTime } from '#contract/protocol/lookup.ts';
import { requestHeaders, serviceProviders } from '#contract/protocol/requestHash.ts';
import { readPromo } from '#contract/quote/quote.ts';
import { readRecipient } from '#contract/recipient/recipient.ts';
import { checkSession } from '#contract/session/session.ts';
import { acknowledgeScamAlert, listTransfers } from '#contract/transfer/transfer.ts';
import { verifiedRequest } from '#server/http/requestSignature.ts';
import { callApi, signedRequest } from './apiClient.ts';
import { serviceProviderAt, setApiSettings } from './apiSettings.ts';
import { learnServerTime } from './serverClock.ts';
import { loadSessionKey } from './sessionKey.ts';
import { onSessionRefused } from './sessionRefusal.ts';
import { actFor, actForNobody } from './signedInUser.ts';

/** Node has no page to resolve '/api/…' against. */
vi.hoisted(() => {
  const NodeRequest = globalThis.Request;
  globalThis.Request = class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
    }
  };
});

vi.mock('./sessionKey.ts', () => ({ loadSessionKey: vi.fn() }));

const id = '0197a000-0000-7000-8000-000000000001';
const profileOfMarie = { transferMethod: 'cash_pickup', countryCode: 'CM' };
const keyBytes = randomBytes(32);

type Sent = { url: string; method: string; body: string; header: (name: string) => string | undefined };
const sent: Sent[] = [];
let answers: (() => Response)[] = [];

const envelope = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const success = (data: unknown) => envelope(200, { status: '200', data });
const refusal = (code: ErrorCode) => envelope(401, { status: '401', error: { code, message: code } });

async function answerNext(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  sent.push({
    url: new URL(request.url).pathname + new URL(request.url).search,
    method: request.method,
    body: await request.text(),
    header: (name) => request.headers.get(name) ?? undefined,
  });
  const answer = answers.shift();
  if (!answer) throw new TypeError('fetch failed');
  return answer();
}

/** Whether the server would believe the signature of what was sent. */
function isBelieved({ url, method, body, header }: Sent, now = Date.now()) {
  return verifiedRequest({ method, target: url, body: Buffer.from(body), header }, { keys: [keyBytes], now });
}

const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'nothing',
    (error) => failureOf(error).code,
  );

beforeEach(async () => {
  vi.stubGlobal('fetch', answerNext);
  const key = await crypto.subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  vi.mocked(loadSessionKey).mockResolvedValue({ id: 'one', key });
  setApiSettings({ language: 'fr', serviceProvider: serviceProviders.sandbox });
  actFor({ id, username: 'ama@example.com' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  actForNobody();
  sent.length = 0;
  answers = [];
});

describe('a signed-in call', () => {
  test('is signed so that the server believes it, over its very address and body (API-04)', async () => {
    answers = [
      success({ done: true }),
      success({ collections: [], total: 0, totals: { completed: 0, cancelled: 0, pending: 0 } }),
    ];
    const body = { transferId: id, recipientId: id, acknowledgment: true } as const;
    await callApi(acknowledgeScamAlert, { body });
    const query = { limit: 10, offset: 0, transactionId: "l'été & co" };
    await callApi(listTransfers, { params: { id }, query });

    for (const message of sent) expect(isBelieved(message)).toMatchObject({ userName: 'ama@example.com' });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
    expect(new URLSearchParams(sent[1]?.url.split('?')[1]).get('transactionId')).toBe(query.transactionId);
    expect(sent[0]?.header(requestHeaders.language)).toBe('fr');
    expect(sent[0]?.header(requestHeaders.serviceProvider)).toBe('sawa-web-sandbox');
  });

  test('carries an Idempotency-Key when it changes something: its own, or a fresh one', async () => {
    answers = [success({ done: true }), success({ done: true }), success({ utc_time: 1 })];
    const body = { transferId: id, recipientId: id, acknowledgment: true } as const;
    await callApi(acknowledgeScamAlert, { body, idempotencyKey: 'draft-1.1' });
    await callApi(acknowledgeScamAlert, { body });
    await callApi(readUtcTime);
    const keys = sent.map(({ header }) => header(requestHeaders.idempotencyKey));
    expect(keys).toEqual(['draft-1.1', expect.stringMatching(/^[\w-]{36}$/), undefined]);
  });

  test('names what its body is made of only where it has one: a server refuses one that is empty and called JSON', async () => {
    answers = [success({ done: true }), success({ utc_time: 1 })];
    await callApi(acknowledgeScamAlert, { body: { transferId: id, recipientId: id, acknowledgment: true } });
    await callApi(readUtcTime);
    expect(sent.map(({ header }) => header('content-type'))).toEqual(['application/json', undefined]);
  });

  test('that stays open is signed as any other before it is sent', async () => {
    const { method, target, body, headers } = await signedRequest(listTransfers, {
      params: { id },
      query: { limit: 5, offset: 0 },
    });
    const header = (name: string) => headers[name];
    expect(isBelieved({ method, url: target, body, header })).toMatchObject({ userName: 'ama@example.com' });
  });

  test('asks who is there without naming anybody (D-121)', async () => {
    answers = [refusal('signInRequired')];
    await codeOf(callApi(checkSession));
    expect(sent.map((message) => isBelieved(message)?.userName)).toEqual(['']);
  });

  test('is not even sent without a key, and open calls then go unsigned', async () => {
    vi.mocked(loadSessionKey).mockResolvedValue(undefined);
    expect(await codeOf(callApi(requestPhoneCode))).toBe('signInRequired');
    answers = [refusal('promoNotFound')];
    expect(
      await codeOf(callApi(readPromo, { params: { code: 'A B/C' }, query: { currency: 'GBP', amount: '5' } })),
    ).toBe('promoNotFound');
    expect(sent.map(({ url }) => url)).toEqual(['/api/promo/A%20B%2FC?currency=GBP&amount=5']);
    expect(sent[0]?.header(requestHeaders.hash)).toBeUndefined();
  });

  test('that the server doubts is signed once more by the server’s clock (API-37)', async () => {
    const ahead = 3_600;
    answers = [
      refusal('hashInvalid'),
      success({ utc_time: Math.floor(Date.now() / 1000) + ahead }),
      success({ done: true }),
    ];
    const body = { transferId: id, recipientId: id, acknowledgment: true } as const;
    await callApi(acknowledgeScamAlert, { body, idempotencyKey: 'the-same-key' });
    expect(sent.map(({ url }) => url)).toEqual([sent[0]?.url, '/api/time/utc', sent[0]?.url]);
    const [first, , second] = sent;
    expect(first && isBelieved(first, Date.now() + ahead * 1000)).toBeUndefined();
    expect(second && isBelieved(second, Date.now() + ahead * 1000)).toBeDefined();
    expect(second?.header(requestHeaders.idempotencyKey)).toBe('the-same-key');
  });
});

describe('an answer', () => {
  test.each<[string, (() => Response) | undefined, ErrorCode]>([
    ['that never came', undefined, 'serviceUnavailable'],
    ['of a gateway whose server is down', () => new Response('<html>', { status: 502 }), 'serviceUnavailable'],
    ['that is no JSON', () => new Response('hello'), 'unexpected'],
    ['that is JSON of nobody’s', envelope(200, { hello: 1 }), 'unexpected'],
    ['of another shape (API-75)', success({ utc_time: 'noon' }), 'unexpected'],
    ['with a failure inside (API-02)', success({ status: 500 }), 'unexpected'],
    ['that refuses', refusal('tooManyRequests'), 'tooManyRequests'],
  ])('%s is told as a failure', async (_case, answer, code) => {
    answers = answer ? [answer] : [];
    expect(await codeOf(callApi(readUtcTime))).toBe(code);
  });

  test.each([200, '200'])('is a success when it says %j (API-01)', async (status) => {
    answers = [envelope(200, { status, data: { utc_time: 5 } })];
    expect(await callApi(readUtcTime)).toEqual({ utc_time: 5 });
  });
});

describe('the end of a session', () => {
  test.each<[ErrorCode, number]>([
    ['hashInvalid', 1],
    ['signInRequired', 1],
    ['reauthenticationRequired', 0],
    ['notFound', 0],
  ])('%s is reported %i times, whichever call met it (AUT-22)', async (code, times) => {
    answers = [success({ utc_time: Math.floor(Date.now() / 1000) })];
    await learnServerTime();
    const heard = vi.fn();
    const stop = onSessionRefused(heard);
    answers = [refusal(code)];
    expect(await codeOf(callApi(readRecipient, { params: { id, rid: id } }))).toBe(code);
    stop();
    expect(heard).toHaveBeenCalledTimes(times);
  });
});

test('production names itself by its address (API-04)', () => {
  expect([serviceProviderAt('https:'), serviceProviderAt('http:')]).toEqual(['sawa-web', 'sawa-web-sandbox']);
});

test('a success may have a status of its own, of a person or a transfer', async () => {
  const recipient = { id, firstName: 'Marie', lastName: 'Ngo', status: 'ACTIVE', profile: profileOfMarie };
  answers = [success(recipient)];
  expect(await callApi(readRecipient, { params: { id, rid: id } })).toEqual(recipient);
});

test('a refusal without a code of ours is known by what it says; a gateway by its status (API-01, ERR-01, ERR-07)', async () => {
  const failing = () => callApi(readUtcTime).then(() => undefined, failureOf);
  answers = [envelope(402, { status: 402, error: { code: 17, message: 'Our till is closed.' } })];
  expect(await failing()).toEqual({ code: 'unexpected', details: { message: 'Our till is closed.' } });
  answers = [envelope(503, { status: 503, error: { message: 'Busy' } })];
  expect(await failing()).toEqual({ code: 'serviceUnavailable', details: {} });
});
