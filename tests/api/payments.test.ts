import { describe, expect, test } from 'vitest';
import { createPayment, startBankPayment } from '#contract/payment/payment.ts';
import { type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { accept } from '#domain/result.ts';
import { attemptStore } from '#server/payment/attemptStore.ts';
import { cardTokens } from '#server/payment/cardTokens.ts';
import { startPayment } from '#server/payment/startPayment.ts';
import { providerOrigins } from '#server/settings/credentials.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import {
  clearFaults,
  deliveriesOf,
  hurriedTo,
  journalsOf,
  openDoor,
  orderFault,
  releaseWebhooks,
  timePasses,
} from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import type { Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  cancel,
  decideAtBank,
  demoBank,
  newTransfer,
  payByBank,
  payByCard,
  paymentWays,
  untilStatus,
} from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';
import { silentProvider } from '#tests/fixtures/silentProvider.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

const startAtBank = async ({ id }: Transfer) =>
  dataOf(await ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: id } }));

describe.each(paymentWays)('a webhook of %s', (_name, provider, pay) => {
  test.each(['duplicate', 'outOfOrder', 'late'] as const)('that comes %s pays once (money notes P3)', async (kind) => {
    await orderFault(app, { provider, kind, count: 3 });
    const transfer = await newTransfer(ama);
    await pay(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J4', 'J5']);
  });

  test('that never comes is not needed: the company is asked', async () => {
    await orderFault(app, { provider, kind: 'hold', count: 3 });
    const transfer = await newTransfer(ama);
    await pay(ama, transfer);
    await hurriedTo(app, ama, transfer.id, 'COMPLETE');
    await releaseWebhooks(app);
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J4', 'J5']);
  });

  test('forged by a stranger is refused, and the true one still counts', async () => {
    await orderFault(app, { provider, kind: 'forged', count: 1 });
    const transfer = await newTransfer(ama);
    await pay(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    const strangers = (await deliveriesOf(app)).filter(({ signedBy }) => signedBy === 'stranger');
    expect(strangers.filter((delivery) => delivery.provider === provider).map(({ status }) => status)).toEqual([401]);
  });

  test('is not lost when the company cannot be asked at once', async () => {
    const transfer = await newTransfer(ama);
    await orderFault(app, { provider, kind: 'hold', count: 3 });
    await pay(ama, transfer);
    await orderFault(app, { provider, kind: 'serverError', count: 2 });
    await releaseWebhooks(app);
    await hurriedTo(app, ama, transfer.id, 'COMPLETE');
  });
});

describe('money that does not come as it should', () => {
  const payBy = { truelayer: payByBank, trust: payByCard };
  test.each([
    ['truelayer', 'amountDiffers', 'PAYMENT_SUSPENDED', ['J12a']],
    ['truelayer', 'stalled', 'PAYMENT_SUSPENDED', []],
    ['trust', 'partial', 'PAYMENT_SUSPENDED', ['J12a']],
    ['trust', 'stalled', 'PAYMENT_PROCESSING', []],
  ] as const)('%s, %s: %s (T19, T27)', async (provider, kind, status, journals) => {
    await orderFault(app, { provider, kind });
    const transfer = await newTransfer(ama);
    await payBy[provider](ama, transfer);
    await hurriedTo(app, ama, transfer.id, status);
    expect(await journalsOf(app, transfer.id)).toEqual(journals);
  });

  test('trust, chargeback: what its bank takes back is booked as owed to us (J14a)', async () => {
    await orderFault(app, { provider: 'trust', kind: 'chargeback' });
    const transfer = await newTransfer(ama);
    await payByCard(ama, transfer);
    await expect.poll(() => journalsOf(app, transfer.id), { timeout: 20_000 }).toContain('J14a');
  });
});

test('a webhook is told again after our own failure, until it is taken (money notes P6)', async () => {
  const door = await openDoor(app.baseUrl, { failures: 3 });
  app.sandbox.connectApp(door.url);
  const transfer = await newTransfer(ama, { to: 'UG' });
  await payByBank(ama, transfer);
  await untilStatus(ama, transfer.id, 'COMPLETE');
  expect(door.failuresLeft()).toBe(0);
  app.sandbox.connectApp(app.baseUrl);
  await door.close();
});

describe('starting a payment', () => {
  test('that the bank company fails at can be tried again, and is one payment (PAY-21)', async () => {
    const transfer = await newTransfer(ama);
    // More often than the server asks again by itself.
    await orderFault(app, { provider: 'truelayer', kind: 'serverError', count: 20 });
    const body = { ...demoBank, transferId: transfer.id };
    const failed = await ama.sender.call(startBankPayment, { body });
    expect(['paymentNotStarted', 'serviceUnavailable']).toContain(failed.ok ? '' : failed.error.code);
    await clearFaults(app);
    const { auth_flow } = await startAtBank(transfer);
    expect((await startAtBank(transfer)).auth_flow).toEqual(auth_flow);
    await decideAtBank(auth_flow.uri, 'approve');
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('in another way closes the first, and the sender does not lose the transfer by it (API-46, PAY-08)', async () => {
    const transfer = await newTransfer(ama, { to: 'UG' });
    const { auth_flow } = await startAtBank(transfer);
    await payByCard(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    const tooLate = await fetch(auth_flow.uri, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await tooLate.body?.cancel();
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J4', 'J5']);
  });

  test('sends nobody to a site that is not the company’s, whatever it answers (ASVS 3.7.2)', async () => {
    const transfer = await newTransfer(ama);
    const next = { kind: 'redirect', url: 'https://payment.truelayer.com.evil.example/' } as const;
    const straying = silentProvider({ start: async () => accept({ providerRef: 'strayed', next }) });
    const setting = {
      ...{ db: app.db, keys: app.keys },
      baseUrl: app.baseUrl,
      pageOrigins: providerOrigins(app.sandbox.credentials),
      attempts: attemptStore(app.db),
      cards: cardTokens(app.db),
      ways: () => ({ closed: {}, switched: [] }),
      providers: { truelayer: straying },
      applyEvent: applyEventIn(app.db),
    };
    const start = { transfer, userId: ama.user.id, provider: 'truelayer', bank: demoBank, language: 'en' } as const;
    expect(await startPayment(setting, start)).toMatchObject({ ok: false, refusal: 'paymentNotStarted' });
    expect(await openAttempt(transfer.id)).toBeUndefined();
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('is refused once it is cancelled, paid or too late (RES-11)', async () => {
    const transfer = await newTransfer(ama);
    await timePasses(app, transfer.id, 86_400);
    const late = await ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: transfer.id } });
    expect(late).toMatchObject({ status: 409, error: { code: 'transferExpired' } });
    const other = await newTransfer(ama);
    dataOf(await cancel(ama, other));
    const cancelled = await ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: other.id } });
    expect(cancelled).toMatchObject({ status: 409, error: { code: 'transferNotPayable' } });
  });

  test('to somebody new asks for the sender’s word first (RCP-12)', async () => {
    const transfer = await newTransfer(ama, { acknowledged: false });
    const answer = await ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: transfer.id } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'acknowledgmentRequired' } });
  });

  test('at a bank nobody offers, or by a way that is not for it, is refused (PAY-12)', async () => {
    const transfer = await newTransfer(ama);
    const unknown = { ...demoBank, providerId: 'ob-nobody', transferId: transfer.id };
    expect(await ama.sender.call(startBankPayment, { body: unknown })).toMatchObject({ status: 400 });
    const asked = { params: { id: ama.user.id }, body: { transferId: transfer.id, method: 'interac' } } as const;
    expect(await ama.sender.call(createPayment, asked)).toMatchObject({
      status: 422,
      error: { code: 'providerNotOffered' },
    });
  });

  test('what the browser claims about the payment is not believed (money notes, 1.1; ASVS 8.2.3, 8.3.1)', async () => {
    const transfer = await newTransfer(ama, { to: 'UG' });
    const claims = { amount: 0.01, status: 'SETTLED', reference: 'paid', dateCreated: 1 } as const;
    const body = { transferId: transfer.id, method: 'trust-payment', ...claims } as const;
    const payment = dataOf(await ama.sender.call(createPayment, { params: { id: ama.user.id }, body }));
    expect(payment.amount).toBeCloseTo(transfer.meta.totalToPay + 0.99, 10);
    expect(payment.status).not.toBe('SETTLED');
    expect(await journalsOf(app, transfer.id)).toEqual([]);
  });

  test('fixes what is due: the gateway cannot be changed under an open payment, nor after money came', async () => {
    const transfer = await newTransfer(ama, { to: 'UG' });
    await startAtBank(transfer);
    const change = { params: { tid: transfer.id }, body: { paymentGateway: 'trust-payment' } } as const;
    expect(await ama.sender.call(updateTransfer, change)).toMatchObject({
      status: 409,
      error: { code: 'paymentInProgress' },
    });
    await applyEventIn(app.db)(transfer.id, {
      type: 'attempt.abandoned',
      attemptId: (await openAttempt(transfer.id)) ?? '',
    });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await ama.sender.call(updateTransfer, change)).toMatchObject({ status: 409 });
  });
});

const openAttempt = async (transferId: string) => {
  const attempts = app.db.selectFrom('payment_attempt').select('id').where('transfer_id', '=', transferId);
  return (await attempts.where('state', '=', 'REDIRECTED').executeTakeFirst())?.id;
};
