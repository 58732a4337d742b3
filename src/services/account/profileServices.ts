import { fromPromise } from 'xstate';
import { readUser, type User } from '#contract/account/account.ts';
import { type PersonalDetails, submitPersonalDetails } from '#contract/verification/verification.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { userQuery } from './accountQueries.ts';

type OfPerson = { readonly userId: string };

export const completeProfileServices = {
  readProfile: fromPromise<User, OfPerson>(({ input: { userId } }) => callApi(readUser, { params: { id: userId } })),
  saveDetails: fromPromise<User, OfPerson & { readonly details: Omit<PersonalDetails, 'skipVerification'> }>(
    async ({ input: { userId, details } }) => {
      try {
        return await callApi(submitPersonalDetails, {
          params: { id: userId },
          body: { ...details, skipVerification: true },
        });
      } finally {
        void queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey });
      }
    },
  ),
};
