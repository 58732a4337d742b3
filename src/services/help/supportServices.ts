import { fromPromise } from 'xstate';
import { type SupportMessage, type ToSupport, writeToSupport } from '#contract/help/support.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserId } from '../http/signedInUser.ts';

export const supportServices = {
  sendMessage: fromPromise<{ message: SupportMessage }, ToSupport & { readonly idempotencyKey: string }>(
    ({ input: { idempotencyKey, ...body } }) =>
      callApi(writeToSupport, { params: { id: currentUserId() }, body, idempotencyKey }),
  ),
};
