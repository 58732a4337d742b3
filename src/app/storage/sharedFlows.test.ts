import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import type { PartToSubmit, VerificationWidget } from '#src/machines/verification/verify-identity/capturedParts.ts';
import {
  type PersonalAnswers,
  verifyIdentityMachine,
} from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { goingOn } from '#src/routes/guide/goingOn.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { widgetFixture } from '#tests/fixtures/widgetFixture.ts';
import { handedFlow, handIdentity, takeHandedFlow } from './sharedFlows.ts';

const user = userFixture();
const input = { userId: user.id };

function identity() {
  const opened: number[] = [];
  const machine = verifyIdentityMachine.provide({
    actors: {
      fetchUser: fromPromise<User, { userId: string }>(async () => user),
      submitPersonalDetails: fromPromise<User, { userId: string; details: PersonalAnswers }>(async () => user),
      captureDocuments: captureDocumentsMachine.provide({
        actors: {
          requestDocuments: fromPromise<User, void>(async () => user),
          openWidget: fromPromise<VerificationWidget, void>(async () => {
            opened.push(1);
            return widgetFixture;
          }),
          submitPart: fromPromise<User, PartToSubmit>(async () => user),
        },
      }),
    },
  });
  return { machine, opened };
}

describe('an identity check whose face is switched', () => {
  test('goes on in the same frame, with the pictures it has, and once', async () => {
    const { machine, opened } = identity();
    const first = createActor(machine, {
      input,
      snapshot: machine.resolveState({
        value: 'askingDocuments',
        context: { ...input, user, polls: 0, continuesPayment: false },
      }),
    }).start();
    first.send({ type: 'documents.begun' });
    const capture = await vi.waitUntil(() => first.getSnapshot().children.captureDocuments);
    await waitFor(capture, (snapshot) => snapshot.matches({ capturing: 'askingForParts' }));
    capture.send({ type: 'part.captured', part: 'document', reference: 'r1', transactionId: 't1' });
    await waitFor(capture, ({ context }) => context.sentParts.length === 1);
    handIdentity(first);
    first.stop();

    const second = createActor(
      goingOn(machine, () => takeHandedFlow(machine.id)),
      { input },
    ).start();
    const resumed = second.getSnapshot().children.captureDocuments?.getSnapshot();
    expect(resumed?.matches({ capturing: 'askingForParts' })).toBe(true);
    expect(resumed?.context.widget?.widgetUrl).toBe(widgetFixture.widgetUrl);
    expect(resumed?.context.sentParts).toEqual(['document']);
    expect(opened).toHaveLength(1);
    expect(handedFlow(machine.id)).toBeUndefined();
    second.stop();
  });

  test('begins where the server says when it is not in its frame', () => {
    const { machine } = identity();
    const actor = createActor(machine, { input }).start();
    handIdentity(actor);
    expect(handedFlow(machine.id)).toBeUndefined();
    actor.stop();
  });
});
