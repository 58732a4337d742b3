import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { accept, refuse } from '#domain/result.ts';
import { startSandbox } from '#sandbox/sandbox.ts';
import { signRequest } from '#sandbox/truelayer/requestSignature.ts';
import { jwksOf } from '#sandbox/truelayer/truelayerController.ts';
import { type OutboundRequest, requestSender, type SendRequest } from '../../outbound/request.ts';
import { calledOrigins } from '../../settings/credentials.ts';
import type { PaymentToStart } from '../paymentProvider.ts';
import { truelayer } from './truelayer.ts';

const payment: PaymentToStart = {
  attemptId: '0197a000-0000-7000-8000-0000000000e1',
  transferId: '0197a000-0000-7000-8000-0000000000c1',
  amount: money('GBP', 10_219),
  payer: {
    userId: '0197a000-0000-7000-8000-000000000001',
    firstName: 'Ama',
    lastName: 'Ntu',
    email: 'ama@example.com',
    phone: '+447700900123',
    birthDate: '1990-03-14',
    buildingNumber: undefined,
    buildingName: undefined,
    street: '1 High Street',
    town: 'London',
    county: undefined,
    postcode: 'N1 1AA',
    countryCode: 'GB',
    membershipCode: 'SAW12345',
  },
  recipient: { firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' },
  tokenised: false,
  language: 'en',
  bank: { providerId: 'ob-anchor-demo', schemeId: 'faster_payments_service' },
  returnUrl: 'http://localhost:4000/transfer-completed/1?payment_type=truelayer',
  webhooksUrl: 'http://localhost:4000/api/webhooks',
};

/** TrueLayer, whose bank wants this next; what it really answers when left out. */
async function startWith(next?: unknown) {
  const sandbox = await startSandbox({ port: 0, delayMs: 5 });
  onTestFinished(() => sandbox.stop());
  const { credentials } = sandbox;
  const reach = requestSender(calledOrigins(credentials));
  const asked: OutboundRequest[] = [];
  const send: SendRequest = async (request) => {
    asked.push(request);
    const answered = await reach(request);
    if (next === undefined || !answered.ok || !request.url.endsWith('/v3/payments')) return answered;
    const created = JSON.parse(answered.value.body);
    const body = JSON.stringify({ ...created, status: 'authorizing', authorization_flow: { actions: { next } } });
    return accept({ ...answered.value, body });
  };
  const started = await truelayer(credentials.truelayer, send).provider.start(payment);
  if (!started.ok) throw new Error(started.refusal);
  return { address: new URL(started.value.next.url), hostedPageUrl: credentials.truelayer.hostedPageUrl, asked };
}

describe('a payment at the sender’s bank', () => {
  test('goes to the address the bank is reached at (PAY-21)', async () => {
    const { address } = await startWith();
    expect(address.pathname).toMatch(/^\/truelayer\/bank\//);
    expect(address.hash).toBe('');
  });

  test('is ordered by calls that may be given again, the order under the attempt’s own key', async () => {
    const { asked } = await startWith();
    const orders = asked.filter(({ method }) => method === 'POST');
    expect(orders.map(({ mayRepeat }) => mayRepeat)).toEqual(orders.map(() => true));
    const keys = orders.flatMap(({ headers }) => headers?.['idempotency-key'] ?? []);
    expect(keys).toEqual([payment.attemptId]);
  });

  test('that asks for more goes by the widget, with the payment and its token (PAY-22, D-82)', async () => {
    const { address, hostedPageUrl } = await startWith({ type: 'form' });
    expect(address.href.split('#')[0]).toBe(hostedPageUrl);
    const named = new URLSearchParams(address.hash.slice(1));
    expect([...named.keys()]).toEqual(['payment_id', 'resource_token', 'return_uri']);
    expect(named.get('return_uri')).toBe(payment.returnUrl);
    const opened = await fetch(`${hostedPageUrl}/open?${named}`);
    expect(await opened.text()).toContain('Anchor Demo Bank');
  });
});

describe('a webhook', () => {
  const path = '/api/webhooks/truelayer';
  const published = 'https://webhooks.example/.well-known/jwks';
  const elsewhere = 'https://evil.example/jwks';
  const newKey = (keyId: string) => ({ keyId, ...generateKeyPairSync('ec', { namedCurve: 'P-521' }) });
  const [own, strange] = [newKey('k1'), newKey('k2')];
  const keysAt: Readonly<Record<string, object>> = { [published]: jwksOf(own), [elsewhere]: jwksOf(strange) };

  type Signed = { key?: typeof own; jku?: string; body?: string; sentAt?: string; signsTime?: boolean; to?: string };

  /** What is made of it, and whose keys were read for that. */
  async function readOf(signed: Signed, changed: Record<string, string> = {}) {
    const {
      key = own,
      jku = published,
      body = '',
      sentAt = new Date().toISOString(),
      signsTime = true,
      to = path,
    } = signed;
    const sandbox = await startSandbox({ port: 0, delayMs: 5 });
    onTestFinished(() => sandbox.stop());
    const asked: string[] = [];
    const send: SendRequest = async ({ url }) => {
      asked.push(url);
      return accept({ status: 200, headers: new Headers(), body: JSON.stringify(keysAt[url]) });
    };
    const credentials = { ...sandbox.credentials.truelayer, webhookJwksUrl: published };
    const timestamp = ['X-Tl-Webhook-Timestamp', sentAt] as const;
    const signature = signRequest({ method: 'POST', path: to, body, headers: signsTime ? [timestamp] : [], key, jku });
    const headers = { 'tl-signature': signature, 'x-tl-webhook-timestamp': sentAt, ...changed };
    const call = { path, headers, body: Buffer.from(body), receivedAt: Date.now() };
    return { notice: await truelayer(credentials, send).provider.readNotice(call), asked };
  }

  const told = JSON.stringify({ type: 'payment_settled', event_id: 'e1', payment_id: 'p1' });

  test('under a key the company publishes is believed, of an event we know or not (PAY-21)', async () => {
    const about = { providerRef: 'p1' };
    expect((await readOf({ body: told })).notice).toEqual({ eventId: 'e1', about, isStalled: undefined });
    const unheard = told.replace('payment_settled', 'unheard_of');
    expect((await readOf({ body: unheard })).notice).toEqual({ eventId: 'e1', about, isStalled: undefined });
  });

  test('that names another address for its keys is refused, and nobody goes there (issue 7, Bad input, ASVS 9.1.3)', async () => {
    expect(await readOf({ key: strange, jku: elsewhere, body: told })).toEqual({ notice: undefined, asked: [] });
  });

  test.each<[string, Signed, Record<string, string>?]>([
    ['a stranger’s key', { key: strange, body: told }],
    ['a stranger’s key under the company’s name for its own', { key: { ...strange, keyId: 'k1' }, body: told }],
    ['another time than was signed', { body: told }, { 'x-tl-webhook-timestamp': ago(1) }],
    ['a body of no event', { body: '{"type":"payment_settled"}' }],
    ['a time of six minutes ago', { body: told, sentAt: ago(360) }],
    ['a time six minutes ahead', { body: told, sentAt: ago(-360) }],
    ['a time that is none', { body: told, sentAt: 'now' }],
    ['a time it does not sign', { body: told, signsTime: false }],
  ])('with %s is refused (ASVS 9.2.1)', async (_case, signed, changed) => {
    expect((await readOf(signed, changed)).notice).toBeUndefined();
  });

  test('that the company signed for another customer’s address is refused (ASVS 9.2.3)', async () => {
    expect((await readOf({ body: told, to: '/webhooks/truelayer' })).notice).toBeUndefined();
  });

  test('under a key its company took back is refused from ten minutes later, and keys serve on while nobody answers', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const sandbox = await startSandbox({ port: 0, delayMs: 5 });
    onTestFinished(() => sandbox.stop());
    let answers: 'own key' | 'no key' | 'nothing' = 'own key';
    let asked = 0;
    const send: SendRequest = async () => {
      asked += 1;
      if (answers === 'nothing') return refuse('unreachable');
      const keys = answers === 'own key' ? keysAt[published] : { keys: [] };
      return accept({ status: 200, headers: new Headers(), body: JSON.stringify(keys) });
    };
    const { provider } = truelayer({ ...sandbox.credentials.truelayer, webhookJwksUrl: published }, send);
    const isBelieved = async () => {
      const sentAt = new Date().toISOString();
      const headers = [['X-Tl-Webhook-Timestamp', sentAt]] as const;
      const signature = signRequest({
        method: 'POST',
        path,
        body: told,
        headers: [...headers],
        key: own,
        jku: published,
      });
      const call = { 'tl-signature': signature, 'x-tl-webhook-timestamp': sentAt };
      return (
        (await provider.readNotice({ path, headers: call, body: Buffer.from(told), receivedAt: Date.now() })) !==
        undefined
      );
    };
    const minutesPass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

    expect(await Promise.all([isBelieved(), isBelieved()])).toEqual([true, true]);
    expect([await isBelieved(), asked]).toEqual([true, 1]);
    answers = 'nothing';
    minutesPass(11);
    expect([await isBelieved(), await isBelieved(), asked]).toEqual([true, true, 2]);
    minutesPass(6 * 60);
    expect(await isBelieved()).toBe(false);
    answers = 'own key';
    minutesPass(2);
    expect(await isBelieved()).toBe(true);
    answers = 'no key';
    minutesPass(9);
    expect(await isBelieved()).toBe(true);
    minutesPass(2);
    expect(await isBelieved()).toBe(false);
  });
});

/** That many seconds ago, as calls say their time. */
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
