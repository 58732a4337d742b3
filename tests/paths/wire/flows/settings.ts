import { inviteBusinessUser } from '#contract/account/business.ts';
import { confirmDeed, readDeed } from '#contract/account/deed.ts';
import { changePassword, updateSettings, updateUser } from '#contract/account/profile.ts';
import { sendComplaint } from '#contract/help/complaint.ts';
import { endDevice } from '#contract/notification/device.ts';
import { confirmAuthenticator, readFactors } from '#contract/session/secondFactor.ts';
import { signIn } from '#contract/session/session.ts';
import { beginHandOver, readHandOver } from '#contract/verification/handOver.ts';
import { acceptTermsFlow } from '#src/app/page/NewTerms.tsx';
import { inviteBusinessFlow } from '#src/routes/account/BusinessInvitePage.tsx';
import {
  changePasswordFlow,
  changeSettingsFlow,
  editProfileFlow,
  handOverFlow,
  secondFactorFlow,
} from '#src/routes/account/settingFlows.ts';
import { makeComplaintFlow } from '#src/routes/help/complaintFlow.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { acceptTermsPaths } from '../../specs/acceptTerms.paths.ts';
import { changePasswordPaths } from '../../specs/changePassword.paths.ts';
import { changeSettingsPaths } from '../../specs/changeSettings.paths.ts';
import { editProfilePaths } from '../../specs/editProfile.paths.ts';
import { handOverPaths } from '../../specs/handOver.paths.ts';
import { inviteBusinessPaths } from '../../specs/inviteBusiness.paths.ts';
import { makeComplaintPaths } from '../../specs/makeComplaint.paths.ts';
import { reauthenticationPaths } from '../../specs/reauthentication.paths.ts';
import { secondFactorPaths } from '../../specs/secondFactor.paths.ts';
import { childOf, dataOf, told, wireOf } from '../wire.ts';

export const editProfileWire = wireOf({
  spec: editProfilePaths,
  flow: editProfileFlow,
  answers: { saveProfile: dataOf(updateUser) },
});

export const changePasswordWire = wireOf({
  spec: changePasswordPaths,
  flow: changePasswordFlow,
  answers: { changePassword: () => new Map([told(changePassword, { done: true })]) },
});

export const changeSettingsWire = wireOf({
  spec: changeSettingsPaths,
  flow: changeSettingsFlow,
  answers: {
    changeAccount: (user) =>
      new Map([
        told(signIn, { user: userFixture() }),
        ...(user ? [told(updateSettings, user)] : [told(endDevice, { done: true })]),
      ]),
  },
});

export const handOverWire = wireOf({
  spec: handOverPaths,
  flow: handOverFlow,
  answers: {
    requestLink: dataOf(beginHandOver),
    readState: (state) => new Map([told(readHandOver, { state })]),
  },
});

export const reauthenticationWire = wireOf({
  spec: reauthenticationPaths,
  flow: childOf(editProfileFlow, 'reauthentication'),
  answers: {
    readDeed: dataOf(readDeed),
    confirmPassword: () => new Map([told(signIn, { user: userFixture() }), told(confirmDeed, { done: true })]),
  },
});

export const secondFactorWire = wireOf({
  spec: secondFactorPaths,
  flow: secondFactorFlow,
  answers: {
    confirmAuthenticator: ({ recoveryCodes = [] }) =>
      new Map([
        told(confirmAuthenticator, { recoveryCodes: [...recoveryCodes] }),
        told(readFactors, { passkeys: [], hasAuthenticator: true, recoveryCodesLeft: recoveryCodes.length }),
      ]),
  },
});

export const acceptTermsWire = wireOf({
  spec: acceptTermsPaths,
  flow: acceptTermsFlow,
  answers: { agreeToTerms: dataOf(updateUser) },
});

export const inviteBusinessWire = wireOf({
  spec: inviteBusinessPaths,
  flow: inviteBusinessFlow,
  answers: { invite: () => new Map([told(inviteBusinessUser, { done: true })]) },
});

export const makeComplaintWire = wireOf({
  spec: makeComplaintPaths,
  flow: makeComplaintFlow,
  visitors: ['a visitor'],
  answers: { sendComplaint: dataOf(sendComplaint) },
});
