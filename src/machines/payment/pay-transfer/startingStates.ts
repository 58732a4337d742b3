import { assign } from 'xstate';
import { answered } from '../../answered.ts';
import type { PayTransferContext } from './payTransferContext.ts';
import { payTransferSetup } from './payTransferSetup.ts';

/** Kept in the context before the call, so that a second run of a restored call is the same payment. */
const idempotencyKeyOf = ({ keyPrefix, attempt }: PayTransferContext) => `${keyPrefix}.${attempt}`;

/** From the chosen option to the page the browser goes to, or straight on where nothing is due. */
export const startingStates = {
  choosingGateway: payTransferSetup.createStateConfig({
    tags: 'waiting',
    invoke: {
      id: 'chooseGateway',
      src: 'chooseGateway',
      input: ({ context }) => ({
        transferId: context.transferId,
        paymentGateway: answered(context, 'provider'),
        tokenised: context.tokenised,
      }),
      onDone: [
        { guard: 'paysByBank', target: 'fetchingBanks' },
        { guard: 'paysByForm', target: 'startingCardPayment' },
        { target: 'startingHostedPayment' },
      ],
      onError: { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
    },
  }),
  sendingUnpaid: payTransferSetup.createStateConfig({
    tags: 'waiting',
    invoke: {
      id: 'sendUnpaid',
      src: 'sendUnpaid',
      input: ({ context }) => ({ transferId: context.transferId, idempotencyKey: idempotencyKeyOf(context) }),
      onDone: { target: 'finished', actions: { type: 'endAs', params: { outcome: 'notPayable' } } },
      onError: { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
    },
  }),
  fetchingBanks: payTransferSetup.createStateConfig({
    tags: 'waiting',
    invoke: {
      id: 'fetchBanks',
      src: 'fetchBanks',
      onDone: [
        {
          guard: { type: 'hasAgreedBank', params: ({ event }) => event },
          target: 'startingBankPayment',
          actions: [assign({ banks: ({ event }) => event.output }), 'takeAgreedBank'],
        },
        {
          guard: { type: 'hasBanks', params: ({ event }) => event },
          target: 'askingBank',
          actions: assign({ banks: ({ event }) => event.output }),
        },
        { target: 'banksUnavailable' },
      ],
      onError: { target: 'banksUnavailable', actions: { type: 'rememberFailure', params: ({ event }) => event } },
    },
  }),
  banksUnavailable: payTransferSetup.createStateConfig({
    meta: { asks: 'bankRetry' },
    on: {
      'retry.chosen': { target: 'fetchingBanks', actions: 'forgetTrouble' },
      'flow.restored': { target: 'fetchingBanks', actions: 'forgetTrouble' },
      'method.reopened': { target: 'askingMethod', actions: 'forgetTrouble' },
    },
  }),
  askingBank: payTransferSetup.createStateConfig({
    meta: { asks: 'bank' },
    on: {
      'bank.chosen': {
        guard: { type: 'isListedBank', params: ({ event }) => event },
        target: 'startingBankPayment',
        actions: { type: 'rememberBank', params: ({ event }) => event },
      },
      'method.reopened': { target: 'askingMethod', actions: 'forgetTrouble' },
    },
  }),
  startingBankPayment: payTransferSetup.createStateConfig({
    tags: 'waiting',
    invoke: {
      id: 'startBankPayment',
      src: 'startBankPayment',
      input: ({ context }) => ({
        ...answered(context, 'bank'),
        transferId: context.transferId,
        idempotencyKey: idempotencyKeyOf(context),
      }),
      onDone: {
        target: 'leaving',
        actions: assign({ leaving: ({ event }) => ({ kind: 'redirect', uri: event.output.auth_flow.uri }) }),
      },
      onError: { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
    },
  }),
  startingHostedPayment: payTransferSetup.createStateConfig({
    tags: 'waiting',
    invoke: {
      id: 'startHostedPayment',
      src: 'startHostedPayment',
      input: ({ context }) => ({
        transferId: context.transferId,
        provider: answered(context, 'provider'),
        idempotencyKey: idempotencyKeyOf(context),
      }),
      onDone: { target: 'leaving', actions: assign({ leaving: ({ event }) => event.output }) },
      onError: { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
    },
  }),
  startingCardPayment: payTransferSetup.createStateConfig({
    tags: 'waiting',
    invoke: {
      id: 'startCardPayment',
      src: 'startCardPayment',
      input: ({ context }) => ({
        transferId: context.transferId,
        method: answered(context, 'provider'),
        idempotencyKey: idempotencyKeyOf(context),
      }),
      onDone: [
        {
          guard: { type: 'hasForm', params: ({ event }) => event },
          target: 'leaving',
          actions: assign({
            leaving: ({ event }) => ({ kind: 'form', form: answered(event.output, 'data').form }),
          }),
        },
        { target: 'askingMethod', actions: 'sayNotStarted' },
      ],
      onError: { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
    },
  }),
};
