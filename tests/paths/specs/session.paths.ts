import { ApiFailure } from '#contract/protocol/failure.ts';
import { endsSoonBy, sessionMachine } from '#src/machines/session/sessionMachine.ts';
import { sessionFixture, wholeSession } from '#tests/fixtures/sessionFixture.ts';
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
      ok({ kind: 'signedIn', ...sessionFixture(user) }, 'signed in'),
      ok({ kind: 'signedIn', user, endsIn: { ...wholeSession, idleSeconds: 90 } }, 'idle'),
      ok({ kind: 'signedIn', user, endsIn: { ...wholeSession, lifeSeconds: 40 } }, 'as long as may be'),
      ok({ kind: 'refused' }, 'refused'),
      ok({ kind: 'unreachable' }, 'unreachable'),
    ],
    signOut: [ok(undefined), fail(new ApiFailure('unexpected'))],
    dropSession: [ok(undefined), fail(new ApiFailure('unexpected'))],
  },
  key: ({ user: known, signedOutReason, endsIn }) => [known?.meta.verified, signedOutReason, endsSoonBy(endsIn)],
  invariants: {
    'signed in there is a user': { in: ['signedIn'], holds: ({ user: known }) => known !== undefined },
    'warned only of an end that is near (WCAG 2.2.1)': {
      in: ['signedIn.warned'],
      holds: ({ endsIn }) => endsSoonBy(endsIn) !== undefined,
    },
    'settled only while the end is far (WCAG 2.2.1)': {
      in: ['signedIn.settled'],
      holds: ({ endsIn }) => endsSoonBy(endsIn) === undefined,
    },
    'signed out nobody is known': { in: ['signedOut'], holds: ({ user: known }) => known === undefined },
  },
  about: {
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
      'stay.requested': 'says that they are still there',
      'signIn.requested': 'would rather sign in again now',
      'signOut.requested': 'signs out',
    },
    outcomes: {
      checkSession: {
        'signed in': 'is known to the server',
        idle: 'is known to the server, and has done nothing for so long that they will soon be signed out',
        'as long as may be': 'is known to the server, and almost signed in for as long as may be',
        refused: 'is not signed in',
        unreachable: 'gets no answer',
      },
      dropSession: { ok: 'signs nothing any more', unexpected: 'cannot empty the browser’s key store' },
      signOut: { ok: 'is signed out', unexpected: 'is signed out here, though the server did not answer' },
    },
    timers: {
      lookAgain: 'waits a little',
      almostOver: 'does nothing until the session is almost over',
      warnedLook: 'does nothing although warned',
    },
  },
};
