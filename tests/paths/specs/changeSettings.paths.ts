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
const large: AccountChange = { kind: 'setting', setting: { textSize: 'large' } };
const larger: AccountChange = { kind: 'setting', setting: { textSize: 'larger' } };
const end: AccountChange = { kind: 'endDevice', device };
const { settings, ...person } = userFixture();
const saved = { ...person, settings: { ...settings, marketingPermissions: false } };

export const changeSettingsPaths: PathSpec<typeof changeSettingsMachine> = {
  machine: changeSettingsMachine,
  starts: { 'the settings': undefined },
  cases: {
    // A size that is worn can't be chosen.
    'change.chosen': ({ context }) =>
      [
        { change: allOff, hasFactor: false },
        { change: large, hasFactor: false },
        { change: larger, hasFactor: false },
        { change: end, hasFactor: false },
        { change: allOff, hasFactor: true },
        { change: end, hasFactor: true },
      ].filter(({ change }) => change !== context.change),
    'password.entered': [{ password: 'Market-Day-42' }],
  },
  outcomes: {
    changeAccount: ({ context: { change } }) => [
      ok(change?.kind === 'setting' ? saved : undefined, 'done'),
      fail(new ApiFailure('credentialsWrong')),
    ],
  },
  key: ({ change, hasFactor, saved: user, failure }) => [
    change?.kind,
    change === large,
    change === larger,
    hasFactor,
    user !== undefined,
    failure?.code,
  ],
  invariants: {
    'nothing but the look of pages is changed that nobody confirmed or has a second factor for': {
      in: ['changing'],
      holds: ({ change, hasFactor }, past) =>
        change === large || change === larger || hasFactor || past.at(-1) === 'password.entered',
    },
    'nobody is asked to confirm how pages look': {
      in: ['askingPassword'],
      holds: ({ change }) => change !== large && change !== larger,
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
  about: { askingPassword: ['PRF-07'], changing: ['PRF-12'] },
  words: {
    events: {
      'change.chosen': ({ change, hasFactor }) => `${deedOf(change)}${hasFactor ? ', with a second factor' : ''}`,
      'password.entered': 'gives the password',
      'change.left': 'leaves it as it is',
    },
    outcomes: { changeAccount: { done: 'has it done', credentialsWrong: 'is told that the password is wrong' } },
  },
};

function deedOf(change: AccountChange): string {
  if (change === large) return 'chooses large text';
  if (change === larger) return 'chooses larger text';
  return change.kind === 'setting' ? 'turns everything off' : 'ends a session elsewhere';
}
