import { ApiFailure } from '#contract/failure.ts';
import { freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const freshSignInPaths: PathSpec<typeof freshSignInMachine> = {
  machine: freshSignInMachine,
  starts: { 'a sum above the limit': undefined },
  cases: { 'password.entered': [{ password: 'Correct-Horse-9' }] },
  outcomes: { confirmPassword: [ok(undefined, 'right'), fail(new ApiFailure('credentialsWrong'))] },
  key: ({ isConfirmed, failure }) => [isConfirmed, failure?.code],
};
