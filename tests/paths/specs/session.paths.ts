import { ApiFailure } from '#contract/protocol/failure.ts';
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
    dropSession: [ok(undefined), fail(new ApiFailure('unexpected'))],
  },
  key: ({ user: known, signedOutReason }) => [known?.meta.verified, signedOutReason],
  invariants: {
    'signed in there is a user': { in: ['signedIn'], holds: ({ user: known }) => known !== undefined },
    'signed out nobody is known': { in: ['signedOut'], holds: ({ user: known }) => known === undefined },
  },
  proves: {
    undetermined: ['AUT-05'],
    'path.changed': ['AUT-06'],
    'session.refused': ['AUT-07', 'AUT-22'],
    'checkSession: unreachable': ['AUT-07'],
    'after lookAgain': ['AUT-07'],
    'signOut.requested': ['AUT-49'],
  },
  words: {
    events: {
      'path.changed': 'goes to another page',
      'signed.in': 'signs in',
      'user.refreshed': 'is verified meanwhile',
      'session.refused': 'is refused by a call',
      'signOut.requested': 'signs out',
    },
    outcomes: {
      checkSession: {
        'signed in': 'is known to the server',
        refused: 'is not signed in',
        unreachable: 'gets no answer',
      },
      dropSession: { ok: 'signs nothing any more', unexpected: 'cannot empty the browser’s key store' },
      signOut: { ok: 'is signed out', unexpected: 'is signed out here, though the server did not answer' },
    },
    timers: { lookAgain: 'waits a little' },
  },
};
