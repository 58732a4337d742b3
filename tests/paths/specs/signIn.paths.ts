import { ApiFailure } from '#contract/failure.ts';
import { signInMachine } from '#src/machines/sign-in/signInMachine.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const signInPaths: PathSpec<typeof signInMachine> = {
  machine: signInMachine,
  starts: { 'nobody known': {}, 'somebody known': { username: 'ama@example.com' } },
  cases: {
    'credentials.entered': [
      { username: 'ama@example.com', password: 'Correct-horse1' },
      { username: '+447700900123', password: 'Correct-horse1' },
    ],
  },
  outcomes: {
    signIn: [
      ok(userFixture(), 'with e-mail'),
      ok(userFixture({ hasEmail: false }), 'without e-mail'),
      fail(new ApiFailure('accountNotConfirmed')),
      fail(new ApiFailure('accountBlocked')),
      fail(new ApiFailure('accountInactive')),
      fail(new ApiFailure('credentialsWrong')),
      fail(new ApiFailure('unexpected')),
    ],
  },
  key: ({ username, failure }) => [username, failure?.code],
};
