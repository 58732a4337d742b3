import type { ProfileChanges } from '#contract/account/profile.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { editProfileMachine } from '#src/machines/account/edit-profile/editProfileMachine.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

/** What is left empty is said to be empty, so that what stood there goes. */
const emptied = { genderSpecification: '', streetName: '', buildingNumber: '', address2: '', county: '' };
const changes: ProfileChanges = { ...emptied, ...addressAnswers, city: 'York' };
const saved = userFixture({ profile: changes });

export const editProfilePaths: PathSpec<typeof editProfileMachine> = {
  machine: editProfileMachine,
  starts: { 'profile submitted': { userId: userFixture().id } },
  cases: { 'changes.entered': [{ changes }] },
  outcomes: {
    reauthentication: [ok({ isConfirmed: true }, 'password given'), ok({ isConfirmed: false }, 'password not given')],
    saveProfile: [
      ok(saved),
      fail(new ApiFailure('reauthenticationRequired')),
      fail(new ApiFailure('personalDetailsInvalid')),
    ],
  },
  key: ({ changes: entered, user, failure }) => [entered !== undefined, user !== undefined, failure?.code],
  invariants: {
    'nothing is saved before the password was given': {
      in: ['saving'],
      holds: (_, past) => past.at(-1) === 'reauthentication: password given',
    },
    'whoever leaves has changed nothing': { in: ['left'], holds: ({ user }) => user === undefined },
  },
  about: { confirmingPassword: ['PRF-07'], saved: ['PRF-18', 'ERR-30'] },
  words: {
    events: { 'changes.entered': 'changes the profile', 'edit.left': 'leaves it as it is' },
    outcomes: {
      reauthentication: { 'password given': 'gives the password', 'password not given': 'does not give the password' },
      saveProfile: {
        ok: 'has changed it',
        reauthenticationRequired: 'is asked for the password again',
        personalDetailsInvalid: 'is told what is not right',
      },
    },
  },
};
