import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { type Credentials, signInMachine } from './signInMachine.ts';

const password = 'Correct-horse1';

/** Somebody who has just sent their credentials, and what the machine holds once the server has answered. */
async function signIn(username: string, answer: () => Promise<User>) {
  const asked: Credentials[] = [];
  const service = fromPromise<User, Credentials>(({ input }) => {
    asked.push(input);
    return answer();
  });
  const actor = createActor(signInMachine.provide({ actors: { signIn: service } }), { input: {} }).start();
  actor.send({ type: 'credentials.entered', username, password });
  const snapshot = await waitFor(actor, (latest) => !latest.hasTag('waiting'));
  return { asked, snapshot };
}

const refusing = (code: 'accountNotConfirmed' | 'accountBlocked' | 'credentialsWrong') => () =>
  Promise.reject(new ApiFailure(code));

describe('signing in', () => {
  test('asks the server once, with what was entered, and hands over the user (AUT-19)', async () => {
    const { asked, snapshot } = await signIn('ama@example.com', async () => userFixture());
    expect(asked).toEqual([{ username: 'ama@example.com', password }]);
    expect(snapshot.output).toEqual({ kind: 'signedIn', user: userFixture() });
  });

  test('of an account without e-mail asks for one first (D-28, AUT-29)', async () => {
    const user = userFixture({ hasEmail: false });
    const { snapshot } = await signIn('+447700900123', async () => user);
    expect(snapshot.output).toEqual({ kind: 'needsEmail', user });
  });

  test.each([
    ['ama@example.com', 'email'],
    ['+447700900123', 'sms'],
  ])('as %s, not confirmed yet, leads to the code sent by %s (D-27)', async (username, channel) => {
    const { snapshot } = await signIn(username, refusing('accountNotConfirmed'));
    expect(snapshot.output).toEqual({ kind: 'notConfirmed', username, channel });
  });

  test('to a blocked account shows a notice that stays (AUT-21)', async () => {
    const { snapshot } = await signIn('ama@example.com', refusing('accountBlocked'));
    expect(snapshot.value).toBe('askingToContactUs');
    expect(snapshot.context.failure?.code).toBe('accountBlocked');
  });

  test('that is refused keeps the username and forgets the password', async () => {
    const { snapshot } = await signIn('ama@example.com', refusing('credentialsWrong'));
    expect(snapshot.context).toEqual({
      username: 'ama@example.com',
      failure: { code: 'credentialsWrong', details: {} },
    });
    expect(JSON.stringify(snapshot)).not.toContain(password);
  });
});
