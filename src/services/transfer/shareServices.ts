import { fromPromise } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import {
  createTrackingLink,
  type LinkWish,
  readTrackingLink,
  revokeTrackingLink,
  type TrackingLink,
} from '#contract/transfer/trackingLink.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserId } from '../http/signedInUser.ts';

type OfTransfer = { readonly transferId: string };

const paramsOf = ({ transferId }: OfTransfer) => ({ id: currentUserId(), tid: transferId });

/** What a sender does with the link of one transfer. */
export const shareTransferServices = {
  readLink: fromPromise<DataOf<typeof readTrackingLink>, OfTransfer>(({ input }) =>
    callApi(readTrackingLink, { params: paramsOf(input) }),
  ),
  makeLink: fromPromise<TrackingLink, OfTransfer & LinkWish>(({ input: { language, showsAmount, ...of } }) =>
    callApi(createTrackingLink, { params: paramsOf(of), body: { language, showsAmount } }),
  ),
  revokeLink: fromPromise<DataOf<typeof revokeTrackingLink>, OfTransfer>(({ input }) =>
    callApi(revokeTrackingLink, { params: paramsOf(input) }),
  ),
};
