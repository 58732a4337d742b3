import { describe, expect, test } from 'vitest';
import { type BankChoice, listBankProviders, readPaymentWays, startBankPayment } from '#contract/payment/payment.ts';
import { type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import type { Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { demoBank, newTransfer, payByBank, payByCard, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

const paidLast = async ({ sender }: Person) => dataOf(await sender.call(readPaymentWays)).paidLast;

async function startAt(person: Person, bank: BankChoice, { id }: Transfer) {
  await person.sender.call(updateTransfer, { params: { tid: id }, body: { paymentGateway: 'truelayer' } });
  return dataOf(await person.sender.call(startBankPayment, { body: { ...bank, transferId: id } }));
}

describe('what a sender paid with last (D-87, PAY-07)', () => {
  test('is nothing before anything was paid, and nothing of anybody else', async () => {
    const grace = await verifiedSender(app);
    const unpaid = await newTransfer(grace);
    await startAt(grace, demoBank, unpaid);
    expect(await paidLast(grace)).toBeUndefined();
  });

  test('is the bank, then the card, whichever was paid with in the newest transfer', async () => {
    const byBank = await newTransfer(ama);
    await payByBank(ama, byBank);
    await untilStatus(ama, byBank.id, 'COMPLETE');
    expect(await paidLast(ama)).toEqual({ provider: 'truelayer', bank: demoBank });
    const byCard = await newTransfer(ama);
    await payByCard(ama, byCard);
    await untilStatus(ama, byCard.id, 'COMPLETE');
    expect(await paidLast(ama)).toEqual({ provider: 'trust-payment' });
  });
});

describe('another bank than the one the payment was begun at', () => {
  test('is led to its own page, and the first payment is over (PAY-07)', async () => {
    const banks = dataOf(await ama.sender.call(listBankProviders));
    const other = banks.find(({ providerId }) => providerId !== demoBank.providerId);
    if (!other) throw new Error('The sandbox has one bank only');
    const transfer = await newTransfer(ama);
    const first = await startAt(ama, demoBank, transfer);
    expect(await startAt(ama, demoBank, transfer), 'the same bank is the same payment').toEqual(first);
    const second = await startAt(ama, { providerId: other.providerId, schemeId: other.schemeId }, transfer);
    expect(second.payment_id).not.toBe(first.payment_id);
    expect(second.auth_flow.uri).not.toBe(first.auth_flow.uri);
  });
});
