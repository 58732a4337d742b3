import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPayment, startBankPayment } from '#contract/payment/payment.ts';
import { type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { journalsOf } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { type Person, signInAs, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  cancel,
  demoBank,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await seedDemoPromos(app.db);
});
afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
afterAll(async () => {
  expect(await brokenOnceDrained(app)).toEqual([]);
  await app.stop();
});

const onUs = { amount: 40, promoCode: 'FIRSTONUS' } as const;
const goOn = ({ sender, user }: Person, { id }: Transfer) =>
  sender.call(createPayment, { params: { id: user.id }, body: { transferId: id, method: 'none' } });
const promoUses = async ({ id }: Transfer) =>
  (await app.db.selectFrom('promo_use').select('n').where('transfer_id', '=', id).execute()).length;

describe('a transfer a promotion pays for whole (decision 014)', () => {
  test('is delivered without a payment, however often the sender goes on, and the books hold', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, onUs);
    expect(transfer.meta).toMatchObject({ totalToPay: 0, paymentGatewayCharge: 0 });
    const answers = await Promise.all([goOn(ama, transfer), goOn(ama, transfer), goOn(ama, transfer)]);
    const taken = answers.filter(({ ok }) => ok);
    expect(taken[0]).toMatchObject({ data: { method: 'none', amount: 0, status: 'SETTLED', transferId: transfer.id } });
    const delivered = await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(delivered.history.map(({ status }) => status)).toEqual(['PENDING_PAYMENT', 'PAYMENT_COMPLETED', 'COMPLETE']);
    expect(await journalsOf(app, transfer.id)).toEqual(['J2', 'J3', 'J4', 'J5']);
    const spent = await sql<{ minor: bigint }>`select minor from posting where transfer_id = ${transfer.id}
      and debit = 'promo_expense'`.execute(app.db);
    const fees = transfer.meta.serviceFee + transfer.meta.transferFee;
    expect(Number(spent.rows[0]?.minor)).toBe(Math.round((transfer.originAmount + fees) * 100));
  });

  test('cannot be paid for, and takes no card’s charge', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, { ...onUs, to: 'UG' });
    const bank = { ...demoBank, transferId: transfer.id };
    const card = { transferId: transfer.id, method: 'trust-payment' } as const;
    const refused = { status: 409, error: { code: 'transferNotPayable' } };
    expect(await ama.sender.call(startBankPayment, { body: bank })).toMatchObject(refused);
    expect(await ama.sender.call(createPayment, { params: { id: ama.user.id }, body: card })).toMatchObject(refused);
    const choice = { params: { tid: transfer.id }, body: { paymentGateway: 'trust-payment' } } as const;
    expect(await ama.sender.call(updateTransfer, choice)).toMatchObject(refused);
    dataOf(await goOn(ama, transfer));
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('called off before it goes out gives the promotion back, owes nothing, and may use it again', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, onUs);
    expect(dataOf(await cancel(ama, transfer)).status).toBe('CANCELLED');
    expect([await journalsOf(app, transfer.id), await promoUses(transfer)]).toEqual([[], 0]);
    const again = await newTransfer(ama, onUs);
    dataOf(await goOn(ama, again));
    await untilStatus(ama, again.id, 'COMPLETE');
    expect(await promoUses(again)).toBe(1);
  });

  test('called off while its payout waits undoes what was booked (T35, J7, J8)', async () => {
    const quiet = await startApp({ jobs: false });
    await seedDemoPromos(quiet.db);
    const ada = await signInAs(quiet, 'ada');
    const transfer = await newTransfer(ada, onUs);
    dataOf(await goOn(ada, transfer));
    expect(await applyEventIn(quiet.db)(transfer.id, { type: 'cancel' })).toEqual({ ok: true, value: 'CANCELLED' });
    expect(await journalsOf(quiet, transfer.id)).toEqual(['J2', 'J3', 'J7', 'J8']);
    expect(await brokenPromises(quiet)).toEqual([]);
    await quiet.stop();
  });

  test('asks for everything else a payment asks for: identity, the sender’s word, their own transfer', async () => {
    const newcomer = await signUpAndIn(app);
    const unproved = await newTransfer(newcomer, onUs);
    expect(await goOn(newcomer, unproved)).toMatchObject({ error: { code: 'verificationRequired' } });
    const ama = await verifiedSender(app);
    const unacknowledged = await newTransfer(ama, { ...onUs, acknowledged: false });
    expect(await goOn(ama, unacknowledged)).toMatchObject({ error: { code: 'acknowledgmentRequired' } });
    expect(await goOn(newcomer, unacknowledged)).toMatchObject({ status: 404 });
  });

  test('is no way past a payment that is due', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    expect(await goOn(ama, transfer)).toMatchObject({ status: 409, error: { code: 'transferNotPayable' } });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });
});
