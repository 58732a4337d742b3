import { type ActorRefFrom, assign } from 'xstate';
import { answered } from '../../answered.ts';
import type { PaymentOutcome } from './payTransferContext.ts';
import { payTransferSetup } from './payTransferSetup.ts';
import { startingStates } from './startingStates.ts';
import type { PaymentWayOut } from './wayOut.ts';

const endAs = (outcome: PaymentOutcome) => ({ type: 'endAs' as const, params: { outcome } });

const leadsTo = (wayOut: PaymentWayOut) => ({ type: 'leadsTo' as const, params: { wayOut } });

/** From a created transfer to the page of a bank or card company, or to what must come before it (PAY). */
export const payTransferMachine = payTransferSetup.createMachine({
  id: 'payTransfer',
  context: ({ input }) => ({ ...input, tokenised: false, attempt: 1 }),
  initial: 'fetchingTransfer',
  states: {
    fetchingTransfer: {
      tags: 'waiting',
      invoke: {
        id: 'fetchTransfer',
        src: 'fetchTransfer',
        input: ({ context }) => ({ transferId: context.transferId }),
        onDone: [
          {
            guard: { type: 'isNothingDue', params: ({ event }) => event },
            target: 'askingNothingDue',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPaidAsAgreed', params: ({ event }) => event },
            target: 'choosingGateway',
            actions: [{ type: 'rememberTransfer', params: ({ event }) => event }, 'takeAgreedWay'],
          },
          {
            guard: { type: 'isPayable', params: ({ event }) => event },
            target: 'askingMethod',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnverified', params: ({ event }) => event },
            target: 'finished',
            actions: endAs('verificationRequired'),
          },
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'finished', actions: endAs('expired') },
          { target: 'finished', actions: endAs('notPayable') },
        ],
        onError: { target: 'transferUnavailable', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    transferUnavailable: {
      meta: { asks: 'transferRetry' },
      on: {
        'retry.chosen': 'fetchingTransfer',
        'flow.restored': { target: 'fetchingTransfer', actions: 'forgetAgreedWay' },
      },
    },
    askingNothingDue: {
      meta: { asks: 'nothingDue' },
      on: {
        'sending.confirmed': { target: 'sendingUnpaid', actions: 'forgetTrouble' },
        'flow.restored': 'fetchingTransfer',
      },
    },
    askingMethod: {
      meta: { asks: 'paymentMethod' },
      entry: 'forgetAgreedWay',
      on: {
        'method.chosen': { actions: { type: 'rememberProvider', params: ({ event }) => event } },
        'tokenisation.chosen': {
          actions: assign({
            tokenised: ({ event }) => event.tokenised,
            attempt: ({ context }) => context.attempt + 1,
          }),
        },
        'payment.requested': [
          { guard: 'isNothingChosen', actions: 'sayNothingChosen' },
          { guard: 'isOptionRefused', actions: 'sayOptionRefused' },
          { target: 'choosingGateway', actions: 'forgetTrouble' },
        ],
        'flow.restored': 'fetchingTransfer',
        'ways.read': { actions: { type: 'rememberWays', params: ({ event }) => event } },
      },
    },
    ...startingStates,
    refused: {
      always: [
        { guard: leadsTo('profile'), target: 'completingProfile' },
        { guard: leadsTo('password'), target: 'confirmingPassword' },
        { guard: leadsTo('verification'), target: 'finished', actions: endAs('verificationRequired') },
        { guard: leadsTo('acknowledgement'), target: 'finished', actions: endAs('acknowledgementRequired') },
        { guard: leadsTo('expired'), target: 'finished', actions: endAs('expired') },
        { guard: leadsTo('notPayable'), target: 'finished', actions: endAs('notPayable') },
        { guard: leadsTo('notOpen'), target: 'providerNotOpen' },
        { guard: 'owesNothing', target: 'askingNothingDue' },
        { target: 'askingMethod' },
      ],
    },
    completingProfile: {
      meta: { asks: 'profile' },
      tags: 'personal',
      invoke: {
        id: 'completeProfile',
        src: 'completeProfile',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event },
            target: 'choosingGateway',
            actions: 'forgetTrouble',
          },
          { target: 'askingMethod', actions: 'forgetTrouble' },
        ],
      },
    },
    confirmingPassword: {
      meta: { asks: 'password' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'choosingGateway',
            actions: 'forgetTrouble',
          },
          { target: 'askingMethod' },
        ],
      },
    },
    providerNotOpen: {
      meta: { asks: 'notOpen' },
      on: {
        'method.reopened': { target: 'askingMethod', actions: 'forgetTrouble' },
        'dashboard.chosen': { target: 'finished', actions: endAs('left') },
      },
    },
    leaving: {
      meta: { asks: 'leaving' },
      tags: 'personal',
      on: {
        'provider.opened': { target: 'finished', actions: endAs('opened') },
        'method.reopened': { target: 'askingMethod', actions: assign({ leaving: undefined }) },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => ({ outcome: answered(context, 'outcome') }),
});

export type PayTransferActor = ActorRefFrom<typeof payTransferMachine>;
