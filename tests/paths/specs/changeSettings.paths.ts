import type { Device } from '#contract/notification/device.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import {
  type AccountChange,
  changeSettingsMachine,
} from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

/** Another phone, where somebody is signed in. */
export const device: Device = {
  id: '0197a000-0000-7000-8000-0000000000d7',
  browser: 'Firefox',
  system: 'Android',
  signedInAt: someMoment,
  lastSeenAt: someMoment + 60,
  isThis: false,
};

const allOff: AccountChange = { kind: 'setting', setting: { marketingPermissions: false }, isAllOff: true };
const end: AccountChange = { kind: 'endDevice', device };
const { settings, ...person } = userFixture();
const saved = { ...person, settings: { ...settings, marketingPermissions: false } };

export const changeSettingsPaths: PathSpec<typeof changeSettingsMachine> = {
  machine: changeSettingsMachine,
  starts: { 'the settings': undefined },
  cases: {
    'change.chosen': [
      { change: allOff, hasFactor: false },
      { change: end, hasFactor: false },
      { change: allOff, hasFactor: true },
      { change: end, hasFactor: true },
    ],
    'password.entered': [{ password: 'Market-Day-42' }],
  },
  outcomes: {
    changeAccount: ({ context: { change } }) => [
      ok(change?.kind === 'setting' ? saved : undefined, 'done'),
      fail(new ApiFailure('credentialsWrong')),
    ],
  },
  key: ({ change, hasFactor, saved: user, failure }) => [change?.kind, hasFactor, user !== undefined, failure?.code],
  invariants: {
    'nothing is changed that nobody confirmed or has a second factor for': {
      in: ['changing'],
      holds: ({ hasFactor }, past) => hasFactor || past.at(-1) === 'password.entered',
    },
    'saved means that the server did it': {
      in: ['overview'],
      holds: ({ saved: user }, past) => user === undefined || past.includes('changeAccount: done'),
    },
    'whoever leaves has changed nothing': {
      in: ['overview'],
      holds: ({ saved: user, change }, past) => past.at(-1) !== 'change.left' || (!user && !change),
    },
  },
  proves: { askingPassword: ['PRF-07'], changing: ['PRF-12'] },
  words: {
    events: {
      'change.chosen': ({ change: { kind }, hasFactor }) =>
        `${kind === 'setting' ? 'turns everything off' : 'ends a session elsewhere'}${hasFactor ? ', with a second factor' : ''}`,
      'password.entered': 'gives the password',
      'change.left': 'leaves it as it is',
    },
    outcomes: { changeAccount: { done: 'has it done', credentialsWrong: 'is told that the password is wrong' } },
  },
};
