import { fromPromise } from 'xstate';
import type { DataOf } from '#contract/endpoint.ts';
import {
  type BankProvider,
  completeBankPayment,
  createPayment,
  type Payment,
  startBankPayment,
} from '#contract/payment.ts';
import { readTransferResult, type Transfer, updateTransfer } from '#contract/transfer.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import { callApi } from './apiClient.ts';
import { clientIp } from './clientIp.ts';
import { bankProvidersQuery } from './lookupQueries.ts';
import { queryClient } from './queryClient.ts';
import { currentUserId } from './signedInUser.ts';
import { refreshTransfers } from './transferQueries.ts';
import { fetchTransfer } from './transferServices.ts';

type GatewayChoice = { transferId: string; paymentGateway: PaymentProviderId; tokenised: boolean };
type BankPayment = { transferId: string; providerId: string; schemeId: string; idempotencyKey: string };
type CardPayment = { transferId: string; method: PaymentProviderId; idempotencyKey: string };

export const payTransferServices = {
  fetchTransfer,
  chooseGateway: fromPromise<Transfer, GatewayChoice>(async ({ input: { transferId, ...choice } }) =>
    callApi(updateTransfer, { params: { tid: transferId }, body: { ...choice, ...(await clientIp()) } }),
  ),
  fetchBanks: fromPromise<readonly BankProvider[], void>(() => queryClient.fetchQuery(bankProvidersQuery)),
  startBankPayment: fromPromise<DataOf<typeof startBankPayment>, BankPayment>(
    ({ input: { idempotencyKey, ...body } }) => callApi(startBankPayment, { body, idempotencyKey }),
  ),
  startCardPayment: fromPromise<Payment, CardPayment>(async ({ input: { idempotencyKey, ...body } }) =>
    callApi(createPayment, { params: { id: currentUserId() }, body, idempotencyKey }),
  ),
};

export const paymentResultServices = {
  completeBankPayment: fromPromise<DataOf<typeof completeBankPayment>, { transferId: string }>(
    async ({ input: { transferId } }) => {
      const checked = await callApi(completeBankPayment, { body: { transferId } });
      void refreshTransfers();
      return checked;
    },
  ),
  fetchTransfer,
  fetchPublicResult: fromPromise<DataOf<typeof readTransferResult>, { transferId: string }>(
    ({ input: { transferId } }) => callApi(readTransferResult, { params: { tid: transferId } }),
  ),
};
