import { fromPromise } from 'xstate';
import { type ToldWorry, tellWorry } from '#contract/help/worry.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserId } from '../http/signedInUser.ts';

export const worryServices = {
  keepWorry: fromPromise<{ heldUntil?: number | undefined }, ToldWorry>(({ input: body }) =>
    callApi(tellWorry, { params: { id: currentUserId() }, body }),
  ),
};
