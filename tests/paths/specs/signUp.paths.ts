import { ApiFailure } from '#contract/protocol/failure.ts';
import { type RegistrationPart, registrationParts } from '#src/machines/account/sign-up/registrationParts.ts';
import { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import { registeredParts } from '#tests/fixtures/registrationFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';
import { accountConfirmed } from './confirmCode.paths.ts';

const { aboutYou, contact, consent } = registeredParts();

const partNames: Record<RegistrationPart, string> = {
  aboutYou: 'who they are',
  contact: 'where to reach them',
  consent: 'the password',
};

export const signUpPaths: PathSpec<typeof signUpMachine> = {
  machine: signUpMachine,
  starts: {
    'new here': {},
    'invited by a friend': { referralCode: 'SAW12345' },
    'sent here by signing in': { earlier: { channel: 'email', username: 'ama@example.com' } },
    'in a conversation': { entersAtOnce: true },
    'link followed': { earlier: { channel: 'email', token: 'link-token' } },
    'reloaded at the second part': { answered: { aboutYou } },
    'reloaded at the third part': { answered: { aboutYou, contact } },
  },
  cases: {
    'aboutYou.entered': [{ answers: aboutYou }],
    'contact.entered': (['email', 'sms'] as const).map((channel) => ({ answers: { ...contact, channel } })),
    // A friend's code is sent along, as the form has it from the beginning.
    'consent.entered': ({ context: { referralCode } }) => [
      { answers: { ...consent, ...(referralCode && { referralCode }) } },
    ],
    'part.reopened': registrationParts.map((part) => ({ part })),
  },
  outcomes: {
    registerAccount: [
      ok({ sentTo: 'ama@example.com', resendAt: 1_000, expiresAt: 2_000 }),
      fail(new ApiFailure('registrationInvalid', { fields: [{ field: 'email', problem: 'emailInvalid' }] })),
      fail(
        new ApiFailure('registrationInvalid', { fields: [{ field: 'firstName', problem: 'nameInvalid' }] }),
        'name refused',
      ),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    confirmCode: [
      ok(accountConfirmed, 'e-mail'),
      ok({ ...accountConfirmed, confirmed: 'phone', username: '+447700900123' }, 'phone'),
      ok({ ...accountConfirmed, confirmed: 'newEmail' }, 'new e-mail'),
    ],
    signInInstantly: [ok(userFixture()), fail(new ApiFailure('tokenInvalid'))],
  },
  key: ({ aboutYou: about, contact: reached, consent: agreed, earlier, entersAtOnce, confirmed, failure }) => [
    entersAtOnce,
    about !== undefined,
    reached?.channel,
    agreed !== undefined,
    earlier,
    confirmed?.confirmed,
    failure?.code,
    failure?.details.fields?.[0]?.field,
  ],
  invariants: {
    'nobody enters an account that is not confirmed': {
      in: ['askingToEnter', 'signingIn'],
      holds: ({ confirmed }) => confirmed !== undefined,
    },
    'signed in there is a user': { in: ['signedIn'], holds: ({ user }) => user !== undefined },
  },
  about: {
    askingAboutYou: ['AUT-25'],
    askingContact: ['AUT-25'],
    askingConsent: ['AUT-25'],
    confirmingCode: ['AUT-28'],
    askingToEnter: ['AUT-28', 'AUT-30'],
    leftToSignIn: ['AUT-28'],
  },
  words: {
    events: {
      'aboutYou.entered': 'says who they are',
      'contact.entered': ({ answers: { channel } }) =>
        `says where to reach them, by ${channel === 'sms' ? 'phone' : 'e-mail'} first`,
      'consent.entered': 'chooses a password and registers',
      'part.reopened': ({ part }) => `goes back to ${partNames[part]}`,
      'account.entered': 'enters the account',
    },
    outcomes: {
      registerAccount: {
        ok: 'is sent a code',
        registrationInvalid: 'is told what is not right',
        'name refused': 'is told that the name is not right',
        serviceUnavailable: 'is told that it did not work',
      },
      confirmCode: {
        'e-mail': 'confirms the e-mail address',
        phone: 'confirms the phone number',
        'new e-mail': 'confirms a new e-mail address',
      },
      signInInstantly: { ok: 'is signed in', tokenInvalid: 'is sent to sign in' },
    },
  },
};
