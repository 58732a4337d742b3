import { ApiFailure } from '#contract/protocol/failure.ts';
import { resetPasswordMachine } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const resetPasswordPaths: PathSpec<typeof resetPasswordMachine> = {
  machine: resetPasswordMachine,
  starts: { 'password forgotten': {}, 'link followed': { token: 'link-token' } },
  cases: {
    'username.entered': [{ username: 'ama@example.com' }, { username: '+447700900123' }],
    'password.entered': [{ password: 'Correct-horse1', confirmation: 'Correct-horse1' }],
  },
  outcomes: {
    requestReset: [
      ok({ sentTo: 'ama@example.com', resendAt: 1_000, expiresAt: 2_000 }),
      fail(new ApiFailure('tooManyRequests')),
    ],
    confirmCode: [ok({ kind: 'passwordReset', token: 'reset-token' }, 'confirmed')],
    resetPassword: [ok(undefined), fail(new ApiFailure('passwordRefused')), fail(new ApiFailure('tokenInvalid'))],
  },
  key: ({ username, token, failure }) => [username, token, failure?.code],
  invariants: {
    'no password is renewed without a token (AUT-23)': {
      in: ['resettingPassword', 'askingNewPassword'],
      holds: ({ token }) => token !== undefined,
    },
    'a used token is forgotten': {
      in: ['askingToSignIn', 'completed'],
      holds: ({ token }) => token === undefined,
    },
  },
  about: {
    askingNewPassword: ['AUT-23'],
    askingToSignIn: ['AUT-24'],
  },
  words: {
    events: {
      'username.entered': ({ username }) =>
        username.includes('@') ? 'enters an e-mail address' : 'enters a phone number',
      'username.reopened': 'changes the address',
      'password.entered': 'enters a new password',
      'signIn.chosen': 'goes on to sign in',
    },
    outcomes: {
      requestReset: { ok: 'is sent a code' },
      confirmCode: { confirmed: 'confirms' },
      resetPassword: { ok: 'has a new password' },
    },
  },
};
