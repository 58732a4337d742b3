import { ApiFailure } from '#contract/protocol/failure.ts';
import { changePasswordMachine } from '#src/machines/account/change-password/changePasswordMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const changePasswordPaths: PathSpec<typeof changePasswordMachine> = {
  machine: changePasswordMachine,
  starts: { 'signed in': undefined },
  cases: {
    'passwords.entered': [
      { oldPassword: 'Correct-Horse-9', password: 'Harbour-7-Lamp', confirmation: 'Harbour-7-Lamp' },
    ],
  },
  outcomes: { changePassword: [ok(undefined), fail(new ApiFailure('oldPasswordWrong'))] },
  key: ({ isChanged, failure }) => [isChanged, failure?.code],
  invariants: {
    'changed means that the server did it': {
      in: ['changed'],
      holds: ({ isChanged }, past) => isChanged && past.at(-1) === 'changePassword: ok',
    },
    'whoever leaves keeps the old one': { in: ['left'], holds: ({ isChanged }) => !isChanged },
  },
  about: { changed: ['PRF-08', 'ERR-35'] },
  words: {
    events: { 'passwords.entered': 'enters the old and the new password', 'change.left': 'leaves it as it is' },
    outcomes: { changePassword: { ok: 'has a new password' } },
  },
};
