import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { money } from '#domain/money/money.ts';
import { constraintOf } from '#server/database/transaction.ts';
import { floatCorrected, floatGathered } from '#server/ledger/partnerFloat.ts';
import { startPayout } from '#server/payout/startPayout.ts';
import { type ApplyEvent, applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { hurriedTo, journalsOf, partnerBook, releasePayout } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { freeFrancs, leaveInFloat, topUpFrancs } from '#tests/fixtures/floats.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, marieEndingIn, newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});
beforeEach(() => leaveInFloat(app, 0));

const use = (minor: number) => ({ partner: 'AZA', amount: money('XAF', minor) }) as const;
const free = () => freeFrancs(app);
const topUp = (francs: number) => topUpFrancs(app, francs);

const payoutsOf = async (...transfers: Transfer[]) => {
  const read = await sql<{ state: string; short: boolean }>`select state, short_since is not null as short
    from payout_attempt where transfer_id = any(${transfers.map(({ id }) => id)})`.execute(app.db);
  return read.rows;
};
const untilShort = (transfer: Transfer) =>
  expect.poll(() => payoutsOf(transfer), { timeout: 30_000 }).toEqual([{ state: 'QUEUED', short: true }]);
const queue = () => opsLines(app, 'queue');
async function paid(): Promise<Transfer> {
  const transfer = await newTransfer(ama);
  await payByBank(ama, transfer);
  return transfer;
}

describe('a payout its partner’s float does not cover (money notes 2, partner_float)', () => {
  test('waits, is in the operators’ queue, and goes on when the float is topped up', async () => {
    const transfer = await paid();
    await untilShort(transfer);
    expect(await partnerBook(app, 'AZA', `${transfer.id}-1`)).toEqual([]);
    expect(await queue()).toContain('waits for float: top up AZA in XAF');
    const asked = { command: 'top-up', transferId: 'AZA', operator: 'grace', bought: '100000 XAF', paid: '125 GBP' };
    expect(await operate(app, asked)).toMatchObject({ ok: false });
    expect(await operate(app, { ...asked, reference: 'deal 1' })).toMatchObject({ ok: true });
    expect(await operate(app, { ...asked, reference: 'deal 1' })).toMatchObject({ ok: false });
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await free()).toBe(100_000 - transfer.destinationAmount);
    expect(await queue()).not.toContain(transfer.id);
  });

  test('waits while some is there but not enough, and is cancelled meanwhile like any that waits (T35)', async () => {
    await leaveInFloat(app, 70_000);
    const transfer = await paid();
    await untilShort(transfer);
    expect(dataOf(await cancel(ama, transfer)).status).toMatch(/CANCELLED|REFUNDED/);
    await hurriedTo(app, ama, transfer.id, 'REFUNDED');
    expect(await free()).toBe(70_000);
  });

  test('is paid from all parts together where none of them has enough', async () => {
    await topUp(100_000);
    const transfer = await paid();
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J4', 'J5']);
  });

  test('keeps what may still be paid: a failed one’s is free again when it is given back, and not before', async () => {
    await leaveInFloat(app, 200_000);
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('58') });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    expect(await free()).toBe(200_000 - transfer.destinationAmount);
    const [order] = await partnerBook(app, 'AZA', `${transfer.id}-1`);
    await releasePayout(app, 'AZA', { id: order?.id ?? '', state: 'refunded' });
    await expect.poll(free, { timeout: 30_000 }).toBe(200_000);
    await releasePayout(app, 'AZA', { id: order?.id ?? '', state: 'paid' });
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await free()).toBe(200_000 - transfer.destinationAmount);
  });
});

test('a payout that finds every part of the float held by others begins all the same, and is in nobody’s queue', async () => {
  const transfer = await paid();
  await untilShort(transfer);
  await sql`update payout_attempt set short_since = null where transfer_id = ${transfer.id}`.execute(app.db);
  const apply = applyEventIn(app.db);
  let held = 5;
  const applyEvent: ApplyEvent = async (...asked) => {
    held -= 1;
    if (held >= 0) throw Object.assign(new Error('Every part is locked'), { constraint: 'payout_is_covered' });
    return apply(...asked);
  };
  await leaveInFloat(app, transfer.destinationAmount * 2);
  expect(await startPayout({ db: app.db, applyEvent }, transfer.id)).toBe(true);
  expect(await payoutsOf(transfer)).toMatchObject([{ short: false }]);
});

describe('the database itself', () => {
  const begun = (id: string, state: string) =>
    sql`update payout_attempt set state = ${state} where transfer_id = ${id}`.execute(app.db).catch(constraintOf);

  test('lets no payout begin that took nothing from its float, and no float below zero', async () => {
    const transfer = await paid();
    await untilShort(transfer);
    for (const state of ['SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'CONFIRMED', 'FAILED']) {
      expect(await begun(transfer.id, state)).toBe('payout_is_covered');
    }
    const overdrawn = sql`update partner_float set free_minor = free_minor - 1 where part = 1 and partner = 'AZA' and currency = 'XAF'`;
    expect(await overdrawn.execute(app.db).catch(constraintOf)).toBe('float_not_overdrawn');
    await expect(applyEventIn(app.db)(transfer.id, { type: 'payout.started' })).rejects.toThrow('payout_is_covered');
    await topUp(1_000_000);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('of six at once lets begin as many as the float covers, and the others later', async () => {
    const transfers: Transfer[] = [];
    for (let number = 0; number < 6; number++) transfers.push(await paid());
    for (const transfer of transfers) await untilShort(transfer);
    const each = transfers[0]?.destinationAmount ?? 0;
    await leaveInFloat(app, each * 3 + 1);
    const started = await Promise.allSettled(
      transfers.map(({ id }) => applyEventIn(app.db)(id, { type: 'payout.started' })),
    );
    expect(started.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    // The rate may have moved between the first and the last.
    await topUp(transfers.reduce((sum, { destinationAmount }) => sum + destinationAmount, 0));
    for (const { id } of transfers) await hurriedTo(app, ama, id, 'COMPLETE');
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect(await free()).toBe(each * 3 + 1);
  });

  test('counts what a partner paid unasked against what is left of its float', async () => {
    await leaveInFloat(app, 50_000);
    const booked = sql`with part as (${floatCorrected(use(20_000), -1)}) select 1`;
    await booked.execute(app.db);
    expect(await floatGathered(app.db, use(50_001))).toBe(false);
    expect(await free()).toBe(30_000);
    await sql`with part as (${floatCorrected(use(20_000), 1)}) select 1`.execute(app.db);
    expect(await free()).toBe(50_000);
  });
});
