import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { verifyIdentityMachine } from './verifyIdentityMachine.ts';

const inProgress = userFixture({ profile: addressAnswers, meta: { submittedVerificationData: true } });
const approved = userFixture({ profile: addressAnswers, meta: { verified: true } });
const waitingTransferId = '0197a000-0000-7000-8000-00000000007f';

/** Somebody on the verification page; the clock is turned by hand, the server says what `answers` says in turn. */
function startVerifying(answers: readonly User[]) {
  const queue = [...answers];
  const clock = new SimulatedClock();
  const fetchUser = fromPromise<User, { userId: string }>(async () => queue.shift() ?? inProgress);
  const machine = verifyIdentityMachine.provide({ actors: { fetchUser } });
  const actor = createActor(machine, { clock, input: { userId: inProgress.id, waitingTransferId } }).start();
  const arrived = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, queue, arrived };
}

describe('verifying an identity', () => {
  test('looks for the decision after 2, 4, 8, 16 and then every 32 seconds', async () => {
    const { clock, arrived } = startVerifying([]);
    await arrived({ followingProgress: 'pausing' });
    for (const seconds of [2, 4, 8, 16, 32, 32]) {
      clock.increment(seconds * 1_000 - 1);
      await arrived({ followingProgress: 'pausing' });
      clock.increment(1);
      await arrived({ followingProgress: 'fetchingUser' });
      await arrived({ followingProgress: 'pausing' });
    }
  });

  test('gives the waiting transfer back, verified, when the person goes on paying (KYC-07, KYC-20)', async () => {
    const { actor, clock, arrived } = startVerifying([inProgress, approved]);
    await arrived('followingProgress');
    clock.increment(2_000);
    await arrived('askingToFinish');
    actor.send({ type: 'payment.continued' });
    expect(actor.getSnapshot().output).toEqual({ verified: true, continuesPayment: true, waitingTransferId });
  });

  test('may be left at any moment, and keeps the waiting transfer', () => {
    const { actor } = startVerifying([]);
    actor.send({ type: 'verification.left' });
    expect(actor.getSnapshot().output).toEqual({ verified: false, continuesPayment: false, waitingTransferId });
  });
});
