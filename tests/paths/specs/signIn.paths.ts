import { ApiFailure } from '#contract/protocol/failure.ts';
import { signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
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
    'code.entered': [{ code: '123456' }],
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
      fail(new ApiFailure('secondFactorRequired', { params: { ways: 'passkey code' } }), 'a passkey or a code'),
      fail(new ApiFailure('secondFactorRequired', { params: { ways: 'passkey' } }), 'a passkey'),
      fail(new ApiFailure('secondFactorRequired', { params: { ways: 'code' } }), 'a code'),
    ],
    signInByPasskey: [
      ok(userFixture(), 'with e-mail'),
      ok(userFixture({ hasEmail: false }), 'without e-mail'),
      fail(new ApiFailure('passkeyRefused')),
      fail(new ApiFailure('accountBlocked')),
    ],
    signInByCode: [
      ok(userFixture(), 'with e-mail'),
      ok(userFixture({ hasEmail: false }), 'without e-mail'),
      fail(new ApiFailure('factorCodeWrong')),
      fail(new ApiFailure('signInExpired')),
    ],
  },
  key: ({ username, ways, failure }) => [username, ways?.passkey, ways?.code, failure?.code],
  invariants: {
    'signed in there is a user with an e-mail address (AUT-29)': {
      in: ['signedIn'],
      holds: ({ user }, past) => user?.hasEmail === true && past.at(-1)?.endsWith(': with e-mail') === true,
    },
    'who is not let in is nobody here': {
      in: ['askingCredentials', 'askingFactor', 'askingToContactUs', 'notConfirmed'],
      holds: ({ user }) => user === undefined,
    },
  },
  about: {
    askingCredentials: ['AUT-11'],
    signedIn: ['AUT-19'],
    notConfirmed: ['AUT-20'],
    askingToContactUs: ['AUT-21'],
    needsEmail: ['AUT-29'],
  },
  words: {
    events: {
      'credentials.entered': ({ username }) =>
        username.includes('@') ? 'signs in with an e-mail address' : 'signs in with a phone number',
      'passkey.chosen': 'uses a passkey',
      'code.entered': 'enters a code',
      'factor.left': 'goes back to signing in',
      'notice.dismissed': 'puts the notice away',
    },
    outcomes: {
      signIn: {
        'with e-mail': 'is signed in',
        'without e-mail': 'is asked for an e-mail address',
        accountNotConfirmed: 'is told to confirm',
        accountBlocked: 'is told that the account is blocked',
        accountInactive: 'is told that the account is closed',
        'a passkey or a code': 'is asked for a passkey or a code',
        'a passkey': 'is asked for a passkey',
        'a code': 'is asked for a code',
      },
      signInByPasskey: { 'with e-mail': 'is signed in', 'without e-mail': 'is asked for an e-mail address' },
      signInByCode: { 'with e-mail': 'is signed in', 'without e-mail': 'is asked for an e-mail address' },
    },
  },
};
