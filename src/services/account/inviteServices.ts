import { fromPromise } from 'xstate';
import { inviteBusinessUser } from '#contract/account/business.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { callApi } from '../http/apiClient.ts';

export const inviteBusinessServices = {
  invite: fromPromise<unknown, BodyOf<typeof inviteBusinessUser>>(({ input: { email } }) =>
    callApi(inviteBusinessUser, { body: { email } }),
  ),
};
