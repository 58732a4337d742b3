import { ApiFailure } from '#contract/protocol/failure.ts';
import { registerEmailMachine } from '#src/machines/account/register-email/registerEmailMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';
import { accountConfirmed } from './confirmCode.paths.ts';

export const registerEmailPaths: PathSpec<typeof registerEmailMachine> = {
  machine: registerEmailMachine,
  starts: { 'phone only': undefined },
  cases: { 'email.entered': [{ email: 'ama@example.com' }] },
  outcomes: {
    registerEmail: [
      ok({ sentTo: 'ama@example.com', resendAt: 1_000, expiresAt: 2_000 }),
      fail(new ApiFailure('reauthenticationRequired')),
      fail(new ApiFailure('registrationInvalid', { fields: [{ field: 'email', problem: 'emailInvalid' }] })),
    ],
    reauthentication: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
    confirmCode: [ok({ ...accountConfirmed, confirmed: 'newEmail' }, 'confirmed')],
  },
  key: ({ email, failure }) => [email, failure?.code],
  invariants: {
    'an address is registered only once it is confirmed': {
      in: ['registered'],
      holds: ({ email }, past) => email !== undefined && past.at(-1) === 'confirmCode: confirmed',
    },
  },
  about: {
    registered: ['AUT-29'],
  },
  words: {
    events: { 'email.entered': 'enters an e-mail address', 'email.reopened': 'changes the address' },
    outcomes: {
      registerEmail: {
        ok: 'is sent a code',
        reauthenticationRequired: 'is asked for the password',
        registrationInvalid: 'is told that the address is not right',
      },
      reauthentication: { confirmed: 'gives the password', declined: 'does not give the password' },
      confirmCode: { confirmed: 'confirms' },
    },
  },
};
