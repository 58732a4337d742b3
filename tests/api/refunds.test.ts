import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startBankPayment } from '#contract/payment/payment.ts';
import { readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { clearFaults, hurriedTo, hurry, journalsOf, orderFault, timePasses } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { messageThat, type Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  cancel,
  decideAtBank,
  demoBank,
  newTransfer,
  openCardForm,
  payByBank,
  payCardForm,
  paymentWays,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

const refundsOf = async (transferId: string) => {
  const rows = await sql<{ state: string; minor: bigint }>`select state, minor from refund
    where transfer_id = ${transferId}`.execute(app.db);
  return rows.rows.map(({ state, minor }) => [state, Number(minor)]);
};

describe.each(paymentWays)('money paid through %s', (_name, provider, pay) => {
  /** 5,000 pounds wait for two operators, so there is time to think again. */
  async function heldTransfer(): Promise<[Person, Transfer]> {
    const person = await verifiedSender(app);
    const transfer = await newTransfer(person, { amount: 5_000 });
    await pay(person, transfer);
    return [person, await untilStatus(person, transfer.id, 'PENDING_APPROVAL')];
  }

  test('comes back whole when the sender cancels before approval (TRF-12, T48, J8, J9)', async () => {
    const [person, transfer] = await heldTransfer();
    expect(dataOf(await cancel(person, transfer)).status).toMatch(/CANCELLED|REFUNDED/);
    await hurriedTo(app, person, transfer.id, 'REFUNDED');
    const paid = Math.round((transfer.meta.totalToPay + transfer.meta.paymentGatewayCharge) * 100);
    expect(await refundsOf(transfer.id)).toEqual([['SETTLED', paid]]);
    const { text } = await messageThat(app, person.username, /We’ve refunded your transfer/);
    expect(text).toContain(`Refunded: ${formatMoney(money('GBP', paid), 'en')}`);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J8', 'J9']);
  });

  test('comes back once though the company fails at first and the cancelling is repeated', async () => {
    const [person, transfer] = await heldTransfer();
    await orderFault(app, { provider, kind: 'serverError', count: 3 });
    await Promise.all([cancel(person, transfer), cancel(person, transfer), cancel(person, transfer)]);
    await hurriedTo(app, person, transfer.id, 'REFUNDED');
    expect(await refundsOf(transfer.id)).toHaveLength(1);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J8', 'J9']);
  });

  test('refused by the company waits for operators, who pay it by bank; the sender is told both', async () => {
    const [person, transfer] = await heldTransfer();
    await orderFault(app, { provider, kind: 'refundRefused' });
    await cancel(person, transfer);
    await expect.poll(async () => (await refundsOf(transfer.id))[0]?.[0], { timeout: 30_000 }).toBe('REFUSED');
    await hurry(app);
    expect(await ops('queue')).toContain('pay it by bank, then refund-paid');
    expect(
      dataOf(await person.sender.call(readTransfer, { params: { id: person.user.id, tid: transfer.id } })),
    ).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ isRefused: true }],
    });
    const paid = { transferId: transfer.id, operator: 'grace' };
    expect(await ops('refund-paid', paid)).toContain('Give the bank’s reference');
    const noor = { ...paid, operator: 'noor', reference: 'FPS 1' };
    expect(await ops('refund-paid', { ...paid, reference: 'FPS 1' })).toContain('another operator');
    expect(await ops('refund-paid', { ...paid, reference: 'FPS 1' })).toContain('once for each person');
    expect(await ops('refund-paid', noor)).toContain('is now REFUNDED');
    expect(await ops('refund-paid', noor)).toContain('No refund of that transfer waits');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J8', 'J9']);
    expect(await newsOf(transfer.id)).toEqual(['cancelled', 'held', 'paid', 'refundDelayed', 'refunded']);
  });

  test('that comes back to us is owed again, and paid by bank (J9r)', async () => {
    const [person, transfer] = await heldTransfer();
    await cancel(person, transfer);
    await hurriedTo(app, person, transfer.id, 'REFUNDED');
    const act = { transferId: transfer.id, operator: 'grace', reference: 'FPS 2' };
    expect(await ops('refund-bounced', act)).toContain('is now REFUNDED, as before');
    expect(await ops('refund-bounced', act)).toContain('No refund of that transfer was paid');
    expect(await refundsOf(transfer.id)).toMatchObject([['REFUSED', expect.any(Number)]]);
    expect(await brokenPromises(app)).toEqual([]);
    await ops('refund-paid', act);
    expect(await ops('refund-paid', { ...act, operator: 'noor' })).toContain('is now REFUNDED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J8', 'J9', 'J9', 'J9r']);
    expect(await ops('queue')).not.toContain(transfer.id);
  });
});

const ops = (command: string, request?: Parameters<typeof opsLines>[2]) => opsLines(app, command, request);
/** What the sender was told of a transfer. */
const newsOf = async (transferId: string) => {
  const rows = await sql<{ news: string }>`select payload->>'news' as news from outbox
    where kind = 'transferNews' and payload->>'transferId' = ${transferId} order by 1`.execute(app.db);
  return rows.rows.map(({ news }) => news);
};

describe('a transfer nobody pays for (TRF-10)', () => {
  test('expires 86,400 seconds after it was created, and not a second before', async () => {
    const transfer = await newTransfer(ama);
    expect(transfer.expiresAt - transfer.dateCreated).toBe(86_400);
    await timePasses(app, transfer.id, 86_390);
    expect(await applyEventIn(app.db)(transfer.id, { type: 'expire' })).toEqual({ ok: false, refusal: 'notAllowed' });
    await timePasses(app, transfer.id, 10);
    await untilStatus(ama, transfer.id, 'EXPIRED');
    expect(await journalsOf(app, transfer.id)).toEqual([]);
    expect(await cancel(ama, transfer)).toMatchObject({ status: 409, error: { code: 'transferNotCancellable' } });
  });

  test('waits while its payment is under way, and is then paid', async () => {
    const transfer = await newTransfer(ama);
    await orderFault(app, { provider: 'truelayer', kind: 'hold', count: 5 });
    await payByBank(ama, transfer);
    await timePasses(app, transfer.id, 86_400);
    await hurriedTo(app, ama, transfer.id, 'COMPLETE');
    const read = dataOf(await ama.sender.call(readTransfer, { params: { id: ama.user.id, tid: transfer.id } }));
    expect(read.history.map(({ status }) => status)).not.toContain('EXPIRED');
  });

  test('waits while the company cannot say whether it was paid', async () => {
    const transfer = await newTransfer(ama);
    const body = { ...demoBank, transferId: transfer.id };
    const { auth_flow } = dataOf(await ama.sender.call(startBankPayment, { body }));
    await orderFault(app, { provider: 'truelayer', kind: 'serverError', count: 1_000 });
    await timePasses(app, transfer.id, 86_400);
    const asked = async () => (await applyEventIn(app.db)(transfer.id, { type: 'expire' })).ok;
    expect(await asked()).toBe(false);
    await clearFaults(app);
    await untilStatus(ama, transfer.id, 'EXPIRED');
    const tooLate = await fetch(auth_flow.uri, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await tooLate.body?.cancel();
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect(await journalsOf(app, transfer.id)).toEqual([]);
  });

  test('gives back money that comes after it expired (T70, J12)', async () => {
    const transfer = await newTransfer(ama);
    const form = await openCardForm(ama, transfer);
    await timePasses(app, transfer.id, 86_400);
    await untilStatus(ama, transfer.id, 'EXPIRED');
    await payCardForm(form);
    await hurriedTo(app, ama, transfer.id, 'REFUNDED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J12a', 'J12b', 'J9']);
    expect((await refundsOf(transfer.id)).map(([state]) => state)).toEqual(['SETTLED']);
  });

  test('gives back money that comes after it was cancelled (T68)', async () => {
    const transfer = await newTransfer(ama);
    const form = await openCardForm(ama, transfer);
    expect(dataOf(await cancel(ama, transfer)).status).toBe('CANCELLED');
    await payCardForm(form);
    await hurriedTo(app, ama, transfer.id, 'REFUNDED');
  });

  test('gives back a second payment, and delivers for the first', async () => {
    const transfer = await newTransfer(ama);
    const form = await openCardForm(ama, transfer);
    await payByBank(ama, transfer);
    await payCardForm(form);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    await expect
      .poll(async () => hurry(app).then(() => journalsOf(app, transfer.id)), { timeout: 30_000, interval: 100 })
      .toEqual(['J1', 'J12a', 'J12b', 'J3', 'J4', 'J5', 'J9']);
    expect(dataOf(await ama.sender.call(readTransfer, own(transfer))).status).toBe('COMPLETE');
  });
});

const own = ({ id }: Transfer) => ({ params: { id: ama.user.id, tid: id } });

describe('cancelling', () => {
  test('with a bank page open closes the page first, and is the sender’s cancelling whatever the bank reports', async () => {
    for (let round = 0; round < 3; round++) {
      const transfer = await newTransfer(ama);
      const body = { ...demoBank, transferId: transfer.id };
      const { auth_flow } = dataOf(await ama.sender.call(startBankPayment, { body }));
      const answers = await Promise.all([cancel(ama, transfer), cancel(ama, transfer), cancel(ama, transfer)]);
      expect(answers.map((answer) => (answer.ok ? answer.data.status : answer.error.code))).toContain('CANCELLED');
      expect(await brokenOnceDrained(app)).toEqual([]);
      expect(dataOf(await cancel(ama, transfer)).status).toBe('CANCELLED');
      await decideAtBank(auth_flow.uri, 'approve');
      expect(await brokenOnceDrained(app)).toEqual([]);
      expect(await journalsOf(app, transfer.id)).toEqual([]);
    }
  });

  test('and paying at the same time: the money is delivered, or comes back', async () => {
    for (let round = 0; round < 3; round++) {
      const transfer = await newTransfer(ama);
      const form = await openCardForm(ama, transfer);
      await Promise.all([payCardForm(form), cancel(ama, transfer)]);
      const end = await hurriedTo(app, ama, transfer.id, 'COMPLETE', 'REFUNDED');
      const delivered = ['J1', 'J3', 'J4', 'J5'];
      const given = [
        ['J12a', 'J12b', 'J9'],
        ['J1', 'J3', 'J7', 'J8', 'J9'],
      ];
      const booked = await journalsOf(app, transfer.id);
      expect(end.status === 'COMPLETE' ? [delivered] : given).toContainEqual(booked);
    }
  });
});
