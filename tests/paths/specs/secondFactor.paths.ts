import { ApiFailure } from '#contract/protocol/failure.ts';
import { secondFactorMachine } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const phone = { passkeyId: '0197a000-0000-7000-8000-0000000000f1', name: 'My phone' };
const app = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sawa:esi?secret=JBSWY3DPEHPK3PXP' };
const recoveryCodes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a'];

export const secondFactorPaths: PathSpec<typeof secondFactorMachine> = {
  machine: secondFactorMachine,
  starts: { 'the settings': undefined },
  cases: {
    'rename.wanted': [phone],
    'removal.wanted': [{ act: { kind: 'removePasskey', ...phone } }, { act: { kind: 'removeAuthenticator' } }],
    'name.entered': [{ name: 'Blue key' }],
    'code.entered': [{ code: '123456' }],
  },
  outcomes: {
    changeFactors: ({ context: { act } }) => [
      act?.kind === 'addAuthenticator'
        ? ok({ app }, 'a secret')
        : act?.kind === 'renewRecoveryCodes'
          ? ok({ recoveryCodes }, 'codes')
          : ok({}, 'done'),
      fail(new ApiFailure('reauthenticationRequired')),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    confirmAuthenticator: [ok({ recoveryCodes }, 'codes'), fail(new ApiFailure('factorCodeWrong'))],
    reauthentication: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
  },
  key: ({ renamed, act, app: secret, recoveryCodes: codes, failure }) => [
    renamed !== undefined,
    act?.kind,
    secret !== undefined,
    codes !== undefined,
    failure?.code,
  ],
  invariants: {
    'codes are shown once there are some': {
      in: ['showingCodes'],
      holds: ({ recoveryCodes: codes }) => codes !== undefined,
    },
    'no secret stays once it was shown': {
      in: ['overview', 'askingName', 'askingRemoval'],
      holds: ({ app: secret, recoveryCodes: codes }) => secret === undefined && codes === undefined,
    },
    'nothing is removed that nobody said yes to': {
      in: ['changing'],
      holds: ({ act }, past) =>
        !(act?.kind === 'removePasskey' || act?.kind === 'removeAuthenticator') || past.includes('removal.confirmed'),
    },
  },
  words: {
    events: {
      'passkey.wanted': 'wants to add a passkey',
      'rename.wanted': 'wants another name for a passkey',
      'removal.wanted': ({ act }) =>
        act.kind === 'removePasskey' ? 'wants to remove a passkey' : 'wants to turn the app off',
      'app.wanted': 'sets an app up',
      'codes.wanted': 'wants new recovery codes',
      'keeping.wanted': 'keeps what a reset would take off',
      'name.entered': 'gives a name',
      'removal.confirmed': 'says yes',
      'code.entered': 'enters a code of the app',
      'codes.kept': 'has saved the codes',
      'act.left': 'leaves it',
    },
    outcomes: {
      changeFactors: {
        'a secret': 'sees the secret',
        codes: 'sees new codes',
        done: 'has done it',
        reauthenticationRequired: 'is asked to confirm',
      },
      confirmAuthenticator: { codes: 'sees recovery codes' },
      reauthentication: { confirmed: 'confirms it', declined: 'does not confirm it' },
    },
  },
};
