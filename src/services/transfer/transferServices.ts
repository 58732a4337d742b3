import { fromPromise } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import {
  acknowledgeScamAlert,
  cancelTransfer,
  createTransfer,
  readTransfer,
  type Transfer,
  updateTransfer,
} from '#contract/transfer/transfer.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { currentUserId } from '../http/signedInUser.ts';
import { waitUntil } from '../http/waiting.ts';
import { transferReasonsQuery } from '../lookup/lookupQueries.ts';
import { refreshTransfers, rememberTransfer } from './transferQueries.ts';

type TransferToCreate = {
  readonly recipientId: string;
  readonly transferQuoteId: string;
  readonly transferReasonId: string;
  readonly draftId: string;
  readonly madeAgainFrom?: string | undefined;
  readonly smallFirstOf?: string | undefined;
  readonly restOf?: string | undefined;
  readonly idempotencyKey: string;
};

/** A transfer as the server has it now, for a machine that is about to decide by it. */
export const fetchTransfer = fromPromise<Transfer, { transferId: string }>(({ input }) =>
  readTransferNow(input.transferId),
);

export async function readTransferNow(transferId: string): Promise<Transfer> {
  const userId = currentUserId();
  const transfer = await callApi(readTransfer, { params: { id: userId, tid: transferId } });
  rememberTransfer(userId, transfer);
  return transfer;
}

export const sendMoneyServices = {
  createTransfer: fromPromise<Transfer, TransferToCreate>(async ({ input: { idempotencyKey, ...body } }) => {
    const asked = callApi(createTransfer, { params: { id: currentUserId() }, body, idempotencyKey });
    const transfer = await asked.catch((error: unknown) => {
      // The list they chose from is not the server's any more.
      if (failureOf(error).code === 'reasonUnknown') void queryClient.invalidateQueries(transferReasonsQuery);
      throw error;
    });
    void refreshTransfers();
    return transfer;
  }),
  acknowledgeScamAlert: fromPromise<DataOf<typeof acknowledgeScamAlert>, { transferId: string; recipientId: string }>(
    ({ input: { transferId, recipientId } }) =>
      callApi(acknowledgeScamAlert, { body: { transferId, recipientId, acknowledgment: true } }),
  ),
  fetchTransfer,
  makeAgain: fromPromise<DataOf<typeof makeAgain>, { transferId: string }>(({ input: { transferId } }) =>
    callApi(makeAgain, { params: { id: currentUserId(), tid: transferId } }),
  ),
  priceSmallFirst: fromPromise<DataOf<typeof priceSmallFirst>, { transferId: string }>(({ input: { transferId } }) =>
    callApi(priceSmallFirst, { params: { id: currentUserId(), tid: transferId } }),
  ),
};

export const changeRecipientServices = {
  changeRecipient: fromPromise<Transfer, { transferId: string; recipientId: string; isAcknowledged: boolean }>(
    async ({ input: { transferId, recipientId, isAcknowledged } }) => {
      if (isAcknowledged) {
        await callApi(acknowledgeScamAlert, { body: { transferId, recipientId, acknowledgment: true } });
      }
      const transfer = await callApi(updateTransfer, { params: { tid: transferId }, body: { recipientId } });
      void refreshTransfers();
      return transfer;
    },
  ),
};

export const cancelTransferServices = {
  cancelTransfer: fromPromise<Transfer, { transferId: string }>(async ({ input: { transferId } }) => {
    const transfer = await callApi(cancelTransfer, { params: { id: currentUserId(), tid: transferId } });
    void refreshTransfers();
    return transfer;
  }),
};

export const expiryWatchdogServices = { waitUntil };
