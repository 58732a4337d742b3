import { fromPromise } from 'xstate';
import { type SupportMessage, type ToSupport, writeToSupport } from '#contract/support.ts';
import { callApi } from './apiClient.ts';
import { currentUserId } from './signedInUser.ts';

export const supportServices = {
  sendMessage: fromPromise<{ message: SupportMessage }, ToSupport & { readonly idempotencyKey: string }>(
    ({ input: { idempotencyKey, ...body } }) =>
      callApi(writeToSupport, { params: { id: currentUserId() }, body, idempotencyKey }),
  ),
};
