import { fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { changePassword, type ProfileChanges, updateUser } from '#contract/account/profile.ts';
import {
  type Registration,
  registerAccount,
  registerEmail,
  requestPasswordReset,
  resetPassword,
} from '#contract/account/registration.ts';
import { signIn, signInInstantly } from '#contract/session/session.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserName } from '../http/signedInUser.ts';
import { clientIp } from '../lookup/clientIp.ts';
import { enterSession } from '../session/sessionServices.ts';
import { callConfirmed } from './confirmedCalls.ts';
import { type SentCode, sentCodeOf } from './sentCode.ts';

export const signInServices = {
  signIn: fromPromise<User, { username: string; password: string }>(async ({ input: { username, password } }) =>
    enterSession(await callApi(signIn, { body: { username, password } })),
  ),
};

export const signUpServices = {
  registerAccount: fromPromise<SentCode, Registration>(async ({ input }) =>
    sentCodeOf(await callApi(registerAccount, { body: { ...input, ...(await clientIp()) } })),
  ),
  signInInstantly: fromPromise<User, { username: string; token: string }>(async ({ input: { username, token } }) =>
    enterSession(await callApi(signInInstantly, { body: { username, token } })),
  ),
};

export const resetPasswordServices = {
  requestReset: fromPromise<SentCode, { username: string; type: 'email' | 'sms' }>(
    async ({ input: { username, type } }) =>
      sentCodeOf(await callApi(requestPasswordReset, { body: { username, type } })),
  ),
  resetPassword: fromPromise<void, { password: string; confirmation: string; token: string }>(
    async ({ input: { password, confirmation, token } }) => {
      await callApi(resetPassword, { body: { password, confirmation, token } });
    },
  ),
};

export const registerEmailServices = {
  registerEmail: fromPromise<SentCode, { email: string }>(async ({ input: { email } }) =>
    sentCodeOf(await callApi(registerEmail, { body: { email } })),
  ),
};

/** The password on an open session: a fresh sign-in, and no second session (D-38). */
export async function confirmPassword(password: string): Promise<void> {
  await callApi(signIn, { body: { username: currentUserName(), password, skipSession: true } });
}

export const editProfileServices = {
  saveProfile: fromPromise<User, { userId: string; changes: ProfileChanges }>(({ input: { userId, changes } }) =>
    callApi(updateUser, { params: { id: userId }, body: { profile: changes } }),
  ),
};

export const changePasswordServices = {
  changePassword: fromPromise<void, { oldPassword: string; password: string; confirmation: string }>(
    async ({ input: { oldPassword, password, confirmation } }) => {
      await callConfirmed(changePassword, { body: { oldPassword, password, confirmation } });
    },
  ),
};
