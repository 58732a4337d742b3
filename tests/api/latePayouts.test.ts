import { describe, expect, test } from 'vitest';
import { hurry, journalsOf, orderFault, releasePayout } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { bookOf, correctRecipient, payoutStatesOf } from '#tests/fixtures/payouts.ts';
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

describe('a payout that the partner calls failed and does not give back (…58, decision 012)', () => {
  const held = async () => {
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('58') });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    const [order] = await bookOf(app, transfer);
    const release = (state: 'paid' | 'refunded') => releasePayout(app, 'AZA', { id: order?.id ?? '', state });
    return { transfer, release };
  };

  test('is delivered when it is paid late, however often that is reported (T61)', async () => {
    await orderFault(app, { provider: 'aza', kind: 'duplicate', count: 3 });
    const { transfer, release } = await held();
    await release('paid');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J3', 'J3', 'J4', 'J4', 'J5', 'J6', 'J7']);
  });

  test('lets the sender take back nothing, and pays nobody else, while it may still be paid', async () => {
    const { transfer, release } = await held();
    expect(await cancel(ama, transfer)).toMatchObject({ status: 409, error: { code: 'payoutNotClosed' } });
    const corrected = dataOf(await correctRecipient(ama, transfer, { ...marieEndingIn('00'), firstName: 'Paul' }));
    expect([corrected.status, corrected.recipient.firstName]).toEqual(['PAYMENT_SUSPENDED', 'Paul']);
    await hurry(app);
    expect(await bookOf(app, transfer)).toHaveLength(1);
    await release('paid');
    const delivered = await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(delivered.recipient.firstName).toBe('Marie');
    expect((await bookOf(app, transfer)).map(({ state }) => state)).toEqual(['paid']);
  });

  test('pays whom the sender put right by itself, once it is given back', async () => {
    const { transfer, release } = await held();
    dataOf(await correctRecipient(ama, transfer, { ...marieEndingIn('00'), firstName: 'Paul' }));
    await release('refunded');
    const delivered = await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(delivered.recipient.firstName).toBe('Paul');
    expect((await bookOf(app, transfer)).map(({ state }) => state)).toEqual(['refunded', 'paid']);
  });

  test('given back and paid all the same beside another is owed by the partner, until an operator has it back', async () => {
    const { transfer, release } = await held();
    dataOf(await correctRecipient(ama, transfer, marieEndingIn('00')));
    await release('refunded');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    await orderFault(app, { provider: 'aza', kind: 'duplicate', count: 3 });
    await release('paid');
    await expect.poll(() => payoutStatesOf(app, transfer), { timeout: 30_000 }).toEqual(['OVERPAID', 'CONFIRMED']);
    expect(await brokenOnceDrained(app)).toEqual([]);
    expect((await journalsOf(app, transfer.id)).filter((kind) => kind === 'J21')).toHaveLength(1);
    expect(await opsLines(app, 'queue')).toContain(`${transfer.id}-1 after giving it back`);
    const recovered = { command: 'recovered', transferId: transfer.id, operator: 'grace' };
    expect(await operate(app, recovered)).toMatchObject({ ok: false });
    expect(await operate(app, { ...recovered, reference: 'credit 9' })).toMatchObject({ ok: true });
    expect(await opsLines(app, 'queue')).not.toContain(transfer.id);
  });
});
