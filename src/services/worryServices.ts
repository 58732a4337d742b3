import { fromPromise } from 'xstate';
import { type ToldWorry, tellWorry } from '#contract/worry.ts';
import { callApi } from './apiClient.ts';
import { currentUserId } from './signedInUser.ts';

export const worryServices = {
  keepWorry: fromPromise<{ heldUntil?: number | undefined }, ToldWorry>(({ input: body }) =>
    callApi(tellWorry, { params: { id: currentUserId() }, body }),
  ),
};
