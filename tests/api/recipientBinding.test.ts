import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#contract/notification/notification.ts';
import { listBankProviders, startBankPayment } from '#contract/payment/payment.ts';
import { listRecipients } from '#contract/recipient/recipient.ts';
import { acknowledgeScamAlert, readTransfer, type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { personFieldsOf } from '#server/security/personKeys.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { storedAccount } from '#server/transfer/lifecycle/storedRecipient.ts';
import { messagesTo, type Person } from '#tests/fixtures/people.ts';
import { addRecipientTo } from '#tests/fixtures/recipientFixture.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  cancel,
  decideAtBank,
  marieEndingIn,
  newTransfer,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

let app: RunningApp;
const coolOffSeconds = 2;
beforeAll(async () => {
  app = await startApp({ recipientCoolOffSeconds: coolOffSeconds });
});
afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
afterAll(() => app.stop());

const change = ({ sender }: Person, { id }: Transfer, recipientId: string) =>
  sender.call(updateTransfer, { params: { tid: id }, body: { recipientId } });
const acknowledge = ({ sender }: Person, { id }: Transfer, recipientId: string) =>
  sender.call(acknowledgeScamAlert, { body: { transferId: id, recipientId, acknowledgment: true } });
const goStale = ({ user }: Person) =>
  sql`update session set fresh_at = now() - interval '6 minutes' where user_id = ${user.id}`.execute(app.db);
const codeOf = (answer: Awaited<ReturnType<typeof change>>) => (answer.ok ? 'changed' : answer.error.code);

/** Up to the bank's page, where it waits for a yes. */
async function openPayment({ sender }: Person, transfer: Transfer): Promise<string> {
  const [bank] = dataOf(await sender.call(listBankProviders));
  const { providerId = '', schemeId = '' } = bank ?? {};
  const body = { providerId, schemeId, transferId: transfer.id };
  return dataOf(await sender.call(startBankPayment, { body })).auth_flow.uri;
}

const paidTo = async ({ id }: Transfer) => {
  const { rows } = await sql<{ name: string }>`select r.first_name as name from payout_attempt o
    join recipient r on r.id = o.recipient_id where o.transfer_id = ${id} order by o.n`.execute(app.db);
  return rows.map(({ name }) => name);
};

const grace = { ...marieEndingIn('21'), firstName: 'Grace', lastName: 'Akello' };

describe('the recipient of a transfer is who was paid for', () => {
  test('while a payment is open nobody else can be put in their place, acknowledged or not (ASVS 2.3.1, 7.5.3)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    const page = await openPayment(ama, transfer);
    const other = await addRecipientTo(ama, grace);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('recipientBoundToPayment');
    await acknowledge(ama, transfer, other.id);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('recipientBoundToPayment');
    await decideAtBank(page, 'approve');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await paidTo(transfer)).toEqual(['Marie']);
  });

  test('before it is paid somebody else takes the sender’s word and a password just given (ASVS 7.5.3)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    const other = await addRecipientTo(ama, grace);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('acknowledgmentRequired');
    await acknowledge(ama, transfer, other.id);
    await goStale(ama);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('reauthenticationRequired');
    expect(dataOf(await ama.sender.call(readTransfer, idsOf(ama, transfer))).recipient.firstName).toBe('Marie');
  });

  test('somebody else’s account in Nigeria is asked once more whether it answers to a name (RCP-29)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, { to: 'NG', method: 'bank_transfer' });
    const bankId = '058';
    const profile = {
      transferMethod: 'bank_transfer',
      countryCode: 'NG',
      bankId,
      accountNumber: '0123456721',
    } as const;
    const other = await addRecipientTo(ama, { firstName: 'Grace', lastName: 'Akello', profile });
    await acknowledge(ama, transfer, other.id);
    // The bank closed it since: the sandbox knows nobody at a number that ends so.
    const fields = await personFieldsOf(app, ama.user.id);
    const closed = { profile: { ...profile, accountNumber: '0123456739' } };
    const stored = storedAccount(closed, { recipientId: other.id, fields });
    await sql`update recipient set profile = ${stored.profile}::jsonb where id = ${other.id}`.execute(app.db);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('accountNameNotFound');
  });

  test('a payout that was refused is not given to anybody nobody stood for, and the sender hears of a change (ASVS 7.5.3)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('19') });
    await decideAtBank(await openPayment(ama, transfer), 'approve');
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    const other = await addRecipientTo(ama, grace);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('acknowledgmentRequired');
    await acknowledge(ama, transfer, other.id);
    await goStale(ama);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('reauthenticationRequired');
    await sql`update session set fresh_at = now() where user_id = ${ama.user.id}`.execute(app.db);

    const changedAt = Date.now();
    expect(codeOf(await change(ama, transfer, other.id))).toBe('changed');
    await expect
      .poll(async () => (await messagesTo(app, ama.username)).map(({ text }) => text).join('\n'))
      .toContain('will now go to Grace Akello');
    const params = { id: ama.user.id };
    const { collections } = dataOf(await ama.sender.call(listNotifications, { params, query: {} }));
    expect(collections.find(({ type }) => type === 'recipientChanged')?.meta.transferId).toBe(transfer.id);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(Date.now() - changedAt).toBeGreaterThanOrEqual(coolOffSeconds * 1000);
    expect((await paidTo(transfer)).at(-1)).toBe('Grace');
  });

  test('a change can be stopped while it is held: nothing was paid out, and the money comes back', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    const other = await addRecipientTo(ama, grace);
    await acknowledge(ama, transfer, other.id);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('changed');
    await decideAtBank(await openPayment(ama, transfer), 'approve');
    await untilStatus(ama, transfer.id, 'PAYMENT_COMPLETED');
    await sql`update payable_recipient set held_until = now() + interval '1 minute'
      where transfer_id = ${transfer.id} and bound_by = 'change'`.execute(app.db);
    const started = await applyEventIn(app.db)(transfer.id, { type: 'payout.started' });
    expect(started).toEqual({ ok: false, refusal: 'notAllowed' });
    expect((await cancel(ama, transfer)).ok).toBe(true);
    await untilStatus(ama, transfer.id, 'REFUNDED', 'CANCELLED');
    const { rows } = await sql<{
      state: string;
    }>`select state from payout_attempt where transfer_id = ${transfer.id}`.execute(app.db);
    expect(rows).toEqual([{ state: 'CLOSED' }]);
  });
});

describe('a slip in the name of the same person', () => {
  const held = async ({ id }: Transfer) => {
    const { rows } = await sql<{ held: boolean }>`select held_until > now() as held from payable_recipient
      where transfer_id = ${id} and bound_by = 'change'`.execute(app.db);
    return rows;
  };
  const book = async ({ sender, user }: Person) =>
    dataOf(await sender.call(listRecipients, { params: { id: user.id } })).map(({ firstName }) => firstName);

  test('at the same number is put right: nothing waits for it, and the book has them once (peers 16)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('21') });
    const corrected = await addRecipientTo(ama, { ...marieEndingIn('21'), firstName: 'Maria' });
    await acknowledge(ama, transfer, corrected.id);
    expect(codeOf(await change(ama, transfer, corrected.id))).toBe('changed');
    expect(await held(transfer)).toEqual([{ held: false }]);
    expect(await book(ama)).toEqual(['Maria']);
    await decideAtBank(await openPayment(ama, transfer), 'approve');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await paidTo(transfer)).toEqual(['Maria']);
  });

  test('at the same number is put right once: what is changed next waits, and the book has both (peers 16)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('21') });
    const corrected = await addRecipientTo(ama, { ...marieEndingIn('21'), firstName: 'Maris' });
    await acknowledge(ama, transfer, corrected.id);
    expect(codeOf(await change(ama, transfer, corrected.id))).toBe('changed');
    const next = await addRecipientTo(ama, { ...marieEndingIn('21'), firstName: 'Paris' });
    await acknowledge(ama, transfer, next.id);
    expect(codeOf(await change(ama, transfer, next.id))).toBe('changed');
    expect(await held(transfer)).toContainEqual({ held: true });
    expect((await book(ama)).toSorted()).toEqual(['Maris', 'Paris']);
  });

  test('at another number is somebody else: it waits, and the book has both (peers 16)', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    const other = await addRecipientTo(ama, { ...marieEndingIn('22'), firstName: 'Maria' });
    await acknowledge(ama, transfer, other.id);
    expect(codeOf(await change(ama, transfer, other.id))).toBe('changed');
    expect(await held(transfer)).toEqual([{ held: true }]);
    expect(await book(ama)).toEqual(['Maria', 'Marie']);
  });
});

describe('the database itself', () => {
  test('lets no payout be made to anybody nobody stood for, and no paid-for recipient be exchanged', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    const other = await addRecipientTo(ama, grace);
    const page = await openPayment(ama, transfer);
    const exchanged = sql`update transfer set recipient_id = ${other.id} where id = ${transfer.id}`.execute(app.db);
    await expect(exchanged).rejects.toMatchObject({ constraint: 'open_payment_for_its_recipient' });
    const paid =
      sql`insert into payout_attempt (id, transfer_id, n, recipient_id, partner, reference, state, currency, minor)
      values (gen_random_uuid(), ${transfer.id}, 1, ${other.id}, 'AZA', ${transfer.id}, 'QUEUED', 'XAF', 1)`.execute(
        app.db,
      );
    await expect(paid).rejects.toMatchObject({ constraint: 'payout_to_payable_recipient' });
    await decideAtBank(page, 'cancel');
  });

  test('holds a transfer whose recipient became another behind its back: two operators cannot pay it either', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    const other = await addRecipientTo(ama, grace);
    const page = await openPayment(ama, transfer);
    await sql`update payment_attempt set state = 'CANCELLED' where transfer_id = ${transfer.id}`.execute(app.db);
    await sql`update transfer set recipient_id = ${other.id} where id = ${transfer.id}`.execute(app.db);
    await decideAtBank(page, 'approve');
    await untilStatus(ama, transfer.id, 'PENDING_APPROVAL');
    expect(await paidTo(transfer)).toEqual([]);
  });
});

const idsOf = ({ user }: Person, { id }: Transfer) => ({ params: { id: user.id, tid: id } });
