import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { type PaymentResultInput, type PaymentResultStep, paymentResultMachine } from './paymentResultMachine.ts';
import type { PublicResult } from './standing.ts';

const { id: transferId } = transferFixture();

/** Somebody back from a provider; each look finds the next of these, and the last one ever after. */
function startResult(statuses: readonly (TransferStatus | 'no answer')[], input: Partial<PaymentResultInput> = {}) {
  const queue = [...statuses];
  const clock = new SimulatedClock();
  let hints = 0;
  const machine = paymentResultMachine.provide({
    actors: {
      reportReturn: fromPromise<{ checked: boolean }, { transferId: string }>(async () => {
        hints += 1;
        throw new ApiFailure('unexpected');
      }),
      fetchTransfer: fromPromise<Transfer, { transferId: string }>(async () => {
        const status = queue.length > 1 ? queue.shift() : queue[0];
        if (!status || status === 'no answer') throw new ApiFailure('unexpected');
        return transferFixture(status);
      }),
      fetchPublicResult: fromPromise<PublicResult, { transferId: string }>(async () => ({
        state: 'COMPLETE',
        ended: false,
      })),
    },
  });
  const actor = createActor(machine, { clock, input: { transferId, isSignedIn: true, ...input } }).start();
  const shows = (step: PaymentResultStep) =>
    waitFor(actor, (snapshot) => Object.values(snapshot.getMeta()).some((meta) => meta?.asks === step));
  return { actor, clock, shows, hints: () => hints };
}

describe('the result of a payment', () => {
  test('follows the money from processing to the recipient (RES-10, RES-12)', async () => {
    const { clock, shows } = startResult(['PAYMENT_PROCESSING', 'PAYMENT_COMPLETED', 'COMPLETE']);
    await shows('inProgress');
    clock.increment(2_000);
    await shows('paid');
    clock.increment(2_000);
    await shows('delivered');
  });

  test('looks less and less often while nothing changes', async () => {
    const { actor, clock, shows } = startResult(['PAYMENT_PROCESSING']);
    await shows('inProgress');
    for (const seconds of [2, 3, 5, 8, 13, 20, 30, 30]) {
      clock.increment(seconds * 1_000 - 1);
      expect(actor.getSnapshot().value).toEqual({ inProgress: 'pausing' });
      clock.increment(1);
      expect(actor.getSnapshot().value).toEqual({ inProgress: 'refreshing' });
      await waitFor(actor, (snapshot) => snapshot.matches({ inProgress: 'pausing' }));
    }
  });

  test.each([
    ['PAYMENT_DECLINED', 'cancelled'],
    ['PAYMENT_CANCELLED', 'cancelled'],
    ['EXPIRED', 'ended'],
    ['REFUNDED', 'ended'],
    ['PENDING_APPROVAL', 'inProgress'],
    ['COMPLETE', 'delivered'],
  ] as const)('%s is shown as %s (RES-11, RES-12, D-77)', async (status, step) => {
    await startResult([status]).shows(step);
  });

  test('the bank is hinted at once, and a failed hint changes nothing (D-82)', async () => {
    const { actor, clock, shows, hints } = startResult(['PAYMENT_PROCESSING'], { paymentType: 'truelayer' });
    await shows('inProgress');
    clock.increment(2_000);
    await waitFor(actor, (snapshot) => snapshot.matches({ inProgress: 'pausing' }));
    expect(hints()).toBe(1);
  });

  test('an address cannot turn an unpaid transfer into a success, only into a cancelled one (RES-13, D-83)', async () => {
    await startResult(['PENDING_PAYMENT'], { paymentType: 'pay360', statusCode: '200' }).shows('inProgress');
    await startResult(['PENDING_PAYMENT'], { paymentType: 'paycross', statusCode: '2002' }).shows('cancelled');
    await startResult(['COMPLETE'], { paymentType: 'paycross', statusCode: '2002' }).shows('delivered');
  });

  test('the first look that fails is an error with a retry, a later one is not noticed (RES-07)', async () => {
    const { actor, clock, shows } = startResult(['no answer', 'PAYMENT_PROCESSING', 'no answer', 'COMPLETE']);
    await shows('error');
    actor.send({ type: 'retry.chosen' });
    await shows('inProgress');
    clock.increment(2_000);
    await waitFor(actor, (snapshot) => snapshot.matches({ inProgress: 'pausing' }));
    clock.increment(3_000);
    await shows('delivered');
  });

  test('is told by the page what the live stream brings, so that what it offers is never behind (RES-11, NTF-01)', async () => {
    const { actor, shows } = startResult(['PAYMENT_PROCESSING']);
    actor.send({ type: 'transfer.told', status: 'COMPLETE' });
    await shows('inProgress');
    actor.send({ type: 'transfer.told', status: 'PAYMENT_DECLINED' });
    expect(actor.getSnapshot().value).toBe('cancelled');
    actor.send({ type: 'payAgain.chosen' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'tryAgain', transferId });
  });

  test('without a session only the state is told, until the sender signs in (D-111)', async () => {
    const { actor, shows } = startResult(['COMPLETE'], { isSignedIn: false });
    await shows('paid');
    actor.send({ type: 'signed.in' });
    await shows('delivered');
  });

  test('without a transfer it says that nothing was started (TRF-09)', async () => {
    await startResult([], { transferId: undefined }).shows('nothingStarted');
  });

  test('after a declined payment the sender may try again', async () => {
    const { actor, shows } = startResult(['PAYMENT_DECLINED']);
    await shows('cancelled');
    actor.send({ type: 'payAgain.chosen' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'tryAgain', transferId });
  });
});
