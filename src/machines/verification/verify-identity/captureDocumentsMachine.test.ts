import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { WidgetPart } from '#contract/verification/verification.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { captureDocumentsMachine } from './captureDocumentsMachine.ts';
import type { PartToSubmit, VerificationWidget } from './capturedParts.ts';

const widget: VerificationWidget = {
  token: 'widget-token',
  widgetUrl: 'http://127.0.0.1:4100/identity',
  parts: [
    { part: 'document', verificationId: 'the DOCUMENT check' },
    { part: 'face', verificationId: 'the IDENTITY check' },
  ],
  expiresAt: 2_000,
};

/** An open widget, and the submissions it has caused; each is answered when the test says so. */
async function openWidget() {
  const submitted: PartToSubmit[] = [];
  const answers: ((user: User) => void)[] = [];
  const submitPart = fromPromise<User, PartToSubmit>(({ input }) => {
    submitted.push(input);
    return new Promise((resolve) => answers.push(resolve));
  });
  const machine = captureDocumentsMachine.provide({
    actors: {
      requestDocuments: fromPromise(async () => userFixture()),
      openWidget: fromPromise(async () => widget),
      submitPart,
    },
  });
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('capturing'));
  return {
    actor,
    submitted,
    capture: (part: WidgetPart) =>
      actor.send({ type: 'part.captured', part, reference: `picture of ${part}`, transactionId: 'transaction-1' }),
    answer: async () => {
      const sentBefore = actor.getSnapshot().context.sentParts.length;
      answers.shift()?.(userFixture());
      await waitFor(actor, ({ context }) => context.sentParts.length > sentBefore);
    },
  };
}

describe('capturing documents', () => {
  test('submits each part once, under its own check, even when two come at a time (KYC-36)', async () => {
    const { capture, answer, submitted, actor } = await openWidget();
    for (const part of ['document', 'document', 'face', 'document'] as const) capture(part);
    await answer();
    await answer();
    capture('face');
    expect(submitted).toEqual([
      {
        verificationId: 'the DOCUMENT check',
        verificationData: {
          part: 'document',
          reference: 'picture of document',
          experienceTransactionId: 'transaction-1',
        },
      },
      {
        verificationId: 'the IDENTITY check',
        verificationData: { part: 'face', reference: 'picture of face', experienceTransactionId: 'transaction-1' },
      },
    ]);
    expect(actor.getSnapshot().matches({ capturing: 'askingForParts' })).toBe(true);
  });

  test('takes no part that no check asks for (KYC-09)', async () => {
    const { capture, submitted } = await openWidget();
    capture('proof_of_address');
    expect(submitted).toEqual([]);
  });

  test('ends only after the last captured part has arrived', async () => {
    const { actor, capture, answer } = await openWidget();
    capture('document');
    actor.send({ type: 'widget.finished' });
    expect(actor.getSnapshot().status).toBe('active');
    await answer();
    expect(actor.getSnapshot().output).toEqual({ failure: undefined });
  });
});
