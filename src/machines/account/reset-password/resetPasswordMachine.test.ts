import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import { type CodeToCheck, type ConfirmedCode, confirmCodeMachine } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';
import { resetPasswordMachine } from './resetPasswordMachine.ts';

const newPassword = { password: 'Correct-horse1', confirmation: 'Correct-horse1' };
type Reset = typeof newPassword & { token: string };

/** Somebody who forgot their password; every code is right and gives `code-token`. */
function startReset(input: { username?: string; token?: string }, refusal?: ErrorCode) {
  const requested: { username: string; type: string }[] = [];
  const resets: Reset[] = [];
  const confirmCode = confirmCodeMachine.provide({
    actors: {
      checkCode: fromPromise<ConfirmedCode, CodeToCheck>(async () => ({ kind: 'passwordReset', token: 'code-token' })),
      waitUntilResend: fromPromise<void, { at: number }>(() => new Promise(() => undefined)),
    },
  });
  const machine = resetPasswordMachine.provide({
    actors: {
      confirmCode,
      requestReset: fromPromise<SentCode, { username: string; type: 'email' | 'sms' }>(async ({ input: request }) => {
        requested.push(request);
        return { sentTo: request.username, resendAt: 1_000, expiresAt: 2_000 };
      }),
      resetPassword: fromPromise<void, Reset>(async ({ input: reset }) => {
        resets.push(reset);
        if (refusal) throw new ApiFailure(refusal);
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  return {
    actor,
    requested,
    resets,
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

describe('resetting a password', () => {
  test.each([
    ['ama@example.com', 'email'],
    ['+447700900123', 'sms'],
  ])('sends the code for %s by %s and spends what the code gives (AUT-23, D-35)', async (username, type) => {
    const { actor, requested, resets, at } = startReset({});
    actor.send({ type: 'username.entered', username });
    await at('confirmingCode');
    const { confirmCode } = actor.getSnapshot().children;
    expect(confirmCode?.getSnapshot().context).toMatchObject({ purpose: 'passwordReset', channel: type, username });
    confirmCode?.send({ type: 'code.entered', code: '123456' });
    await at('askingNewPassword');
    actor.send({ type: 'password.entered', ...newPassword });
    const { context } = await at('askingToSignIn');
    expect(requested).toEqual([{ username, type }]);
    expect(resets).toEqual([{ ...newPassword, token: 'code-token' }]);
    expect(JSON.stringify(context)).not.toContain(newPassword.password);
  });

  test('by link asks for the new password at once (AUT-01)', async () => {
    const { actor, resets, at } = startReset({ token: 'link-token' });
    expect(actor.getSnapshot().value).toBe('askingNewPassword');
    actor.send({ type: 'password.entered', ...newPassword });
    await at('askingToSignIn');
    expect(resets).toEqual([{ ...newPassword, token: 'link-token' }]);
  });

  test.each<[ErrorCode, 'askingNewPassword' | 'askingUsername']>([
    ['passwordRefused', 'askingNewPassword'],
    ['passwordsDiffer', 'askingNewPassword'],
    ['serviceUnavailable', 'askingNewPassword'],
    ['tokenInvalid', 'askingUsername'],
    ['codeExpired', 'askingUsername'],
  ])('that is refused as %s goes back to %s', async (refusal, state) => {
    const { actor, at } = startReset({ token: 'link-token' }, refusal);
    actor.send({ type: 'password.entered', ...newPassword });
    expect((await at(state)).context.failure?.code).toBe(refusal);
  });
});
