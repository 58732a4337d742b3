import { fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { updateUser } from '#contract/account/profile.ts';
import { callApi } from '../http/apiClient.ts';

export const acceptTermsServices = {
  agreeToTerms: fromPromise<User, { userId: string }>(({ input: { userId } }) =>
    callApi(updateUser, { params: { id: userId }, body: { readTermsAndCondition: '1' } }),
  ),
};
