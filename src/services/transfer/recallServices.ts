import { fromPromise } from 'xstate';
import {
  openRecall,
  type RecallCase,
  type RecallView,
  type RecallWish,
  readRecall,
} from '#contract/transfer/recall.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { currentUserId } from '../http/signedInUser.ts';
import { recallKey } from './recallQuery.ts';

type OfTransfer = { readonly transferId: string };

const paramsOf = ({ transferId }: OfTransfer) => ({ id: currentUserId(), tid: transferId });

/** What a sender does about a delivered transfer that went wrong. */
export const recallTransferServices = {
  readRecall: fromPromise<RecallView, OfTransfer>(({ input }) => callApi(readRecall, { params: paramsOf(input) })),
  openRecall: fromPromise<RecallCase, OfTransfer & RecallWish>(async ({ input: { reason, ...of } }) => {
    const opened = await callApi(openRecall, { params: paramsOf(of), body: { reason } });
    void queryClient.invalidateQueries({ queryKey: [recallKey] });
    return opened;
  }),
};
