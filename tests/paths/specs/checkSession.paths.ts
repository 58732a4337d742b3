import { ApiFailure } from '#contract/protocol/failure.ts';
import { checkSessionMachine } from '#src/machines/session/checkSessionMachine.ts';
import { sessionFixture } from '#tests/fixtures/sessionFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const checkSessionPaths: PathSpec<typeof checkSessionMachine> = {
  machine: checkSessionMachine,
  starts: { anybody: undefined },
  outcomes: {
    readSession: [
      ok(sessionFixture()),
      fail(new ApiFailure('signInRequired')),
      fail(new ApiFailure('unexpected')),
      fail(new ApiFailure('serviceUnavailable')),
    ],
  },
  key: ({ check }) => check.kind,
  about: {
    'readSession: signInRequired': ['AUT-07'],
    'readSession: ok': ['AUT-06'],
  },
  words: {
    outcomes: {
      readSession: {
        ok: 'is known to the server',
        signInRequired: 'is not signed in',
        unexpected: 'is answered with a fault',
        serviceUnavailable: 'gets no answer',
      },
    },
    timers: { quietRetry: 'a moment passes' },
  },
};
