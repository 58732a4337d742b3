import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { BankProvider, Payment } from '#contract/payment/payment.ts';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { cardFormFixture } from '#tests/fixtures/cardFormFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import type { BankPaymentToStart, CardPaymentToStart, GatewayToChoose } from './payTransferContext.ts';
import { payTransferMachine } from './payTransferMachine.ts';

const bankNamed = (providerId: string): BankProvider => ({
  providerId,
  schemeId: 'faster_payments_service',
  displayName: providerId,
  countryCode: 'GB',
});
const banks = [bankNamed('monzo'), bankNamed('barclays')];

/** A sender at the payment page; starting a bank payment is refused as told, then works. */
async function startPaying({ transfer = transferFixture(), refusals = [], opensAt = 'askingMethod' }: Told = {}) {
  const queue = [...refusals];
  const keys: string[] = [];
  const machine = payTransferMachine.provide({
    actors: {
      fetchTransfer: fromPromise<Transfer, { transferId: string }>(async () => transfer),
      chooseGateway: fromPromise<Transfer, GatewayToChoose>(async () => transfer),
      fetchBanks: fromPromise<readonly BankProvider[], void>(async () => banks),
      startCardPayment: fromPromise<Payment, CardPaymentToStart>(async ({ input }) => {
        keys.push(input.idempotencyKey);
        return cardFormFixture;
      }),
      startBankPayment: fromPromise(async ({ input }: { input: BankPaymentToStart }) => {
        keys.push(input.idempotencyKey);
        const refusal = queue.shift();
        if (refusal) throw new ApiFailure(refusal);
        return { payment_id: 'payment', auth_flow: { uri: 'https://bank.example/' } };
      }),
    },
  });
  const actor = createActor(machine, {
    input: { transferId: transfer.id, userId: userFixture().id, keyPrefix: 'draft.pay.1' },
  }).start();
  const arrives = (place: Place) => waitFor(actor, (snapshot) => snapshot.matches(place));
  async function payFrom(providerId: string) {
    await arrives('askingMethod');
    actor.send({ type: 'method.chosen', provider: 'truelayer' });
    actor.send({ type: 'payment.requested' });
    await arrives('askingBank');
    actor.send({ type: 'bank.chosen', providerId, schemeId: 'faster_payments_service' });
  }
  async function payByCard(tokenised: boolean) {
    await arrives('askingMethod');
    actor.send({ type: 'method.chosen', provider: 'trust-payment' });
    actor.send({ type: 'tokenisation.chosen', tokenised });
    actor.send({ type: 'payment.requested' });
    await arrives('leaving');
  }
  await arrives(opensAt);
  return { actor, arrives, payFrom, payByCard, keys };
}

type Told = { readonly transfer?: Transfer; readonly refusals?: readonly ErrorCode[]; readonly opensAt?: Place };
type Place = 'askingMethod' | 'askingBank' | 'leaving' | 'finished';

describe('paying a transfer', () => {
  test('what ran out is not sent for nothing (D-73)', async () => {
    const transfer = transferFixture('EXPIRED', { totalToPay: 0 });
    const { actor } = await startPaying({ transfer, opensAt: 'finished' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'expired' });
  });

  test.each([
    ['a bank nobody listed', { providerId: 'unheard-of', schemeId: 'faster_payments_service' }],
    ['a listed bank by another way', { providerId: 'monzo', schemeId: 'sepa_credit_transfer' }],
  ])('%s cannot be paid from', async (_what, bank) => {
    const { actor, arrives } = await startPaying();
    actor.send({ type: 'method.chosen', provider: 'truelayer' });
    actor.send({ type: 'payment.requested' });
    await arrives('askingBank');
    actor.send({ type: 'bank.chosen', ...bank });
    expect(actor.getSnapshot().value).toBe('askingBank');
  });

  test('a card leads to the form of its company; storing it or not is another payment (PAY-05, PAY-26)', async () => {
    const { actor, payByCard, keys } = await startPaying();
    await payByCard(true);
    expect(actor.getSnapshot().context.leaving).toEqual({ kind: 'form', form: cardFormFixture.data?.form });
    actor.send({ type: 'method.reopened' });
    await payByCard(false);
    expect(keys).toEqual(['draft.pay.1.3', 'draft.pay.1.4']);
  });

  test('another way than a card leaves nothing of its form behind, in what is kept of the flow either (PAY-26)', async () => {
    const { actor, payByCard } = await startPaying();
    await payByCard(true);
    actor.send({ type: 'method.reopened' });
    expect(actor.getSnapshot().context.leaving).toBeUndefined();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(cardFormFixture.data?.form.url);
  });

  test('proceeding without a method is told at once, without a call (PAY-03)', async () => {
    const { actor } = await startPaying();
    actor.send({ type: 'payment.requested' });
    expect(actor.getSnapshot().context.problem).toBe('selectPaymentMethod');
    actor.send({ type: 'method.chosen', provider: 'truelayer' });
    expect(actor.getSnapshot().context.problem).toBeUndefined();
  });

  test('a company that goes is not to be chosen, and one that comes back is, without a reload (D-80)', async () => {
    const { actor } = await startPaying();
    actor.send({ type: 'ways.read', ways: { closed: { truelayer: 'providerUnavailable' }, switched: [] } });
    actor.send({ type: 'method.chosen', provider: 'truelayer' });
    actor.send({ type: 'payment.requested' });
    expect(actor.getSnapshot().context.failure?.code).toBe('providerUnavailable');
    actor.send({ type: 'ways.read', ways: { closed: {}, switched: [] } });
    actor.send({ type: 'payment.requested' });
    expect(actor.getSnapshot().matches('askingMethod')).toBe(false);
  });

  test('a card above its limit is refused with the limit, and the bank stays (PAY-16, D-51)', async () => {
    const { actor } = await startPaying({ transfer: transferFixture('PENDING_PAYMENT', { totalToPay: 20_001 }) });
    actor.send({ type: 'method.chosen', provider: 'trust-payment' });
    actor.send({ type: 'payment.requested' });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('askingMethod');
    expect(context.failure).toEqual({
      code: 'cardLimitExceeded',
      details: { params: { currency: 'GBP', amount: '20000.00' } },
    });
  });

  test('the browser is told where to go, and the flow ends when it went (PAY-21)', async () => {
    const { actor, arrives, payFrom } = await startPaying();
    await payFrom('monzo');
    const { context } = await arrives('leaving');
    expect(context.leaving).toEqual({ kind: 'redirect', uri: 'https://bank.example/' });
    actor.send({ type: 'provider.opened' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'opened' });
  });

  test('a start nobody answered is repeated with its key; another bank or a refusal begins a new one', async () => {
    const { arrives, payFrom, keys } = await startPaying({
      refusals: ['unexpected', 'unexpected', 'paymentNotStarted'],
    });
    for (const bank of ['monzo', 'monzo', 'barclays', 'barclays']) await payFrom(bank);
    await arrives('leaving');
    const [first, again, other, afterRefusal] = keys;
    expect(again).toBe(first);
    expect(new Set([first, other, afterRefusal]).size).toBe(3);
  });

  test('has the way to pay chosen that was chosen before, where it still may be', async () => {
    const chosen = async (transfer: Transfer) => (await startPaying({ transfer })).actor.getSnapshot().context.provider;
    expect(await chosen(transferFixture('PENDING_PAYMENT', { paymentGateway: 'trust-payment' }))).toBe('trust-payment');
    expect(await chosen(transferFixture('PENDING_PAYMENT', { paymentGateway: 'interac' }))).toBeUndefined();
  });
});
