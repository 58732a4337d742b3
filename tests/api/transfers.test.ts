import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPayment, startBankPayment } from '#contract/payment/payment.ts';
import { createRecipient } from '#contract/recipient/recipient.ts';
import {
  cancelTransfer,
  createTransfer,
  listTransfers,
  readTransfer,
  readTransferResult,
  updateTransfer,
} from '#contract/transfer/transfer.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  cancel,
  decideAtBank,
  demoBank,
  marieEndingIn,
  newTransfer,
  payByBank,
  payByCard,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

describe('a transfer', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await verifiedSender(app);
  });
  afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
  afterAll(() => app.stop());

  test('paid from a bank arrives by mobile money in Cameroon (API-42, API-55, TRF-01, PAY-21, TXN-24)', async () => {
    const transfer = await newTransfer(ama);
    expect(transfer.status).toBe('PENDING_PAYMENT');
    await payByBank(ama, transfer);
    const delivered = await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(delivered.history.map(({ status }) => status)).toEqual([
      'PENDING_PAYMENT',
      'PAYMENT_PROCESSING',
      'PAYMENT_COMPLETED',
      'COMPLETE',
    ]);
  });

  test('paid by card arrives too (PAY-26)', async () => {
    const transfer = await newTransfer(ama, { to: 'UG' });
    await payByCard(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('is answered to nobody who asks with its quote for another recipient, at once or later (TRF-01)', async () => {
    const params = { id: ama.user.id };
    const payees = ['71', '72'].map((ending) =>
      ama.sender.call(createRecipient, { params, body: marieEndingIn(ending) }),
    );
    const [one = '', other = ''] = (await Promise.all(payees)).map((answer) => dataOf(answer).id);
    const transferQuoteId = dataOf((await askPrice(ama, { amount: 100 })).answer).id;
    const make = async (recipientId: string) => {
      const body = { recipientId, transferQuoteId, transferReasonId: 'other' };
      const answer = await ama.sender.call(createTransfer, { params, body });
      return answer.ok ? answer.data.recipientId : answer.error.code;
    };
    const atOnce = await Promise.all([one, other, one, other].map(make));
    const [winner] = atOnce.filter((outcome) => outcome !== 'quoteUsed');
    const expected = [one, other].map((asked) => (asked === winner ? asked : 'quoteUsed'));
    expect(atOnce).toEqual([...expected, ...expected]);
    expect([await make(one), await make(other)]).toEqual(expected);
  });

  test('arrives on a Nigerian bank account with the name the bank gave (RCP-29)', async () => {
    const transfer = await newTransfer(ama, { to: 'NG', method: 'bank_transfer' });
    expect(transfer.recipient.verifiedAccountName).toBe('CHIDI OKAFOR');
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test.each([
    ['declined at the bank', 'decline', 'PAYMENT_DECLINED'],
    ['called off at the bank', 'cancel', 'PAYMENT_CANCELLED'],
  ] as const)('%s ends, and no money was booked (RES-11)', async (_case, decision, status) => {
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer, decision);
    await untilStatus(ama, transfer.id, status);
    const booked = await app.db.selectFrom('journal').select('id').where('transfer_id', '=', transfer.id).execute();
    expect(booked).toEqual([]);
  });

  test('a declined card ends it (RES-11)', async () => {
    const transfer = await newTransfer(ama);
    await payByCard(ama, transfer, '4000000000000002');
    await untilStatus(ama, transfer.id, 'PAYMENT_DECLINED');
  });

  test('the same quote gives the same transfer back (TRF-05)', async () => {
    const first = await newTransfer(ama);
    const row = await app.db.selectFrom('transfer').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const body = { recipientId: first.recipientId, transferQuoteId: row.quote_id, transferReasonId: 'other' };
    const again = await Promise.all(
      [1, 2, 3].map(() => ama.sender.call(createTransfer, { params: { id: ama.user.id }, body })),
    );
    expect(again.map((answer) => dataOf(answer).id)).toEqual([first.id, first.id, first.id]);
  });

  test('asking to pay twice at once opens one payment', async () => {
    const transfer = await newTransfer(ama);
    const body = { ...demoBank, transferId: transfer.id };
    const answers = await Promise.all([1, 2, 3].map(() => ama.sender.call(startBankPayment, { body })));
    const uris = answers.flatMap((answer) => (answer.ok ? [answer.data.auth_flow.uri] : []));
    expect([uris.length, new Set(uris).size]).toEqual([3, 1]);
    const attempts = await app.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('transfer_id', '=', transfer.id)
      .execute();
    expect(attempts).toHaveLength(1);
  });

  test('two tabs of one conversation make one transfer and one payment, and the later one is told the truth', async () => {
    const { recipientId } = await newTransfer(ama);
    const quote = dataOf((await askPrice(ama, { amount: 75, to: 'CM' })).answer);
    const params = { id: ama.user.id };
    const inBothTabs = async (
      target: string,
      { key, ...body }: { readonly key: string; readonly [field: string]: string },
    ) => {
      const request = { method: 'POST', target: `/api${target}`, body: JSON.stringify(body) };
      const ask = () => ama.sender.sendRaw({ ...request, headers: { 'idempotency-key': key } });
      const answers = await Promise.all([ask(), ask()]);
      return Promise.all(answers.map(async (answer) => JSON.parse(await answer.text()).data));
    };
    const wished = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' };
    const key = 'a-conversation-in-two-tabs.create.1';
    const [transfer, same] = await inBothTabs(`/user/${ama.user.id}/transfer`, { key, ...wished });
    expect(same.id).toBe(transfer.id);
    const payment = { ...demoBank, transferId: transfer.id };
    const [started, again] = await inBothTabs('/truelayer/payment', { key: 'in-two-tabs.pay.1', ...payment });
    const page = started.auth_flow.uri;
    expect(again.auth_flow.uri).toBe(page);
    await decideAtBank(page, 'approve');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    const late = await ama.sender.call(startBankPayment, { body: payment });
    expect(late).toMatchObject({ error: { code: 'transferNotPayable' } });
    expect(await cancel(ama, transfer)).toMatchObject({ error: { code: 'transferNotCancellable' } });
    const read = await ama.sender.call(readTransfer, { params: { ...params, tid: transfer.id } });
    expect(dataOf(read).status).toBe('COMPLETE');
  });

  test('cancelled before it is paid is cancelled at once, and again is no fault (TRF-12)', async () => {
    const transfer = await newTransfer(ama);
    const params = { id: ama.user.id, tid: transfer.id };
    expect(dataOf(await ama.sender.call(cancelTransfer, { params })).status).toBe('CANCELLED');
    expect(dataOf(await ama.sender.call(cancelTransfer, { params })).status).toBe('CANCELLED');
  });

  test('delivered can no longer be cancelled (D-122)', async () => {
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    const answer = await ama.sender.call(cancelTransfer, { params: { id: ama.user.id, tid: transfer.id } });
    expect(answer).toMatchObject({ status: 409, error: { code: 'transferNotCancellable' } });
  });

  test('is nobody else’s to see (API-43, ASVS 8.2.2)', async () => {
    const transfer = await newTransfer(ama);
    const other = await verifiedSender(app);
    const asHim = await other.sender.call(readTransfer, { params: { id: other.user.id, tid: transfer.id } });
    const asHer = await other.sender.call(readTransfer, { params: { id: ama.user.id, tid: transfer.id } });
    expect([asHim.status, asHer.status]).toEqual([404, 404]);
  });

  test('a card is kept by the card company only when the sender said so (PAY-05)', async () => {
    const fieldsFor = async (tokenised: boolean) => {
      const transfer = await newTransfer(ama, { to: 'UG' });
      const body = { paymentGateway: 'trust-payment', tokenised } as const;
      dataOf(await ama.sender.call(updateTransfer, { params: { tid: transfer.id }, body }));
      const asked = {
        params: { id: ama.user.id },
        body: { transferId: transfer.id, method: 'trust-payment' },
      } as const;
      return dataOf(await ama.sender.call(createPayment, asked)).data?.form.fields.map(([name]) => name) ?? [];
    };
    expect(await fieldsFor(true)).toContain('credentialsonfile');
    expect(await fieldsFor(false)).not.toContain('credentialsonfile');
  });

  test('tells a browser without a session how it stands, and nothing else (D-111, RES-01)', async () => {
    const transfer = await newTransfer(ama);
    const stranger = createSender(app.baseUrl);
    const look = async () => dataOf(await stranger.call(readTransferResult, { params: { tid: transfer.id } }));
    expect(await look()).toEqual({ state: 'INPROGRESS', ended: false });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await look()).toEqual({ state: 'COMPLETE', ended: true });
  });

  test('is listed newest first, found by name or id, and counted by group (API-45, TXN-12, D-91, D-128)', async () => {
    const kofi = await verifiedSender(app);
    const first = await newTransfer(kofi);
    const second = await newTransfer(kofi, { to: 'UG' });
    const list = async (query: { transactionId?: string } = {}) =>
      dataOf(
        await kofi.sender.call(listTransfers, {
          params: { id: kofi.user.id },
          query: { limit: 10, offset: 0, ...query },
        }),
      );
    const all = await list();
    expect(all.collections.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect([all.total, all.totals]).toEqual([2, { completed: 0, cancelled: 0, pending: 2 }]);
    expect((await list({ transactionId: 'akello' })).collections.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ transactionId: `SW-${first.id}` })).collections.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ transactionId: '%' })).total).toBe(0);
  });
});
