import { fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { PersonalDetails } from '#contract/verification/verification.ts';
import { queryClient } from '../http/queryClient.ts';
import { submitDetails } from '../verification/submitDetails.ts';
import { verifyIdentityServices } from '../verification/verifyIdentityServices.ts';
import { userQuery } from './accountQueries.ts';

type DetailsOf = { readonly userId: string; readonly details: Omit<PersonalDetails, 'skipVerification'> };

export const completeProfileServices = {
  readProfile: verifyIdentityServices.fetchUser,
  saveDetails: fromPromise<User, DetailsOf>(async ({ input: { userId, details } }) => {
    try {
      return await submitDetails(userId, details);
    } finally {
      void queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey });
    }
  }),
};
