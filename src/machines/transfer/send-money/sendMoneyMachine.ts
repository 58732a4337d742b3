import { type ActorRefFrom, assign } from 'xstate';
import { answered } from '../../answered.ts';
import { keptDraftId } from './draftId.ts';
import { holdingState } from './holdingState.ts';
import { preparingState } from './preparingState.ts';
import { endAs, sendMoneySetup } from './sendMoneySetup.ts';
import type { WayOut } from './wayOut.ts';

const leadsTo = (wayOut: WayOut) => ({ type: 'leadsTo' as const, params: { wayOut } });

/** From an amount to the page of a bank or card company: the main job (TRF-01). */
export const sendMoneyMachine = sendMoneySetup.createMachine({
  id: 'sendMoney',
  context: ({ input }) => ({ ...input, quotesAtOnce: false, trusted: [], attempt: 0, outcome: 'left' }),
  initial: 'starting',
  on: { 'signed.in': { actions: assign({ userId: ({ event }) => event.userId }) } },
  states: {
    starting: {
      always: [
        { guard: 'isMadeAgain', target: 'makingAgain' },
        { guard: 'goesOn', target: 'resuming' },
        { guard: 'isVerificationDue', target: 'verifyFirst' },
        { target: 'preparing' },
      ],
    },
    preparing: preparingState,
    makingAgain: {
      tags: 'waiting',
      invoke: {
        id: 'makeAgain',
        src: 'makeAgain',
        input: ({ context }) => ({ transferId: answered(context, 'madeAgainFrom') }),
        onDone: [
          {
            guard: { type: 'isMadeElsewhere', params: ({ event }) => event },
            target: 'resuming',
            actions: { type: 'takeOther', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPriceHeld', params: ({ event }) => event },
            target: 'creating',
            actions: [{ type: 'takeSame', params: ({ event }) => event }, 'beginAttempt'],
          },
          { target: 'preparing.askingAmount', actions: { type: 'takeSame', params: ({ event }) => event } },
        ],
        onError: { target: 'makingAgainFailed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    makingAgainFailed: {
      meta: { asks: 'transferRetry' },
      on: {
        'retry.chosen': { target: 'makingAgain', actions: 'forgetFailure' },
        'flow.restored': { target: 'makingAgain', actions: 'forgetFailure' },
        'dashboard.chosen': 'finished',
      },
    },
    /** Nothing may be reopened while the transfer comes into being; its key makes a second run the same one. */
    creating: {
      tags: 'waiting',
      invoke: {
        id: 'createTransfer',
        src: 'createTransfer',
        input: ({ context }) => ({
          recipientId: answered(context, 'recipientId'),
          transferQuoteId: answered(context, 'quote').id,
          transferReasonId: answered(context, 'reasonId'),
          draftId: keptDraftId(context),
          ...(context.madeAgainFrom && { madeAgainFrom: context.madeAgainFrom }),
          ...(context.restOf && { restOf: context.restOf }),
          idempotencyKey: `${context.draftId}.create.${context.attempt}`,
        }),
        onDone: [
          {
            guard: 'isMadeAgain',
            target: 'holding.paying',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          {
            guard: 'isTrusted',
            target: 'holding.acknowledging',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          {
            target: 'holding.fetchingTransfer',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
        ],
        onError: { target: 'creationRefused', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
      },
    },
    creationRefused: {
      always: [
        { guard: leadsTo('newPrice'), target: 'preparing.askingAmount', actions: 'expireQuote' },
        { guard: leadsTo('madeTransfer'), target: 'preparing.draftUsed', actions: 'rememberMade' },
        {
          guard: leadsTo('recipient'),
          target: 'preparing.askingRecipient',
          actions: ['forgetMadeAgain', assign({ recipientId: undefined })],
        },
        { guard: leadsTo('password'), target: 'preparing.confirmingPassword' },
        { guard: leadsTo('verification'), target: 'verifyFirst' },
        { target: 'preparing.creationFailed' },
      ],
    },
    resuming: {
      tags: 'waiting',
      invoke: {
        id: 'fetchTransfer',
        src: 'fetchTransfer',
        input: ({ context }) => ({ transferId: answered(context, 'transferId') }),
        onDone: [
          {
            guard: { type: 'goesOnToPay', params: ({ event }) => event },
            target: 'holding.paying',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnpaid', params: ({ event }) => event },
            target: 'holding.askingReview',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
          { target: 'finished', actions: endAs('notPayable') },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'preparing',
            actions: 'forgetTransfer',
          },
          { target: 'resumeFailed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    resumeFailed: {
      meta: { asks: 'transferRetry' },
      on: {
        'retry.chosen': { target: 'resuming', actions: 'forgetFailure' },
        'flow.restored': { target: 'resuming', actions: 'forgetFailure' },
        'dashboard.chosen': { target: 'finished', actions: endAs('left') },
      },
    },
    holding: holdingState,
    verifyFirst: {
      meta: { asks: 'verifyFirst' },
      on: {
        'verification.chosen': { target: 'finished', actions: endAs('verifyFirst') },
        'dashboard.chosen': { target: 'finished', actions: endAs('left') },
      },
    },
    expired: {
      meta: { asks: 'expired' },
      on: { 'dashboard.chosen': { target: 'finished', actions: endAs('expired') } },
    },
    finished: { type: 'final' },
  },
  output: ({ context: { outcome, transfer, transferId } }) => ({ outcome, transferId: transfer?.id ?? transferId }),
});

export type SendMoneyActor = ActorRefFrom<typeof sendMoneyMachine>;
