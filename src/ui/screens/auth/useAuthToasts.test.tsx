import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '#contract/account.ts';
import { ApiFailure, type ErrorCode } from '#contract/failure.ts';
import type { CodeChannel } from '#src/machines/confirm-code/codeChannel.ts';
import { type CodeToSend, confirmCodeMachine } from '#src/machines/confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '#src/machines/confirm-code/sentCode.ts';
import { resetPasswordMachine } from '#src/machines/reset-password/resetPasswordMachine.ts';
import { type Credentials, signInMachine } from '#src/machines/sign-in/signInMachine.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { inProduct } from '#tests/paths/screens/inProduct.tsx';
import { useConfirmCodeToasts, useResetPasswordToasts, useSignInToasts } from './useAuthToasts.ts';

const said = vi.hoisted(() => ({ notify: vi.fn(() => () => undefined) }));
vi.mock('../../controls/notify.tsx', () => said);

const wrapper = ({ children }: { readonly children: React.ReactNode }) => inProduct(children);
const answer = <Value, Input>(value: Value | ErrorCode) =>
  fromPromise<Value, Input>(async () => {
    if (typeof value === 'string') throw new ApiFailure(value as ErrorCode);
    return value;
  });
const toasts = () => said.notify.mock.calls.flat();

async function signInAnswering(outcome: User | ErrorCode, username = 'ama@example.com') {
  said.notify.mockClear();
  const actor = createActor(signInMachine.provide({ actors: { signIn: answer<User, Credentials>(outcome) } }), {
    input: {},
  }).start();
  renderHook(() => useSignInToasts(actor), { wrapper });
  await act(async () => actor.send({ type: 'credentials.entered', username, password: 'Correct-horse1' }));
}

describe('what is said beside signing in', () => {
  test('greets by name (ERR-37)', async () => {
    await signInAnswering(userFixture());
    expect(toasts()).toEqual([{ tone: 'positive', text: 'Welcome Ama' }]);
  });

  test('tells an unconfirmed account for 20 seconds, and where its link went (AUT-20, D-106)', async () => {
    await signInAnswering('accountNotConfirmed');
    expect(toasts()).toEqual([
      { tone: 'danger', text: expect.stringContaining('not confirm'), seconds: 20 },
      { tone: 'positive', text: 'An activation link has been sent to your email', seconds: 20 },
    ]);
  });

  test('tells any other refusal for 10 seconds (ERR-07)', async () => {
    await signInAnswering('credentialsWrong');
    expect(toasts()).toEqual([
      { tone: 'danger', text: 'The e-mail, phone number or password is not right.', seconds: 10 },
    ]);
  });

  test('leaves a blocked account to its notice (AUT-21)', async () => {
    await signInAnswering('accountBlocked');
    expect(toasts()).toEqual([]);
  });
});

const waitUntilResend = fromPromise<void, { at: number }>(async () => undefined);
const sent = { sentTo: 'ama@example.com', resendAt: 0, expiresAt: 600 };

describe('what is said when something is sent', () => {
  test.each([
    [sent, { tone: 'positive', text: 'Email sent to ama@example.com' }],
    ['tooManyRequests', { tone: 'danger', text: 'Could not send mail to ama@example.com', seconds: 10 }],
  ] as const)('names the address of a reset (ERR-10, ERR-38)', async (outcome, toast) => {
    said.notify.mockClear();
    const requestReset = answer<SentCode, { username: string; type: CodeChannel }>(outcome);
    const confirmCode = confirmCodeMachine.provide({ actors: { waitUntilResend } });
    const machine = resetPasswordMachine.provide({ actors: { requestReset, confirmCode } });
    const actor = createActor(machine, { input: {} }).start();
    renderHook(() => useResetPasswordToasts(actor), { wrapper });
    await act(async () => actor.send({ type: 'username.entered', username: 'ama@example.com' }));
    expect(toasts()).toEqual([toast]);
  });

  test.each([
    ['email', sent, { tone: 'positive', text: 'An activation link has been sent to your email' }],
    ['sms', sent, { tone: 'positive', text: 'An activation code has been sent to your phone' }],
    ['email', 'serviceUnavailable', { tone: 'danger', text: 'Could not send mail to ama@example.com', seconds: 10 }],
  ] as const)('says so of another code by %s (ERR-10, ERR-39)', async (channel, outcome, toast) => {
    said.notify.mockClear();
    const machine = confirmCodeMachine.provide({
      actors: { waitUntilResend, sendCode: answer<SentCode, CodeToSend>(outcome) },
    });
    const input = { purpose: 'account', channel, username: 'ama@example.com', sent } as const;
    const actor = createActor(machine, { input }).start();
    renderHook(() => useConfirmCodeToasts(actor), { wrapper });
    await act(async () => undefined);
    await act(async () => actor.send({ type: 'code.requested' }));
    expect(toasts()).toEqual([toast]);
  });
});
