import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type RecipientChangeRefusal, recipientChangeRefusals } from '#contract/payment/updateRefusals.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { summaryOf } from '../../payment/pay-transfer/transferSummary.ts';
import { confirmNewRecipientMachine } from '../confirm-new-recipient/confirmNewRecipientMachine.ts';
import { changeRecipientMachine } from './changeRecipientMachine.ts';

type Asked = { readonly transferId: string; readonly recipientId: string; readonly isAcknowledged: boolean };
type Try = Asked & { readonly tries: number; readonly passwords: number };

const [marie, paul] = [recipientFixture().id, recipientFixture({ id: 'paul' }).id];

/** When the server takes it after all; never where nothing can be changed. */
const isCorrected: Record<RecipientChangeRefusal, (tried: Try) => boolean> = {
  notFound: ({ recipientId }) => recipientId !== marie,
  recipientDoesNotFit: ({ recipientId }) => recipientId !== marie,
  accountNameNotFound: ({ recipientId }) => recipientId !== marie,
  accountNameUnavailable: ({ tries }) => tries > 1,
  reauthenticationRequired: ({ passwords }) => passwords > 0,
  acknowledgmentRequired: ({ isAcknowledged }) => isAcknowledged,
  recipientBoundToPayment: () => false,
  recipientNotChangeable: () => false,
};

/** Somebody who wants Marie, takes Paul where they must, and answers what they are asked. */
function changing(code: RecipientChangeRefusal) {
  const asked: Asked[] = [];
  let passwords = 0;
  const actor = createActor(
    changeRecipientMachine.provide({
      actors: {
        confirmNewRecipient: confirmNewRecipientMachine.provide({
          actors: {
            checkFirstTime: fromPromise<{ isFirstTime: boolean }, { recipientId: string }>(async () => ({
              isFirstTime: false,
            })),
          },
        }),
        reauthentication: fromPromise(async () => {
          passwords += 1;
          return { isConfirmed: true };
        }) as never,
        changeRecipient: fromPromise<Transfer, Asked>(async ({ input }) => {
          asked.push(input);
          if (!isCorrected[code]({ ...input, tries: asked.length, passwords })) throw new ApiFailure(code);
          return transferFixture();
        }),
      },
    }),
    { input: { transfer: summaryOf(transferFixture()), keyPrefix: 'draft.recipient.1' } },
  ).start();
  return { actor, asked };
}

test.each(recipientChangeRefusals)('a change refused for %s leads to what fixes it, or ends', async (code) => {
  const { actor, asked } = changing(code);
  actor.send({ type: 'recipient.chosen', recipientId: marie });
  actor.send({ type: 'recipient.confirmed' });
  actor.send({ type: 'change.agreed' });
  for (let answers = 0; answers < 3 && actor.getSnapshot().status === 'active'; answers += 1) {
    const settled = await waitFor(
      actor,
      (now) =>
        now.status === 'done' ||
        now.matches('askingRecipient') ||
        now.children.confirmNewRecipient?.getSnapshot().matches('askingAcknowledgement') === true,
    );
    settled.children.confirmNewRecipient?.send({ type: 'acknowledgement.given' });
    if (!settled.matches('askingRecipient')) continue;
    if (settled.context.recipientId === undefined) actor.send({ type: 'recipient.chosen', recipientId: paul });
    actor.send({ type: 'recipient.confirmed' });
    actor.send({ type: 'change.agreed' });
  }
  const { output } = await waitFor(actor, ({ status }) => status === 'done', { timeout: 1000 });
  const isFinal = code === 'recipientBoundToPayment' || code === 'recipientNotChangeable';
  expect(output).toMatchObject(isFinal ? { outcome: 'notChangeable', failure: { code } } : { outcome: 'changed' });
  expect(asked).toHaveLength(isFinal ? 1 : 2);
});
