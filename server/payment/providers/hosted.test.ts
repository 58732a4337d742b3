import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { HostedProviderId } from '#domain/payment/paymentProvider.ts';
import type { FaultKind } from '#sandbox/companies.ts';
import { type Sandbox, startSandbox } from '#sandbox/sandbox.ts';
import { decideOnPage, type PageDecision } from '#tests/fixtures/hostedPages.ts';
import { newId } from '../../database/ids.ts';
import { requestSender } from '../../outbound/request.ts';
import { calledOrigins } from '../../settings/credentials.ts';
import type { NextAction, PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';
import { paymentProviders } from '../paymentProviders.ts';

const amounts = {
  axcess: money('EUR', 10_299),
  pay360: money('CAD', 20_000),
  paycross: money('SEK', 99_950),
  interac: money('CAD', 15_001),
  ivy: money('EUR', 4_242),
} satisfies Readonly<Record<HostedProviderId, Money>>;
type Hosted = HostedProviderId;
const hosted = Object.keys(amounts) as Hosted[];

const paymentOf = (provider: Hosted): PaymentToStart => ({
  attemptId: newId(),
  transferId: newId(),
  amount: amounts[provider],
  payer: {
    userId: newId(),
    firstName: 'Zoë',
    lastName: 'Ntu-Müller',
    email: 'zoe@example.com',
    phone: '+447700900123',
    birthDate: '1990-03-14',
    buildingNumber: '1',
    buildingName: undefined,
    street: 'High Street & Co',
    town: 'Tromsø',
    county: undefined,
    postcode: 'N1 1AA',
    countryCode: 'FR',
    membershipCode: 'SAW12345',
  },
  recipient: { firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' },
  tokenised: false,
  language: 'en',
  returnUrl: 'http://localhost:4000/transfer-completed/1?payment_type=x',
  webhooksUrl: 'http://127.0.0.1:9/api/webhooks',
});

let sandbox: Sandbox;
let providers: ReturnType<typeof paymentProviders>['providers'];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5 });
  const { credentials } = sandbox;
  providers = paymentProviders({ credentials, send: requestSender(calledOrigins(credentials)) }).providers;
});
beforeEach(async () => void (await fetch(`${sandbox.url}/faults`, { method: 'DELETE' })));
afterAll(() => sandbox.stop());

function company(id: Hosted): PaymentProvider {
  const provider = providers[id];
  if (!provider) throw new Error(`${id} is not open`);
  return provider;
}

const order = (provider: Hosted, kind: FaultKind, count = 1) =>
  fetch(`${sandbox.url}/faults`, { method: 'POST', body: JSON.stringify({ provider, kind, count }) });

/** Where the payer's page is; the widget's is in its frame. */
function pageOf(next: NextAction): string {
  if (next.kind !== 'widget') return next.url;
  return `${new URL(next.url).origin}/axcess/page/${next.checkoutId}?lang=en`;
}

async function begin(id: Hosted, more: Partial<PaymentToStart> = {}) {
  const payment = { ...paymentOf(id), ...more };
  const started = await company(id).start(payment);
  if (!started.ok) throw new Error(`${id} did not start: ${started.refusal}`);
  const { providerRef, next } = started.value;
  const attempt = { id: payment.attemptId, providerRef };
  return { payment, attempt, next, read: () => readOf(id, attempt) };
}

async function readOf(id: Hosted, attempt: { id: string; providerRef: string | undefined }): Promise<ReadBack> {
  const read = await company(id).readBack(attempt);
  if (!read.ok) throw new Error(`${id} did not answer`);
  return read.value;
}

/** The state once the company has made up its mind. */
async function settled(read: () => Promise<ReadBack>): Promise<ReadBack> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const now = await read();
    if (!['processing', 'pending_user', 'created'].includes(now.status) || Date.now() > deadline) return now;
    await pause(5);
  }
}

const outcomes: readonly (readonly [PageDecision, ReadBack['status']])[] = [
  ['approve', 'succeeded'],
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
];
const cardOutcomes = [
  ['stepUp', 'succeeded'],
  ['stepUpRefused', 'declined'],
  ['declinedCard', 'declined'],
  ['wallet', 'succeeded'],
] as const;
const cards = ['axcess', 'pay360', 'paycross'] as const;

describe('each company, from the start to what became of it (PAY-19)', () => {
  test.each([
    ...hosted.flatMap((id) => outcomes.map((outcome) => [id, ...outcome] as const)),
    ...cards.flatMap((id) => cardOutcomes.map((outcome) => [id, ...outcome] as const)),
  ])('%s: %s is %s', async (id, decision, status) => {
    const { next, read, payment } = await begin(id);
    expect(['created', 'pending_user']).toContain((await read()).status);
    await decideOnPage(pageOf(next), decision);
    const stands = await settled(read);
    expect(stands.status).toBe(status);
    if (status === 'succeeded')
      expect(stands).toMatchObject({ received: payment.amount, providerRef: expect.any(String) });
    else expect(stands.received).toBeUndefined();
  });

  test.each(hosted)(
    '%s: a payment nobody answered for stays open, is closed once, and cannot be paid then',
    async (id) => {
      const { attempt, next, read } = await begin(id);
      expect(await company(id).cancel(attempt)).toBe('closed');
      if (id === 'pay360' || id === 'ivy') {
        const again = await fetch(pageOf(next), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
        await again.body?.cancel();
        expect((await read()).status).toBe('expired');
      }
    },
  );

  test.each(hosted)('%s: what is paid cannot be called off', async (id) => {
    const { attempt, next, read } = await begin(id);
    await decideOnPage(pageOf(next), 'approve');
    await settled(read);
    expect(await company(id).cancel(attempt)).toBe('tooLate');
  });

  test.each(hosted)('%s: money goes back once, however often it is asked', async (id) => {
    const { attempt, next, read, payment } = await begin(id);
    await decideOnPage(pageOf(next), 'approve');
    const { providerRef = '' } = await settled(read);
    const refund = { refundId: newId(), paymentRef: providerRef, attempt, amount: payment.amount };
    const first = await company(id).refund(refund);
    expect(first).toMatchObject({ ok: true, value: { state: 'settled' } });
    expect(await company(id).refund(refund)).toEqual(first);
    const other = await company(id).refund({ ...refund, refundId: newId() });
    expect(other).toMatchObject({ ok: true, value: { state: 'failed' } });
  });

  test.each(hosted)('%s: a refund it refuses is refused for good', async (id) => {
    const { attempt, next, read, payment } = await begin(id);
    await decideOnPage(pageOf(next), 'approve');
    const { providerRef = '' } = await settled(read);
    await order(id, 'refundRefused');
    const refund = { refundId: newId(), paymentRef: providerRef, attempt, amount: payment.amount };
    expect(await company(id).refund(refund)).toMatchObject({ ok: true, value: { state: 'failed' } });
  });

  test.each(
    hosted.flatMap((id) => [
      [id, 'amountDiffers', (minor: number) => minor + 100] as const,
      [id, 'partial', (minor: number) => Math.floor(minor / 2)] as const,
    ]),
  )('%s: %s is told as what arrived, not as what was asked for', async (id, fault, arrived) => {
    await order(id, fault);
    const { next, read, payment } = await begin(id);
    await decideOnPage(pageOf(next), 'approve');
    const { received } = await settled(read);
    expect(received).toEqual(money(payment.amount.currency as Currency, arrived(payment.amount.minor)));
  });

  test.each(hosted)('%s: a yes the bank then says nothing of is under way', async (id) => {
    await order(id, 'stalled');
    const { next, read } = await begin(id);
    await decideOnPage(pageOf(next), 'approve');
    expect((await read()).status).toBe('processing');
  });

  test.each(hosted)('%s: neither an error nor a cut line is taken for an answer', async (id) => {
    const { attempt, read } = await begin(id);
    for (const kind of ['serverError', 'down'] as const) {
      await fetch(`${sandbox.url}/faults`, {
        method: 'POST',
        body: JSON.stringify({ provider: id, kind, count: 4 }),
      });
      expect(await company(id).readBack(attempt), kind).toEqual({ ok: false, refusal: 'unanswered' });
      await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
      expect(['created', 'pending_user']).toContain((await read()).status);
    }
  });
});

test('a card kept at axcess is known to us by the company’s name for it alone (PAY-04, PAY-05)', async () => {
  const { next, read } = await begin('axcess', { tokenised: true });
  await decideOnPage(pageOf(next), 'approve');
  const { storedCard } = await settled(read);
  expect(storedCard).toMatch(/^[\da-f]{32}$/);
  const again = await begin('axcess', { storedCards: [storedCard ?? ''] });
  const page = await (await fetch(pageOf(again.next))).text();
  expect(page).toContain('411111######1111');
  const someoneElse = await begin('axcess', { storedCards: [] });
  expect(await (await fetch(pageOf(someoneElse.next))).text()).not.toContain('411111######1111');
});

test('pay360 asks for a whole profile before anything is started (PAY-31)', async () => {
  const payment = paymentOf('pay360');
  const start = (payer: Partial<PaymentToStart['payer']>) =>
    company('pay360').start({ ...payment, payer: { ...payment.payer, ...payer } });
  expect(await start({ postcode: undefined })).toEqual({ ok: false, refusal: 'profileIncomplete' });
  expect(await start({ birthDate: '' })).toEqual({ ok: false, refusal: 'profileIncomplete' });
});

test('ivy answers a call it has had as it did before, so each question of ours is a new one (API-58)', async () => {
  const { payment, next, read } = await begin('ivy');
  const { apiUrl, apiKey } = sandbox.credentials.ivy ?? { apiUrl: '', apiKey: '' };
  const askWith = async (key: string) => {
    const headers = { 'content-type': 'application/json', 'x-ivy-api-key': apiKey, 'idempotency-key': key };
    const body = JSON.stringify({ referenceId: payment.attemptId });
    return (await fetch(`${apiUrl}/api/service/order/details`, { method: 'POST', headers, body })).status;
  };
  expect([(await read()).status, await askWith('key-of-old')]).toEqual(['pending_user', 404]);
  await decideOnPage(pageOf(next), 'approve');
  expect((await settled(read)).status).toBe('succeeded');
  expect([await askWith('key-of-old'), await askWith('key-of-now')]).toEqual([404, 200]);
});
