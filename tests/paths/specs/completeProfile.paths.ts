import { ApiFailure } from '#contract/protocol/failure.ts';
import { completeProfileMachine } from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const complete = userFixture({ profile: addressAnswers });

export const completeProfilePaths: PathSpec<typeof completeProfileMachine> = {
  machine: completeProfileMachine,
  starts: { 'a payment that waits': { userId: complete.id } },
  cases: { 'details.entered': [{ details: addressAnswers }] },
  outcomes: {
    readProfile: [
      ok(userFixture(), 'details missing'),
      ok(complete, 'nothing missing'),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    saveDetails: [ok(complete), fail(new ApiFailure('personalDetailsInvalid')), fail(new ApiFailure('unexpected'))],
  },
  key: ({ user, details, isCompleted, failure }) => [
    user?.profile.address1,
    details !== undefined,
    isCompleted,
    failure?.code,
  ],
  invariants: {
    'nothing is saved that nobody entered': {
      in: ['savingDetails'],
      holds: ({ details }, past) => details !== undefined && past.at(-1) === 'details.entered',
    },
    'details are asked only of whom some are missing': {
      in: ['askingDetails'],
      holds: ({ user }) => user !== undefined && user.profile.address1 === undefined,
    },
    'what was entered stays while it can be put right': {
      in: ['askingDetails'],
      holds: ({ details }, past) => past.includes('details.entered') === (details !== undefined),
    },
    'the payment goes on only with what the server took, or the sender says is changed': {
      in: ['completed'],
      holds: ({ isCompleted }, past) =>
        isCompleted && ['saveDetails: ok', 'profile.updated'].includes(past.at(-1) ?? ''),
    },
    'whoever leaves has completed nothing': { in: ['left'], holds: ({ isCompleted }) => !isCompleted },
    'what was refused before is not said of a new try': {
      in: ['readingProfile', 'savingDetails'],
      holds: ({ failure }) => failure === undefined,
    },
  },
  about: { askingUpdate: ['PAY-10'], askingDetails: ['PAY-32'] },
  words: {
    events: {
      'reading.retried': 'tries again',
      'details.entered': 'fills in what is missing',
      'profile.updated': 'says that the profile is changed',
      'profile.left': 'takes another way to pay',
    },
    outcomes: {
      readProfile: {
        'details missing': 'sees which details are missing',
        'nothing missing': 'sees that the profile itself is to be changed',
      },
      saveDetails: { ok: 'has told them', personalDetailsInvalid: 'is told what is not right' },
    },
  },
};
