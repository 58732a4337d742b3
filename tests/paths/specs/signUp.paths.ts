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
    'details.entered': [{ details: registrationFixture }, { details: { ...registrationFixture, channel: 'sms' } }],
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
};
