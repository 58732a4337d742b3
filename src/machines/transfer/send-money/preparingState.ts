import { assign } from 'xstate';
import { answered } from '../../answered.ts';
import { sendMoneySetup } from './sendMoneySetup.ts';

/** Everything before there is a transfer. Earlier answers may be changed; those that no longer fit are let go. */
export const preparingState = sendMoneySetup.createStateConfig({
  initial: 'askingAmount',
  on: {
    'step.reopened': [
      {
        guard: { type: 'reopens', params: ({ event }) => ({ step: event.step, steps: ['amount'] }) },
        target: '.askingAmount',
        actions: 'discardQuote',
      },
      {
        guard: { type: 'reopensRecipient', params: ({ event }) => event },
        target: '.askingRecipient',
        actions: ['forgetFailure', 'forgetMadeAgain'],
      },
    ],
    'flow.restored': {
      guard: { type: 'isQuoteOverAt', params: ({ event }) => event },
      target: '.askingAmount',
      actions: ['expireQuote', 'forgetReason'],
    },
  },
  states: {
    askingAmount: {
      meta: { asks: 'amount' },
      invoke: {
        id: 'priceQuote',
        src: 'priceQuote',
        input: ({ context: { draft, expiredQuote, quotesAtOnce, hold, shown, promoFailure } }) => ({
          draft,
          previousQuote: expiredQuote,
          quotesAtOnce,
          hold,
          shown,
          promoFailure,
        }),
        onDone: [
          {
            guard: { type: 'needsSignIn', params: ({ event }) => event },
            target: 'waitingForSignIn',
            actions: { type: 'takeDraft', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRequote', params: ({ event }) => event },
            target: '#sendMoney.creating',
            actions: [{ type: 'takeQuote', params: ({ event }) => event }, 'beginAttempt'],
          },
          {
            guard: { type: 'isAnsweredAndTrusted', params: ({ event }) => event },
            target: '#sendMoney.creating',
            actions: [{ type: 'takeQuote', params: ({ event }) => event }, 'forgetMadeAgain', 'beginAttempt'],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event },
            target: 'confirmingRecipient',
            actions: [{ type: 'takeQuote', params: ({ event }) => event }, 'forgetMadeAgain'],
          },
          {
            target: 'askingRecipient',
            actions: [{ type: 'takeQuote', params: ({ event }) => event }, 'forgetMadeAgain'],
          },
        ],
      },
      /** This is the first step: nothing lies before it, and its own answers are the child's. */
      on: {
        'step.reopened': {},
        'unpaid.chosen': {
          target: '#sendMoney.resuming',
          actions: ['forgetPrepared', assign({ transferId: ({ event }) => event.transferId, resumesAt: 'review' })],
        },
      },
    },
    waitingForSignIn: {
      meta: { asks: 'signIn' },
      on: {
        'signed.in': {
          target: 'askingAmount',
          actions: assign({ userId: ({ event }) => event.userId, quotesAtOnce: true }),
        },
      },
    },
    askingRecipient: {
      meta: { asks: 'recipient' },
      on: {
        'recipient.chosen': { actions: { type: 'chooseRecipient', params: ({ event }) => event } },
        'recipient.deleted': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          actions: assign({ recipientId: undefined }),
        },
        'recipient.confirmed': [
          { guard: 'isTrusted', target: 'askingReason' },
          { guard: 'hasRecipient', target: 'confirmingRecipient' },
        ],
        'newRecipient.chosen': 'addingRecipient',
      },
    },
    addingRecipient: {
      meta: { asks: 'newRecipient' },
      entry: 'beginAttempt',
      invoke: {
        id: 'addRecipient',
        src: 'addRecipient',
        input: ({ context: { draft, draftId, attempt } }) => ({
          countryCode: draft.toReceive.countryCode,
          transferMethod: draft.transferMethod,
          keyPrefix: `${draftId}.recipient.${attempt}`,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'confirmingRecipient',
            actions: { type: 'takeSavedRecipient', params: ({ event }) => event },
          },
          { target: 'askingRecipient' },
        ],
      },
    },
    confirmingRecipient: {
      meta: { asks: 'acknowledgement' },
      invoke: {
        id: 'confirmNewRecipient',
        src: 'confirmNewRecipient',
        input: ({ context }) => ({ recipientId: answered(context, 'recipientId') }),
        onDone: [
          {
            guard: { type: 'isDeclined', params: ({ event }) => event },
            target: 'askingRecipient',
            actions: { type: 'takeConfirmation', params: ({ event }) => event },
          },
          {
            guard: 'hasReason',
            target: '#sendMoney.creating',
            actions: [{ type: 'takeConfirmation', params: ({ event }) => event }, 'beginAttempt'],
          },
          { target: 'askingReason', actions: { type: 'takeConfirmation', params: ({ event }) => event } },
        ],
      },
    },
    askingReason: {
      meta: { asks: 'reason' },
      on: {
        'reason.chosen': {
          target: '#sendMoney.creating',
          actions: [assign({ reasonId: ({ event }) => event.reasonId }), 'beginAttempt'],
        },
      },
    },
    /** It was created elsewhere: what is here would be the same once more. */
    draftUsed: {
      meta: { asks: 'draftUsed' },
      on: {
        'madeTransfer.chosen': { target: '#sendMoney.resuming', actions: 'forgetPrepared' },
        'startAgain.confirmed': { target: 'askingAmount', actions: 'forgetTransfer' },
        'step.reopened': {},
        'flow.restored': {},
      },
    },
    creationFailed: {
      meta: { asks: 'creationRetry' },
      on: {
        'retry.chosen': { guard: 'mayRetry', target: '#sendMoney.creating', actions: 'forgetFailure' },
        'correction.chosen': [
          {
            guard: { type: 'leadsTo', params: { wayOut: 'amountWithoutPromo' } },
            target: 'askingAmount',
            actions: ['dropPromo', 'discardQuote'],
          },
          {
            guard: { type: 'leadsTo', params: { wayOut: 'amount' } },
            target: 'askingAmount',
            actions: ['takeLimitLeft', 'discardQuote'],
          },
          {
            guard: { type: 'leadsTo', params: { wayOut: 'reason' } },
            target: 'askingReason',
            actions: 'forgetFailure',
          },
        ],
        'step.reopened': {
          guard: { type: 'reopens', params: ({ event }) => ({ step: event.step, steps: ['reason'] }) },
          target: 'askingReason',
          actions: 'forgetFailure',
        },
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
            target: '#sendMoney.creating',
            actions: 'forgetFailure',
          },
          { target: 'creationFailed' },
        ],
      },
    },
  },
});
