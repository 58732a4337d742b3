import { fromPromise } from 'xstate';
import {
  checkPay360Session,
  notifyAxcess,
  type PaymentDestination,
  startAxcessCheckout,
  startOnPage,
} from '#contract/payment/hostedPayment.ts';
import {
  type BankProvider,
  completeBankPayment,
  createPayment,
  type Payment,
  readPaymentWays,
  reportPaymentReturn,
  startBankPayment,
} from '#contract/payment/payment.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { type GatewayChoice, readTransferResult, type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { type PaymentProviderId, startsOnPage } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { currentUserId } from '../http/signedInUser.ts';
import { surroundings } from '../http/surroundings.ts';
import { clientIp } from '../lookup/clientIp.ts';
import { refreshTransfers } from '../transfer/transferQueries.ts';
import { fetchTransfer, readTransferNow } from '../transfer/transferServices.ts';
import { bankProvidersQuery } from './paymentQueries.ts';

type BankPayment = { transferId: string; providerId: string; schemeId: string; idempotencyKey: string };
type UnpaidTransfer = { transferId: string; idempotencyKey: string };
type CardPayment = { transferId: string; method: PaymentProviderId; idempotencyKey: string };

export const payTransferServices = {
  fetchTransfer: fromPromise<Transfer & { readonly ways?: PaymentWays }, { transferId: string }>(
    async ({ input: { transferId } }) => {
      const [transfer, ways] = await Promise.all([readTransferNow(transferId), readWays()]);
      return ways ? { ...transfer, ways } : transfer;
    },
  ),
  chooseGateway: fromPromise<Transfer, GatewayChoice & { readonly transferId: string }>(
    async ({ input: { transferId, ...choice } }) =>
      callApi(updateTransfer, { params: { tid: transferId }, body: { ...choice, ...(await clientIp()) } }),
  ),
  fetchBanks: fromPromise<readonly BankProvider[], void>(() => queryClient.fetchQuery(bankProvidersQuery)),
  startBankPayment: fromPromise<DataOf<typeof startBankPayment>, BankPayment>(
    ({ input: { idempotencyKey, ...body } }) => callApi(startBankPayment, { body, idempotencyKey }),
  ),
  startCardPayment: fromPromise<Payment, CardPayment>(async ({ input: { idempotencyKey, ...body } }) =>
    callApi(createPayment, { params: { id: currentUserId() }, body, idempotencyKey }),
  ),
  startHostedPayment: fromPromise<PaymentDestination, HostedPayment>(({ input }) => startHosted(input)),
  sendUnpaid: fromPromise<Payment, UnpaidTransfer>(async ({ input: { idempotencyKey, transferId } }) =>
    callApi(createPayment, {
      params: { id: currentUserId() },
      body: { transferId, method: 'none' },
      idempotencyKey,
    }),
  ),
};

export const paymentResultServices = {
  reportReturn: fromPromise<{ checked: boolean }, PaymentReturn>(async ({ input }) => {
    const checked = await reportReturn(input);
    void refreshTransfers();
    return checked;
  }),
  fetchTransfer,
  fetchPublicResult: fromPromise<DataOf<typeof readTransferResult>, { transferId: string }>(
    ({ input: { transferId } }) => callApi(readTransferResult, { params: { tid: transferId } }),
  ),
};

/** What can be paid with now. Not knowing keeps nobody from paying: the server decides when it is asked to start. */
const readWays = (): Promise<PaymentWays | undefined> => callApi(readPaymentWays).catch(() => undefined);

type PaymentReturn = {
  readonly transferId: string;
  readonly paymentType?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly resourcePath?: string | undefined;
};

/** The specification's call where the company has one (API-53, API-56, API-60), ours for every other. */
function reportReturn({ transferId, paymentType, sessionId, resourcePath }: PaymentReturn) {
  if (paymentType === 'pay360' && sessionId !== undefined) return callApi(checkPay360Session, { body: { sessionId } });
  if (paymentType === 'axcess') {
    return callApi(notifyAxcess, { body: { transferId, ...(resourcePath !== undefined && { resourcePath }) } });
  }
  if (paymentType === 'truelayer') return callApi(completeBankPayment, { body: { transferId } });
  return callApi(reportPaymentReturn, { params: { id: currentUserId(), tid: transferId } });
}

type HostedPayment = { transferId: string; provider: PaymentProviderId; idempotencyKey: string };

/** Where the payer goes, by the call of the chosen company (PAY-19, PAY-20, PAY-23…25). */
async function startHosted({ transferId, provider, idempotencyKey }: HostedPayment): Promise<PaymentDestination> {
  if (provider === 'axcess') {
    const { checkoutId } = await callApi(startAxcessCheckout, { params: { tid: transferId } });
    return { kind: 'widget', checkoutId };
  }
  if (!startsOnPage(provider)) throw new ApiFailure('providerNotOffered');
  const returnUrl = `${surroundings().origin()}/transfer-completed/${transferId}?payment_type=${provider}`;
  const { data } = await callApi(startOnPage[provider], { body: { transferId, returnUrl }, idempotencyKey });
  return { kind: 'redirect', uri: data.redirectUrl };
}
