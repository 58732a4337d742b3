import { ApiFailure } from '#contract/failure.ts';
import { freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const freshSignInPaths: PathSpec<typeof freshSignInMachine> = {
  machine: freshSignInMachine,
  starts: { 'a sum above the limit': undefined },
  cases: { 'password.entered': [{ password: 'Correct-Horse-9' }] },
  outcomes: { confirmPassword: [ok(undefined, 'right'), fail(new ApiFailure('credentialsWrong'))] },
  key: ({ isConfirmed, failure }) => [isConfirmed, failure?.code],
  invariants: {
    'who is confirmed gave the right password': {
      in: ['confirmed'],
      holds: ({ isConfirmed }, past) => isConfirmed && past.at(-1) === 'confirmPassword: right',
    },
    'who declines is not confirmed': { in: ['declined'], holds: ({ isConfirmed }) => !isConfirmed },
  },
  words: {
    events: { 'password.entered': 'gives the password', 'password.declined': 'does not give the password' },
    outcomes: { confirmPassword: { right: 'has the right one' } },
  },
};
