import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import { creationRefusals } from '#contract/transfer/transfer.ts';
import { money } from '#domain/money/money.ts';
import { arrives, persisted, priced, sendMoneyWith, startActor, untilCreating } from '#tests/fixtures/sendMoneyFlow.ts';
import { quoteFixture, recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { holdsPersonalData } from '../../personalData.ts';
import { wayOutOf } from './wayOut.ts';

const refusedWith = (code: ErrorCode) => () => Promise.reject(new ApiFailure(code));

describe('a transfer that was not created', () => {
  test('for a promo used up on another device goes back to the price without it (D-54)', async () => {
    const flow = sendMoneyWith({ creations: [refusedWith('promoUsedUp'), async () => transferFixture()] });
    const actor = startActor(flow);
    await untilCreating(actor);
    const failed = await arrives(actor, { preparing: 'creationFailed' });
    expect(failed.can({ type: 'retry.chosen' })).toBe(false);
    actor.send({ type: 'correction.chosen' });
    const { context, children } = await arrives(actor, { preparing: 'askingAmount' });
    expect(children.priceQuote?.getSnapshot().context.promoFailure?.code, 'said at its field').toBe('promoUsedUp');
    expect([context.draft.promo, context.quote, context.reasonId]).toEqual([undefined, undefined, 'family']);
    // Who it is for and why were said before.
    await priced(actor);
    const { context: made } = await arrives(actor, { holding: 'askingReview' });
    expect(made.promoFailure).toBeUndefined();
  });

  test.each(creationRefusals)('for %s has another way out than the same once more', async (code) => {
    const flow = sendMoneyWith({ creations: [refusedWith(code)] });
    const actor = startActor(flow);
    await untilCreating(actor);
    const refused = await waitFor(actor, (snapshot) => !snapshot.matches('creating'));
    expect(wayOutOf(new ApiFailure(code))).not.toBe('retry');
    if (refused.matches({ preparing: 'creationFailed' })) {
      expect([refused.can({ type: 'correction.chosen' }), refused.can({ type: 'retry.chosen' })]).toEqual([
        true,
        false,
      ]);
    }
    expect(flow.created).toHaveLength(1);
  });
});

describe('sending money', () => {
  test('goes from an amount to the payment in the order of the spec (TRF-01)', async () => {
    const actor = startActor(sendMoneyWith({ creations: [async () => transferFixture()] }));
    await untilCreating(actor);
    await arrives(actor, { holding: 'askingReview' });
    actor.send({ type: 'review.accepted' });
    const { children } = await arrives(actor, { holding: 'paying' });
    expect(children.expiryWatchdog).toBeDefined();
    expect(children.payTransfer?.getSnapshot().context.keyPrefix).toBe('draft.pay.2');
  });

  test('asks who the sender is before it is paid, and for the payment once the server says so (KYC-22)', async () => {
    const unverified = transferFixture('PENDING_VERIFICATION');
    const flow = sendMoneyWith({ creations: [async () => unverified], reads: [unverified, transferFixture()] });
    const actor = startActor(flow);
    await untilCreating(actor);
    const review = await arrives(actor, { holding: 'askingReview' });
    const mayPay = (snapshot: typeof review) => snapshot.can({ type: 'review.accepted' });
    const mayVerify = (snapshot: typeof review) => snapshot.can({ type: 'verification.chosen' });
    expect([mayPay(review), mayVerify(review)]).toEqual([false, true]);
    actor.send({ type: 'transfer.moved' });
    const verified = await waitFor(actor, mayPay);
    expect(mayVerify(verified)).toBe(false);
  });

  test('keeps the amount while the sender signs in, and quotes it at once afterwards (D-13)', async () => {
    const flow = sendMoneyWith({ isSignedIn: false });
    const actor = startActor(flow);
    await priced(actor);
    const waiting = await arrives(actor, { preparing: 'waitingForSignIn' });
    expect(waiting.context.draft.payinActualValue).toEqual(money('GBP', 10_000));
    flow.server.isSignedIn = true;
    actor.send({ type: 'signed.in', userId: 'user' });
    const { context } = await arrives(actor, { preparing: 'askingRecipient' });
    expect(context.quote?.id).toBe(quoteFixture().id);
  });

  test('a reload while the transfer is created asks again with the same key, so it is created once', async () => {
    const flow = sendMoneyWith({});
    const actor = startActor(flow);
    await untilCreating(actor);
    const snapshot = persisted(actor);
    actor.stop();
    startActor(flow, snapshot);
    expect(flow.created).toHaveLength(2);
    expect(flow.created[1]).toEqual(flow.created[0]);
  });

  test('a quote is kept over a reload for one creation, and let go when the amount is opened again (QUO-37, D-55)', async () => {
    const flow = sendMoneyWith({ quotes: [quoteFixture({ id: 'kept' }), quoteFixture({ id: 'newer' })] });
    const actor = startActor(flow);
    await priced(actor);
    await arrives(actor, { preparing: 'askingRecipient' });
    const again = startActor(flow, persisted(actor));
    expect(again.getSnapshot().context.quote?.id).toBe('kept');

    again.send({ type: 'step.reopened', step: 'amount' });
    await arrives(again, { preparing: 'askingAmount' });
    await untilCreating(again);
    expect(flow.created.map(({ transferQuoteId }) => transferQuoteId)).toEqual(['newer']);
    actor.send({ type: 'recipient.chosen', recipientId: recipientFixture().id });
    actor.send({ type: 'recipient.confirmed' });
    await arrives(actor, { preparing: 'askingReason' });
    actor.send({ type: 'reason.chosen', reasonId: 'family' });
    expect(flow.created.map(({ transferQuoteId }) => transferQuoteId)).toEqual(['newer', 'kept']);
  });

  test('a creation nobody answered is retried with the same key, a refused one with another', async () => {
    const flow = sendMoneyWith({
      creations: [
        () => Promise.reject(new ApiFailure('unexpected')),
        () => Promise.reject(new ApiFailure('sendingLimitExceeded')),
      ],
    });
    const actor = startActor(flow);
    await untilCreating(actor);
    await arrives(actor, { preparing: 'creationFailed' });
    actor.send({ type: 'retry.chosen' });
    await arrives(actor, { preparing: 'creationFailed' });
    actor.send({ type: 'retry.chosen' });
    const [first, second, third] = flow.created.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a quote that ran out is made again, and a worse one is shown beside the old before it is used (D-55, D-120)', async () => {
    const worse = quoteFixture({ id: 'newer', destinationAmount: 77_000 });
    const flow = sendMoneyWith({
      creations: [() => Promise.reject(new ApiFailure('quoteExpired'))],
      quotes: [quoteFixture(), worse],
    });
    const actor = startActor(flow);
    await untilCreating(actor);
    await arrives(actor, { preparing: 'askingAmount' });
    const child = actor.getSnapshot().children.priceQuote;
    if (!child) throw new Error('the calculator is not running');
    const shown = await waitFor(child, (snapshot) => snapshot.matches('askingNewPrice'));
    expect(shown.context.previousQuote?.destinationAmount).toBe(78_000);
    expect(shown.context.quote?.destinationAmount).toBe(77_000);
    child.send({ type: 'newPrice.accepted' });
    await arrives(actor, 'creating');
    expect(flow.created.map(({ transferQuoteId }) => transferQuoteId)).toEqual([quoteFixture().id, 'newer']);
  });

  test('a review that is come back to asks the server again, and ends where it was paid meanwhile (PAY-30)', async () => {
    const flow = sendMoneyWith({
      creations: [async () => transferFixture()],
      reads: [transferFixture(), transferFixture('PAYMENT_COMPLETED')],
    });
    const actor = startActor(flow);
    await untilCreating(actor);
    await arrives(actor, { holding: 'askingReview' });
    const restored = startActor(flow, persisted(actor));
    restored.send({ type: 'flow.restored', at: 0 });
    const { output } = await arrives(restored, 'finished');
    expect(output).toEqual({ outcome: 'notPayable', transferId: transferFixture().id });
  });

  test('a review that could not be read is read before it is shown, also by way of the amount (TRF-07)', async () => {
    const flow = sendMoneyWith({
      creations: [async () => transferFixture()],
      reads: [new ApiFailure('unexpected'), transferFixture('PAYMENT_COMPLETED')],
    });
    const actor = startActor(flow);
    await untilCreating(actor);
    await arrives(actor, { holding: 'reviewUnavailable' });
    actor.send({ type: 'step.reopened', step: 'amount' });
    actor.send({ type: 'startAgain.declined' });
    expect(actor.getSnapshot().matches({ holding: 'fetchingTransfer' })).toBe(true);
    const { output } = await arrives(actor, 'finished');
    expect(output?.outcome).toBe('notPayable');
  });

  test('asks once in a draft whether a new recipient is trusted, and again after a no (RCP-11)', async () => {
    const actor = startActor(sendMoneyWith({ isFirstTime: true }));
    const answer = async (type: 'acknowledgement.given' | 'acknowledgement.declined') => {
      const { children } = await arrives(actor, { preparing: 'confirmingRecipient' });
      const child = children.confirmNewRecipient;
      if (!child) throw new Error('nobody asks');
      await waitFor(child, (snapshot) => snapshot.matches('askingAcknowledgement'));
      child.send({ type });
    };
    await priced(actor);
    await arrives(actor, { preparing: 'askingRecipient' });
    actor.send({ type: 'recipient.chosen', recipientId: recipientFixture().id });
    actor.send({ type: 'recipient.confirmed' });
    await answer('acknowledgement.declined');
    await arrives(actor, { preparing: 'askingRecipient' });
    actor.send({ type: 'recipient.confirmed' });
    await answer('acknowledgement.given');
    await arrives(actor, { preparing: 'askingReason' });
    actor.send({ type: 'step.reopened', step: 'recipient' });
    actor.send({ type: 'recipient.confirmed' });
    expect(actor.getSnapshot().matches({ preparing: 'askingReason' })).toBe(true);
  });

  test('puts no name and no account into what the browser stores', async () => {
    const actor = startActor(sendMoneyWith({ creations: [async () => transferFixture()] }));
    await untilCreating(actor);
    await arrives(actor, { holding: 'askingReview' });
    const text = JSON.stringify(persisted(actor));
    const { firstName, lastName, profile } = recipientFixture();
    for (const secret of [firstName, lastName, String(profile.mobile)]) expect(text).not.toContain(secret);
  });

  test('a snapshot is not for storing while a recipient is typed', async () => {
    const actor = startActor(sendMoneyWith({}));
    await priced(actor);
    const choosing = await arrives(actor, { preparing: 'askingRecipient' });
    expect(holdsPersonalData(choosing)).toBe(false);
    actor.send({ type: 'newRecipient.chosen' });
    expect(holdsPersonalData(actor.getSnapshot())).toBe(true);
  });

  test('the amount of a created transfer stays: changing it begins another transfer', async () => {
    const actor = startActor(sendMoneyWith({ creations: [async () => transferFixture()] }));
    await untilCreating(actor);
    await arrives(actor, { holding: 'askingReview' });
    actor.send({ type: 'step.reopened', step: 'amount' });
    expect(actor.getSnapshot().matches({ holding: 'askingStartAgain' })).toBe(true);
    actor.send({ type: 'startAgain.confirmed' });
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ preparing: 'askingAmount' });
    expect(context.transfer).toBeUndefined();
    expect(context.recipientId).toBe(recipientFixture().id);
  });
});
