import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { money } from '#domain/money/money.ts';
import { startDraft } from '#domain/quote/draft.ts';
import { storeSnapshot } from '#src/app/storage/snapshotStore.ts';
import { expiryWatchdogMachine } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openingOf, sendMoneySlot } from './sendMoneyOpening.ts';

const user = userFixture();
const { id } = transferFixture();
const other = '0197a000-0000-7000-8000-0000000000ff';
const opened = (pathname: string, search = '') => openingOf({ pathname, search }, user);

/** This tab is at the review of a transfer. */
async function holdTransfer() {
  const waitUntil = fromPromise<void, { at: number }>(() => new Promise(() => undefined));
  const machine = sendMoneyMachine.provide({
    actors: {
      fetchTransfer: fromPromise(async () => transferFixture()),
      expiryWatchdog: expiryWatchdogMachine.provide({ actors: { waitUntil } }),
    },
  });
  const input = {
    draftId: 'draft',
    draft: startDraft(),
    userId: user.id,
    transferId: id,
    resumesAt: 'review',
  } as const;
  const actor = createActor(machine, { input }).start();
  await expect.poll(() => actor.getSnapshot().matches({ holding: 'askingReview' })).toBe(true);
  storeSnapshot(sendMoneySlot, actor);
  actor.stop();
}

afterEach(() => sessionStorage.clear());

describe('opening sending money', () => {
  test('begins with an amount whose price is seen at once, in the currency of where the sender lives (D-58)', () => {
    expect(opened('/get-quote').input.draft.payinActualValue).toEqual(money('GBP', 10_000));
  });

  test('takes what the address asks to be quoted, and whom for (D-13, D-87)', () => {
    const { input, startsAfresh } = opened('/get-quote', '?method=2&from=GB&to=NG&send=75&recipient=r1&reason=rent');
    const draft = { payinCurrency: 'GBP', payoutCurrency: 'NGN', payinActualValue: { minor: 7500 } };
    expect(input).toMatchObject({ recipientId: 'r1', reasonId: 'rent', draft });
    expect(opened('/get-quote', '?send=75&reason=anything').input.reasonId).toBeUndefined();
    expect(startsAfresh).toBe(true);
  });

  test('from a country the account may not send from keeps the account’s, and no sum of another currency (D-70)', () => {
    const { input } = opened('/get-quote', '?method=2&from=CA&to=NG&send=75');
    expect(input.draft).toMatchObject({ payinCurrency: 'GBP', payinActualValue: { minor: 10_000 } });
  });

  test('makes an ended transfer again, whatever this tab was at (TRF-19)', async () => {
    await holdTransfer();
    const { input, startsAfresh, lacksTransfer } = opened('/payment-method', `?again=${other}`);
    expect(input).toMatchObject({ madeAgainFrom: other });
    expect([input.transferId, startsAfresh, lacksTransfer]).toEqual([undefined, true, false]);
  });

  test('goes on with the draft where the address only names a method (QUO-02, QUO-40)', () => {
    expect(opened('/get-quote', '?method=2').startsAfresh).toBe(false);
  });

  test.each(['/review', '/payment-method', '/truelayer-providers', '/card-payment'])(
    'at %s lacks a transfer when none was begun (TRF-09, PAY-11)',
    async (path) => {
      expect(opened(path).lacksTransfer).toBe(true);
      await holdTransfer();
      expect(opened(path).lacksTransfer).toBe(false);
    },
  );

  test('goes on with the transfer the address names, and begins anew for another', async () => {
    await holdTransfer();
    expect(opened('/review', `?transferId=${id}`).startsAfresh).toBe(false);
    expect(opened('/review', `?transferId=${other}`)).toMatchObject({
      startsAfresh: true,
      input: { transferId: other, resumesAt: 'review' },
    });
  });

  /** The address moves on when the review is there; the transfer is there before it. */
  test('goes on with the transfer just created where the page is left before its review is shown (TRF-05)', async () => {
    await holdTransfer();
    expect(opened('/create-transfer').startsAfresh).toBe(false);
    expect(opened('/get-quote').startsAfresh).toBe(true);
  });

  test('goes on with the unpaid transfer just chosen where the page is left before it is read (TRF-09)', () => {
    const fetchTransfer = fromPromise<Transfer, { transferId: string }>(() => new Promise(() => undefined));
    const machine = sendMoneyMachine.provide({ actors: { fetchTransfer } });
    const input = { draftId: 'draft', draft: startDraft(), userId: user.id };
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'unpaid.chosen', transferId: id });
    storeSnapshot(sendMoneySlot, actor);
    actor.stop();
    expect(opened('/get-quote').startsAfresh).toBe(false);
    expect(opened('/create-transfer').startsAfresh).toBe(false);
    expect(opened('/recipient').startsAfresh).toBe(true);
  });

  test('goes to the payment where the address says so, whatever page this tab was left at (TXN-28)', async () => {
    await holdTransfer();
    expect(opened('/payment-method', `?transferId=${id}`)).toMatchObject({
      startsAfresh: true,
      input: { transferId: id, resumesAt: 'payment' },
    });
  });

  test('asks for verification first when as many unverified transfers wait as may (D-85)', () => {
    const waiting = { ...user, meta: { ...user.meta, exceededMaxUnverifiedTransactions: true } };
    expect(openingOf({ pathname: '/get-quote', search: '' }, waiting).input.isVerificationDue).toBe(true);
  });
});
