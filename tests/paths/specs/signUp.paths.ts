import { ApiFailure } from '#contract/failure.ts';
import { signUpMachine } from '#src/machines/sign-up/signUpMachine.ts';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';
import { accountConfirmed } from './confirmCode.paths.ts';

export const signUpPaths: PathSpec<typeof signUpMachine> = {
  machine: signUpMachine,
  starts: {
    'new here': {},
    'invited by a friend': { referralCode: 'SAW12345' },
    'sent here by signing in': { earlier: { channel: 'email', username: 'ama@example.com' } },
    'link followed': { earlier: { channel: 'email', token: 'link-token' } },
  },
  cases: {
    // A friend's code is sent along, as the form has it from the beginning.
    'details.entered': ({ context: { referralCode } }) =>
      (['email', 'sms'] as const).map((channel) => ({
        details: { ...registrationFixture, channel, ...(referralCode && { referralCode }) },
      })),
  },
  outcomes: {
    registerAccount: [
      ok({ sentTo: 'ama@example.com', resendAt: 1_000, expiresAt: 2_000 }),
      fail(new ApiFailure('registrationInvalid', { fields: [{ field: 'email', problem: 'emailInvalid' }] })),
    ],
    confirmCode: [
      ok(accountConfirmed, 'e-mail'),
      ok({ ...accountConfirmed, confirmed: 'phone', username: '+447700900123' }, 'phone'),
      ok({ ...accountConfirmed, confirmed: 'newEmail' }, 'new e-mail'),
    ],
    signInInstantly: [ok(userFixture()), fail(new ApiFailure('tokenInvalid'))],
  },
  key: ({ details: entered, earlier, confirmed, failure }) => [
    entered?.channel,
    earlier,
    confirmed?.confirmed,
    failure?.code,
  ],
  invariants: {
    'nobody enters an account that is not confirmed': {
      in: ['askingToEnter', 'signingIn'],
      holds: ({ confirmed }) => confirmed !== undefined,
    },
    'signed in there is a user': { in: ['signedIn'], holds: ({ user }) => user !== undefined },
  },
  proves: {
    askingDetails: ['AUT-25'],
    confirmingCode: ['AUT-28'],
    askingToEnter: ['AUT-28', 'AUT-30'],
    leftToSignIn: ['AUT-28'],
  },
  words: {
    events: {
      'details.entered': ({ details }) =>
        `registers with ${details.channel === 'sms' ? 'a phone number' : 'an e-mail address'}`,
      'details.reopened': 'changes the details',
      'account.entered': 'enters the account',
    },
    outcomes: {
      registerAccount: { ok: 'is sent a code', registrationInvalid: 'is told what is not right' },
      confirmCode: {
        'e-mail': 'confirms the e-mail address',
        phone: 'confirms the phone number',
        'new e-mail': 'confirms a new e-mail address',
      },
      signInInstantly: { ok: 'is signed in', tokenInvalid: 'is sent to sign in' },
    },
  },
};
