import type { User } from '#contract/account/account.ts';
import { type PersonalDetails, submitPersonalDetails } from '#contract/verification/verification.ts';
import { callApi } from '../http/apiClient.ts';

/** What a person tells of themselves, for the check of who they are or in the middle of a payment. */
export const submitDetails = (id: string, details: Omit<PersonalDetails, 'skipVerification'>): Promise<User> =>
  callApi(submitPersonalDetails, { params: { id }, body: { ...details, skipVerification: true } });
