import { assign, setup } from 'xstate';
import type { PaymentDestination } from '#contract/payment/hostedPayment.ts';
import {
  type BankChoice,
  type BankProvider,
  isSameBank,
  type Payment,
  type startBankPayment,
} from '#contract/payment/payment.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { toMajorText } from '#domain/money/money.ts';
import { cardLimits, choosePaymentOption } from '#domain/payment/paymentOptions.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import { reauthenticationMachine } from '../../account/reauthentication/reauthenticationMachine.ts';
import { answered } from '../../answered.ts';
import { attemptAfter } from '../../attempt.ts';
import { port } from '../../port.ts';
import { completeProfileMachine } from '../complete-profile/completeProfileMachine.ts';
import type {
  BankPaymentToStart,
  CardPaymentToStart,
  GatewayToChoose,
  HostedPaymentToStart,
  PayableTransfer,
  PaymentOutcome,
  PayTransferContext,
  PayTransferEvent,
  PayTransferInput,
  PayTransferStep,
  UnpaidTransferToSend,
} from './payTransferContext.ts';
import { summaryOf, type TransferSummary } from './transferSummary.ts';
import { type PaymentWayOut, wayOutOf } from './wayOut.ts';

type Fetched = { output: PayableTransfer };
type Failed = { error: unknown };

/** Why the chosen option may not be used; nothing when it may. */
function optionRefusal({ provider, transfer }: PayTransferContext) {
  if (!provider || !transfer) return undefined;
  const choice = choosePaymentOption(provider, transfer);
  return choice.ok ? undefined : choice.refusal;
}

/** How it was to be paid before, where that still can be. */
function gatewayBefore({ meta: { paymentGateway } }: PayableTransfer, transfer: TransferSummary) {
  return paymentGateway && choosePaymentOption(paymentGateway, transfer).ok ? paymentGateway : undefined;
}

/** What may just have been paid is followed, not paid again. */
const isPayable = ({ status, payment }: PayableTransfer) => status === 'PENDING_PAYMENT' && payment !== 'checking';

/** What was agreed to beforehand, where it still can be used. */
function agreedWay({ payBy }: PayTransferContext, output: PayableTransfer) {
  const choice = payBy && choosePaymentOption(payBy.provider, { ...summaryOf(output), ways: output.ways });
  return choice?.ok ? payBy : undefined;
}

/** What the sentences about a refused option name. */
function optionParams({ totalToPay: { currency } }: TransferSummary) {
  const limit = cardLimits[currency];
  return { currency, ...(limit && { amount: toMajorText(limit) }) };
}

/** Everything the payment's states may use, by name. */
export const payTransferSetup = setup({
  types: {
    context: {} as PayTransferContext,
    events: {} as PayTransferEvent,
    input: {} as PayTransferInput,
    output: {} as { outcome: PaymentOutcome },
    meta: {} as { asks: PayTransferStep },
    tags: {} as 'waiting' | 'personal',
    children: {} as { completeProfile: 'completeProfile'; reauthentication: 'reauthentication' },
  },
  actors: {
    fetchTransfer: port<PayableTransfer, { transferId: string }>('fetchTransfer'),
    chooseGateway: port<Transfer, GatewayToChoose>('chooseGateway'),
    fetchBanks: port<readonly BankProvider[], void>('fetchBanks'),
    startBankPayment: port<DataOf<typeof startBankPayment>, BankPaymentToStart>('startBankPayment'),
    startCardPayment: port<Payment, CardPaymentToStart>('startCardPayment'),
    startHostedPayment: port<PaymentDestination, HostedPaymentToStart>('startHostedPayment'),
    sendUnpaid: port<Payment, UnpaidTransferToSend>('sendUnpaid'),
    completeProfile: completeProfileMachine,
    reauthentication: reauthenticationMachine,
  },
  guards: {
    isPayable: (_, { output }: Fetched) => isPayable(output),
    isPaidAsAgreed: ({ context }, { output }: Fetched) => isPayable(output) && agreedWay(context, output) !== undefined,
    isNothingDue: (_, { output }: Fetched) => output.status === 'PENDING_PAYMENT' && output.meta.totalToPay === 0,
    owesNothing: ({ context }) => context.transfer?.totalToPay.minor === 0,
    isUnverified: (_, { output }: Fetched) => output.status === 'PENDING_VERIFICATION',
    isExpired: (_, { output }: Fetched) => output.status === 'EXPIRED',
    isNothingChosen: ({ context }) => context.provider === undefined,
    isOptionRefused: ({ context }) => optionRefusal(context) !== undefined,
    paysByBank: ({ context }) => context.provider === 'truelayer',
    paysByForm: ({ context }) => context.provider === 'trust-payment',
    hasBanks: (_, { output }: { output: readonly BankProvider[] }) => output.length > 0,
    isListedBank: ({ context }, bank: BankChoice) => context.banks?.some((listed) => isSameBank(listed, bank)) === true,
    hasAgreedBank: ({ context: { payBy } }, { output }: { output: readonly BankProvider[] }) =>
      output.some((listed) => isSameBank(listed, payBy?.bank)),
    hasForm: (_, { output }: { output: Payment }) => output.data !== undefined,
    isCompleted: (_, { output }: { output: { isCompleted: boolean } }) => output.isCompleted,
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
    leadsTo: ({ context }, { wayOut }: { wayOut: PaymentWayOut }) => wayOutOf(context.failure) === wayOut,
  },
  actions: {
    rememberTransfer: assign(({ context }, { output }: Fetched) => {
      const transfer = { ...summaryOf(output), ways: output.ways };
      return { transfer, provider: context.provider ?? gatewayBefore(output, transfer), failure: undefined };
    }),
    takeAgreedWay: assign({ provider: ({ context }) => context.payBy?.provider }),
    takeAgreedBank: assign({ bank: ({ context }) => context.payBy?.bank }),
    /** Whoever is asked how to pay decides anew; coming back must not pay by itself. */
    forgetAgreedWay: assign({ payBy: undefined }),
    rememberWays: assign(({ context }, { ways }: { ways: PaymentWays }) =>
      context.transfer ? { transfer: { ...context.transfer, ways } } : {},
    ),
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    rememberRefusal: assign(({ context }, { error }: Failed) => ({
      failure: failureOf(error),
      attempt: attemptAfter(context.attempt, error),
    })),
    rememberProvider: assign(({ context }, { provider }: { provider: PaymentProviderId }) => ({
      provider,
      ...(provider !== context.provider && { bank: undefined, attempt: context.attempt + 1 }),
      problem: undefined,
      failure: undefined,
    })),
    rememberBank: assign(({ context: { bank, attempt } }, { providerId, schemeId }: BankChoice) => ({
      bank: { providerId, schemeId },
      attempt: bank && !isSameBank(bank, { providerId, schemeId }) ? attempt + 1 : attempt,
      failure: undefined,
    })),
    sayNothingChosen: assign({ problem: 'selectPaymentMethod', failure: undefined }),
    sayOptionRefused: assign(({ context }) => ({
      failure: {
        code: optionRefusal(context) ?? 'providerNotOffered',
        details: { params: optionParams(answered(context, 'transfer')) },
      },
    })),
    sayNotStarted: assign({ failure: { code: 'paymentNotStarted', details: {} } }),
    forgetTrouble: assign({ problem: undefined, failure: undefined }),
    endAs: assign({ outcome: (_, { outcome }: { outcome: PaymentOutcome }) => outcome }),
  },
});
