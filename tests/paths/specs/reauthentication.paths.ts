import type { PendingDeed } from '#contract/account/deed.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { reauthenticationMachine } from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const deed = {
  hash: 'd'.repeat(64),
  shown: {
    kind: 'send',
    amount: '100.00',
    currency: 'GBP',
    recipientName: 'Grace Akello',
    account: '+256771234500',
  },
} as const;
const other = {
  ...deed,
  shown: { kind: 'addRecipient', recipientName: 'Paul Ngo', account: '+237671234567' },
} as const;

const waiting = (passkey: boolean, code: boolean): PendingDeed => ({
  ways: { passkey, code },
  deed: passkey && code ? other : deed,
});

export const reauthenticationPaths: PathSpec<typeof reauthenticationMachine> = {
  machine: reauthenticationMachine,
  starts: { 'a sum above the limit': undefined, 'a sum above the limit, with a second factor': { hasFactor: true } },
  cases: {
    'password.entered': ({ context: { pending } }) => [
      { password: 'Correct-Horse-9', ...(pending?.deed && pending.ways.code && { code: '123456' }) },
    ],
  },
  outcomes: {
    readDeed: [
      ok(waiting(true, false), 'a passkey'),
      ok(waiting(true, true), 'a passkey and codes'),
      ok(waiting(false, true), 'codes'),
      ok({ ways: { passkey: true, code: false } }, 'nothing waiting'),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    confirmByPasskey: [ok(undefined, 'confirmed'), fail(new ApiFailure('passkeyRefused'))],
    confirmPassword: [
      ok(undefined, 'right'),
      fail(new ApiFailure('credentialsWrong')),
      fail(new ApiFailure('factorCodeWrong')),
    ],
  },
  key: ({ isConfirmed, hasFactor, pending, failure }) => [
    isConfirmed,
    hasFactor,
    pending?.ways.passkey,
    pending?.ways.code,
    pending?.deed !== undefined,
    failure?.code,
  ],
  invariants: {
    'who is confirmed gave the right password or used a passkey': {
      in: ['confirmed'],
      holds: ({ isConfirmed }, past) =>
        isConfirmed && ['confirmPassword: right', 'confirmByPasskey: confirmed'].includes(past.at(-1) ?? ''),
    },
    'who declines is not confirmed': { in: ['declined'], holds: ({ isConfirmed }) => !isConfirmed },
    'a passkey is asked of whoever has one': {
      in: ['askingPasskey', 'confirmingPasskey'],
      holds: ({ pending }) => pending?.ways.passkey === true && pending.deed !== undefined,
    },
  },
  words: {
    events: {
      'passkey.chosen': 'uses a passkey',
      'password.chosen': 'would rather give the password and a code',
      'password.entered': ({ code }) => (code === undefined ? 'gives the password' : 'gives the password and a code'),
      'password.declined': 'does not confirm',
    },
    outcomes: {
      readDeed: {
        'a passkey': 'has a passkey',
        'a passkey and codes': 'has a passkey and codes',
        codes: 'has codes',
        'nothing waiting': 'has nothing left to confirm',
      },
      confirmByPasskey: { confirmed: 'has confirmed it' },
      confirmPassword: { right: 'has the right one' },
    },
  },
};
