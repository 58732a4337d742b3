import { ApiFailure } from '#contract/failure.ts';
import { sessionMachine } from '#src/machines/session/sessionMachine.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const user = userFixture();

export const sessionPaths: PathSpec<typeof sessionMachine> = {
  machine: sessionMachine,
  starts: { 'first page': undefined },
  cases: {
    'signed.in': [{ user }],
    'user.refreshed': [{ user: userFixture({ meta: { verified: true } }) }],
  },
  outcomes: {
    checkSession: [
      ok({ kind: 'signedIn', user }, 'signed in'),
      ok({ kind: 'refused' }, 'refused'),
      ok({ kind: 'unreachable' }, 'unreachable'),
    ],
    signOut: [ok(undefined), fail(new ApiFailure('unexpected'))],
  },
  key: ({ user: known, signedOutReason }) => [known?.meta.verified, signedOutReason],
};
