import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createRecipient } from '#contract/recipient/recipient.ts';
import { type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import {
  deliveriesOf,
  hurriedTo,
  hurry,
  journalsOf,
  orderFault,
  releasePayout,
  releaseWebhooks,
} from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { bookOf, correctRecipient, payoutStatesOf } from '#tests/fixtures/payouts.ts';
import type { Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  cancel,
  marieEndingIn,
  newTransfer,
  payByBank,
  recipientIn,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

async function paid(ending = '00', amount = 100): Promise<Transfer> {
  const transfer = await newTransfer(ama, { amount, recipient: marieEndingIn(ending) });
  await payByBank(ama, transfer);
  return transfer;
}

const payoutOf = (transferId: string) =>
  app.db
    .selectFrom('payout_attempt')
    .select(['state', 'reference', 'partner_ref'])
    .where('transfer_id', '=', transferId)
    .orderBy('n', 'desc')
    .executeTakeFirst();

/** Once the payout of a transfer is in this state. */
const untilPayout = (transferId: string, state: string) =>
  expect.poll(async () => (await payoutOf(transferId))?.state, { timeout: 30_000 }).toBe(state);

describe('a payout', () => {
  test.each(['duplicate', 'outOfOrder', 'late', 'forged'] as const)(
    'whose webhook is %s is paid once (money notes P7)',
    async (kind) => {
      await orderFault(app, { provider: 'aza', kind });
      const transfer = await paid();
      await untilStatus(ama, transfer.id, 'COMPLETE');
      expect(await bookOf(app, transfer)).toMatchObject([{ reference: `${transfer.id}-1`, state: 'paid' }]);
      expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J4', 'J5']);
      const strangers = (await deliveriesOf(app)).filter(({ signedBy }) => signedBy === 'stranger');
      if (kind === 'forged') expect(strangers.map(({ status }) => status)).toEqual([401]);
    },
  );

  test('whose webhook never comes is asked about', async () => {
    await orderFault(app, { provider: 'aza', kind: 'hold' });
    const transfer = await paid();
    await hurriedTo(app, ama, transfer.id, 'COMPLETE');
    await releaseWebhooks(app);
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J4', 'J5']);
  });

  test('the partner failed to take is sent again under the same reference, and paid once', async () => {
    await orderFault(app, { provider: 'aza', kind: 'serverError' });
    const transfer = await paid();
    await hurriedTo(app, ama, transfer.id, 'COMPLETE');
    expect(await bookOf(app, transfer)).toMatchObject([{ reference: `${transfer.id}-1`, state: 'paid' }]);
  });

  test('taken without an answer is unknown: asked about, never sent anew, never called off (money notes, 1.1)', async () => {
    await orderFault(app, { provider: 'aza', kind: 'timeoutAfterAccept' });
    await orderFault(app, { provider: 'aza', kind: 'hold' });
    const transfer = await paid();
    await untilPayout(transfer.id, 'SUBMITTING');
    await sql`update payout_attempt set next_check_at = now() + interval '1 hour' where transfer_id = ${transfer.id}`.execute(
      app.db,
    );
    await untilPayout(transfer.id, 'UNKNOWN');
    expect(await cancel(ama, transfer)).toMatchObject({ status: 409, error: { code: 'transferNotCancellable' } });
    await hurriedTo(app, ama, transfer.id, 'COMPLETE');
    await releaseWebhooks(app);
    expect(await bookOf(app, transfer)).toMatchObject([{ reference: `${transfer.id}-1`, state: 'paid' }]);
  });

  test('the partner holds stays under way until it lets go (AZA …01)', async () => {
    const transfer = await paid('01');
    await untilPayout(transfer.id, 'SUBMITTED');
    await hurry(app);
    expect(await cancel(ama, transfer)).toMatchObject({ status: 409 });
    const [order] = await bookOf(app, transfer);
    expect(order?.state).toBe('pending');
    await releasePayout(app, 'AZA', { id: order?.id ?? '', state: 'paid' });
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('delayed by the partner arrives all the same (AZA …38)', async () => {
    const transfer = await paid('38');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await bookOf(app, transfer)).toMatchObject([{ state: 'paid' }]);
  });
});

describe('a payout that failed for good (D-126)', () => {
  test('waits for a right recipient, and is then delivered to them once (AZA …19)', async () => {
    const transfer = await paid('19');
    const suspended = await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    expect(suspended).toMatchObject({ approved: false, meta: { decline_reason: 'recipientAccountInvalid' } });
    const corrected = dataOf(await correctRecipient(ama, transfer, marieEndingIn('55')));
    expect(['PAYMENT_COMPLETED', 'COMPLETE']).toContain(corrected.status);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect((await bookOf(app, transfer)).map(({ reference, state }) => [reference, state])).toEqual([
      [`${transfer.id}-1`, 'refunded'],
      [`${transfer.id}-2`, 'paid'],
    ]);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J3', 'J4', 'J4', 'J5', 'J6', 'J7']);
  });

  test('fails as often as the details are wrong, and is paid the first time they are right', async () => {
    const transfer = await paid('19');
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    dataOf(await correctRecipient(ama, transfer, marieEndingIn('69')));
    await expect.poll(() => payoutStatesOf(app, transfer), { timeout: 30_000 }).toEqual(['CLOSED', 'CLOSED']);
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    dataOf(await correctRecipient(ama, transfer, marieEndingIn('00')));
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect((await bookOf(app, transfer)).map(({ state }) => state)).toEqual(['refunded', 'refunded', 'paid']);
  });

  test('goes to nobody in another country or by another method, and to nobody of somebody else’s', async () => {
    const transfer = await paid('19');
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    const elsewhere = recipientIn['UG mobile_money'] ?? marieEndingIn('00');
    expect(await correctRecipient(ama, transfer, elsewhere)).toMatchObject({ error: { code: 'recipientDoesNotFit' } });
    const kofi = await verifiedSender(app);
    const { id } = dataOf(
      await kofi.sender.call(createRecipient, { params: { id: kofi.user.id }, body: marieEndingIn('00') }),
    );
    const stolen = await ama.sender.call(updateTransfer, { params: { tid: transfer.id }, body: { recipientId: id } });
    expect(stolen).toMatchObject({ status: 404, error: { code: 'notFound' } });
    const foreign = await kofi.sender.call(updateTransfer, { params: { tid: transfer.id }, body: { recipientId: id } });
    expect(foreign).toMatchObject({ status: 404, error: { code: 'notFound' } });
    expect(await bookOf(app, transfer)).toHaveLength(1);
  });

  test('cancelled instead, the money comes back (T66)', async () => {
    const transfer = await paid('19');
    await untilPayout(transfer.id, 'CLOSED');
    expect(dataOf(await cancel(ama, transfer)).status).toMatch(/CANCELLED|REFUNDED/);
    await hurriedTo(app, ama, transfer.id, 'REFUNDED');
    expect(await correctRecipient(ama, transfer, marieEndingIn('00'))).toMatchObject({
      error: { code: 'recipientNotChangeable' },
    });
  });

  test('released by the partner as failed is a failure like any other', async () => {
    const transfer = await paid('01');
    await untilPayout(transfer.id, 'SUBMITTED');
    const [order] = await bookOf(app, transfer);
    await releasePayout(app, 'AZA', { id: order?.id ?? '', state: 'failed' });
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
  });

  test('cannot be given another recipient while it is under way', async () => {
    const transfer = await paid('01');
    await untilPayout(transfer.id, 'SUBMITTED');
    expect(await correctRecipient(ama, transfer, marieEndingIn('00'))).toMatchObject({
      status: 409,
      error: { code: 'recipientNotChangeable' },
    });
  });
});

describe('an operator (D-113, D-120)', () => {
  const ops = (command: string, transfer: Transfer, rest: { operator?: string; reference?: string } = {}) =>
    operate(app, { command, transferId: transfer.id, ...rest });

  test('and another approve a large transfer, which is then delivered (ASVS 2.3.5)', async () => {
    const transfer = await paid('00', 5_000);
    await untilStatus(ama, transfer.id, 'PENDING_APPROVAL');
    expect(await opsLines(app, 'queue')).toContain('two approvals');
    expect(await ops('approve', transfer, {})).toMatchObject({ ok: false });
    expect(await ops('approve', transfer, { operator: 'grace' })).toMatchObject({ ok: true });
    expect(await ops('approve', transfer, { operator: 'grace' })).toMatchObject({ ok: false });
    expect(await bookOf(app, transfer)).toEqual([]);
    expect(await ops('approve', transfer, { operator: 'noor' })).toMatchObject({ ok: true });
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await ops('approve', transfer, { operator: 'sam' })).toMatchObject({ ok: false });
    expect(await bookOf(app, transfer)).toHaveLength(1);
  });

  test('finishes a cash pickup that is paid out by hand', async () => {
    const transfer = await newTransfer(ama, { method: 'cash_pickup' });
    await payByBank(ama, transfer);
    await untilPayout(transfer.id, 'SUBMITTED');
    await hurry(app);
    expect(await ops('mark-paid', transfer, { operator: 'grace' })).toMatchObject({ ok: false });
    const marked = await ops('mark-paid', transfer, { operator: 'grace', reference: 'slip 7' });
    expect(marked).toMatchObject({ ok: true });
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await ops('mark-paid', transfer, { operator: 'grace', reference: 'slip 7' })).toMatchObject({ ok: false });
  });

  test('cannot mark as paid what a partner pays', async () => {
    const transfer = await paid('01');
    await untilPayout(transfer.id, 'SUBMITTED');
    const marked = await ops('mark-paid', transfer, { operator: 'grace', reference: 'slip 8' });
    expect(marked).toMatchObject({ ok: false });
  });
});
