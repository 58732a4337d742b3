import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type Snapshot, waitFor } from 'xstate';
import { ApiFailure } from '#contract/failure.ts';
import type { Exchange, TransferQuote, TransferQuoteRequest } from '#contract/quote.ts';
import type { Transfer } from '#contract/transfer.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { exchangeFixture, rateQuoteFixture, servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { quoteFixture, recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { confirmNewRecipientMachine } from '../confirm-new-recipient/confirmNewRecipientMachine.ts';
import { expiryWatchdogMachine } from '../expiry-watchdog/expiryWatchdogMachine.ts';
import { payTransferMachine } from '../pay-transfer/payTransferMachine.ts';
import { holdsPersonalData } from '../personalData.ts';
import type { PairServices } from '../price-quote/calculation.ts';
import type { Pair, RateQuote } from '../price-quote/priceQuoteContext.ts';
import { priceQuoteMachine } from '../price-quote/priceQuoteMachine.ts';
import type { SendMoneyInput, TransferToCreate } from './sendMoneyContext.ts';
import { sendMoneyMachine } from './sendMoneyMachine.ts';

const draft = enterSend(startDraft('GB'), money('GBP', 10_000));
const input: SendMoneyInput = { draftId: 'draft', draft, userId: 'user' };
const pair = { base: 'GBP', target: 'XAF' } as const;
const never = () => new Promise<never>(() => {});

type Fakes = {
  /** Answers of POST /user/{id}/transfer in turn; a function that never answers when left out. */
  readonly creations?: readonly (() => Promise<Transfer>)[];
  readonly quotes?: readonly TransferQuote[];
  readonly isSignedIn?: boolean;
};

/** The real flow with a server that answers as told, and the calls it got. */
function sendMoneyWith({ creations = [], quotes = [quoteFixture()], isSignedIn = true }: Fakes) {
  const server = { isSignedIn };
  const created: TransferToCreate[] = [];
  const [creationQueue, quoteQueue] = [[...creations], [...quotes]];
  const timer = fromPromise<void, { at: number }>(never);
  const machine = sendMoneyMachine.provide({
    actors: {
      priceQuote: priceQuoteMachine.provide({
        actors: {
          fetchServices: fromPromise<PairServices, Pair>(async ({ input: asked }) => ({
            services: servicesFixture(asked),
            isDown: false,
          })),
          fetchExchange: fromPromise<Exchange, Pair>(async () => exchangeFixture(pair, '780')),
          wait: fromPromise<void, { seconds: number }>(never),
          waitUntil: timer,
          createRateQuote: fromPromise<RateQuote, Pair>(async () => {
            if (!server.isSignedIn) throw new ApiFailure('signInRequired');
            return rateQuoteFixture(pair);
          }),
          createTransferQuote: fromPromise<TransferQuote, TransferQuoteRequest>(
            async () => quoteQueue.shift() ?? quoteFixture(),
          ),
        },
      }),
      confirmNewRecipient: confirmNewRecipientMachine.provide({
        actors: {
          checkFirstTime: fromPromise<{ isFirstTime: boolean }, { recipientId: string }>(async () => ({
            isFirstTime: false,
          })),
        },
      }),
      createTransfer: fromPromise<Transfer, TransferToCreate>(({ input: asked }) => {
        created.push(asked);
        return (creationQueue.shift() ?? never)();
      }),
      fetchTransfer: fromPromise<Transfer, { transferId: string }>(async () => transferFixture()),
      expiryWatchdog: expiryWatchdogMachine.provide({ actors: { waitUntil: timer } }),
      payTransfer: payTransferMachine.provide({
        actors: { fetchTransfer: fromPromise<Transfer, { transferId: string }>(async () => transferFixture()) },
      }),
    },
  });
  return { machine, created, server };
}

type Started = ReturnType<typeof startActor>;
const startActor = ({ machine }: ReturnType<typeof sendMoneyWith>, snapshot?: Snapshot<unknown>) =>
  createActor(machine, snapshot ? { input, snapshot } : { input }).start();

type Place = Parameters<ReturnType<Started['getSnapshot']>['matches']>[0];
const arrives = (actor: Started, place: Place) => waitFor(actor, (snapshot) => snapshot.matches(place));

async function priced(actor: Started) {
  const child = actor.getSnapshot().children.priceQuote;
  if (!child) throw new Error('the calculator is not running');
  await waitFor(child, (snapshot) => snapshot.matches({ calculating: 'ready' }));
  child.send({ type: 'quote.requested' });
}

async function untilCreating(actor: Started) {
  await priced(actor);
  await arrives(actor, { preparing: 'askingRecipient' });
  actor.send({ type: 'recipient.chosen', recipientId: recipientFixture().id });
  actor.send({ type: 'recipient.confirmed' });
  await arrives(actor, { preparing: 'askingReason' });
  actor.send({ type: 'reason.chosen', reasonId: 'family' });
}

const persisted = (actor: Started): Snapshot<unknown> => JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

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
