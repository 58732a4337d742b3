import { fromPromise } from 'xstate';
import { readUser, type User } from '#contract/account/account.ts';
import type { BodyOf, DataOf } from '#contract/protocol/endpoint.ts';
import {
  openVerificationWidget,
  type PersonalDetails,
  requestVerificationDocuments,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { callApi } from '../http/apiClient.ts';
import { submitDetails } from './submitDetails.ts';

type PersonalAnswers = Omit<PersonalDetails, 'skipVerification'>;

export const verifyIdentityServices = {
  fetchUser: fromPromise<User, { userId: string }>(({ input: { userId } }) =>
    callApi(readUser, { params: { id: userId } }),
  ),
  submitPersonalDetails: fromPromise<User, { userId: string; details: PersonalAnswers }>(
    ({ input: { userId, details } }) => submitDetails(userId, details),
  ),
};

export const captureDocumentsServices = {
  requestDocuments: fromPromise<User, void>(() => callApi(requestVerificationDocuments)),
  openWidget: fromPromise<DataOf<typeof openVerificationWidget>, void>(() => callApi(openVerificationWidget)),
  submitPart: fromPromise<User, BodyOf<typeof submitVerificationPart>>(({ input }) =>
    callApi(submitVerificationPart, { body: input }),
  ),
};
