import { answered } from '../../answered.ts';
import { endAs, heldTransferId, sendMoneySetup } from './sendMoneySetup.ts';
import { askingSmallFirst, confirmingSmallFirst, creatingSmallFirst, pricingSmallFirst } from './smallFirstState.ts';

/** Meanwhile it may have been paid, cancelled or given another deadline, in another tab or elsewhere. */
const reread = { target: '#sendMoney.resuming', actions: 'resumeAtReview' } as const;

/** The transfer exists and is not paid: review, pay, change or cancel it, while its deadline is watched. */
export const holdingState = sendMoneySetup.createStateConfig({
  initial: 'fetchingTransfer',
  invoke: {
    id: 'expiryWatchdog',
    src: 'expiryWatchdog',
    input: ({ context }) => ({ expiresAt: answered(context, 'transfer').expiresAt }),
    onDone: '#sendMoney.expired',
  },
  on: {
    'step.reopened': [
      {
        guard: { type: 'reopens', params: ({ event }) => ({ step: event.step, steps: ['review'] }) },
        target: '.fetchingTransfer',
      },
      { target: '.askingStartAgain' },
    ],
  },
  states: {
    acknowledging: {
      tags: 'waiting',
      invoke: {
        id: 'acknowledgeScamAlert',
        src: 'acknowledgeScamAlert',
        input: ({ context }) => ({
          transferId: heldTransferId(context),
          recipientId: answered(context, 'transfer').recipientId,
        }),
        onDone: 'fetchingTransfer',
        onError: {
          target: 'acknowledgementFailed',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
      on: { 'step.reopened': {} },
    },
    acknowledgementFailed: {
      meta: { asks: 'agreementRetry' },
      on: { 'retry.chosen': { target: 'acknowledging', actions: 'forgetFailure' }, 'step.reopened': {} },
    },
    fetchingTransfer: {
      tags: 'waiting',
      invoke: {
        id: 'fetchTransfer',
        src: 'fetchTransfer',
        input: ({ context }) => ({ transferId: heldTransferId(context) }),
        onDone: [
          {
            guard: { type: 'isUnpaid', params: ({ event }) => event },
            target: 'askingReview',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: '#sendMoney.expired' },
          { target: '#sendMoney.finished', actions: endAs('notPayable') },
        ],
        onError: { target: 'reviewUnavailable', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    reviewUnavailable: {
      meta: { asks: 'transferRetry' },
      on: {
        'retry.chosen': { target: 'fetchingTransfer', actions: 'forgetFailure' },
        'dashboard.chosen': { target: '#sendMoney.finished', actions: endAs('left') },
        'flow.restored': { target: 'fetchingTransfer', actions: 'forgetFailure' },
      },
    },
    askingReview: {
      meta: { asks: 'review' },
      exit: 'forgetFailure',
      on: {
        /** The payment asks for it first, and is where a stored flow comes back to it (KYC-20). */
        'verification.chosen': { guard: 'isHeldUnverified', target: 'paying' },
        'review.accepted': { guard: 'isHeldVerified', target: 'paying' },
        'smallFirst.chosen': { guard: 'offersSmallFirst', target: 'pricingSmallFirst' },
        'otherRecipient.requested': 'changingRecipient',
        'cancellation.requested': 'cancelling',
        'transfer.moved': 'fetchingTransfer',
        'flow.restored': reread,
      },
    },
    pricingSmallFirst,
    askingSmallFirst,
    creatingSmallFirst,
    confirmingSmallFirst,
    /** Going back from here and from cancelling leads to the review, with the transfer as it is then. */
    changingRecipient: {
      meta: { asks: 'otherRecipient' },
      entry: 'beginAttempt',
      invoke: {
        id: 'changeRecipient',
        src: 'changeRecipient',
        input: ({ context }) => ({
          transfer: answered(context, 'transfer'),
          keyPrefix: `${context.draftId}.recipient.${context.attempt}`,
        }),
        onDone: [
          {
            guard: { type: 'changedWith', params: ({ event }) => ({ output: event.output, isAcknowledged: true }) },
            target: 'acknowledging',
            actions: { type: 'takeChangedTransfer', params: ({ event }) => event },
          },
          {
            guard: { type: 'changedWith', params: ({ event }) => ({ output: event.output, isAcknowledged: false }) },
            target: 'fetchingTransfer',
          },
          {
            guard: { type: 'isNotChangeable', params: ({ event }) => event },
            target: 'fetchingTransfer',
            actions: { type: 'rememberNotChangeable', params: ({ event }) => event },
          },
          { target: 'askingReview' },
        ],
      },
      on: { 'step.reopened': 'fetchingTransfer' },
    },
    cancelling: {
      meta: { asks: 'cancellation' },
      invoke: {
        id: 'cancelTransfer',
        src: 'cancelTransfer',
        input: ({ context }) => ({ transferId: heldTransferId(context) }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event },
            target: '#sendMoney.finished',
            actions: endAs('cancelled'),
          },
          { target: 'fetchingTransfer' },
        ],
      },
      on: { 'step.reopened': 'fetchingTransfer' },
    },
    /** The amount, recipient and reason of a created transfer stay: others need another transfer. */
    askingStartAgain: {
      meta: { asks: 'startAgain' },
      on: {
        'startAgain.confirmed': { target: '#sendMoney.preparing', actions: 'forgetTransfer' },
        'startAgain.declined': 'fetchingTransfer',
        'flow.restored': reread,
      },
    },
    paying: {
      meta: { asks: 'payment' },
      entry: 'beginAttempt',
      invoke: {
        id: 'payTransfer',
        src: 'payTransfer',
        // Of this very press: whoever comes back to paying in another way is asked.
        input: ({ context, event }) => ({
          transferId: heldTransferId(context),
          userId: answered(context, 'userId'),
          keyPrefix: `${context.draftId}.pay.${context.attempt}`,
          ...(event.type === 'review.accepted' && event.payBy && { payBy: event.payBy }),
        }),
        onDone: [
          {
            guard: { type: 'paymentEndedAs', params: ({ event }) => ({ output: event.output, outcome: 'opened' }) },
            target: '#sendMoney.finished',
            actions: endAs('paying'),
          },
          {
            guard: {
              type: 'paymentEndedAs',
              params: ({ event }) => ({ output: event.output, outcome: 'verificationRequired' }),
            },
            target: 'verifyingIdentity',
          },
          {
            guard: {
              type: 'paymentEndedAs',
              params: ({ event }) => ({ output: event.output, outcome: 'acknowledgementRequired' }),
            },
            target: 'confirmingHeldRecipient',
          },
          {
            guard: { type: 'paymentEndedAs', params: ({ event }) => ({ output: event.output, outcome: 'expired' }) },
            target: '#sendMoney.expired',
          },
          {
            guard: { type: 'paymentEndedAs', params: ({ event }) => ({ output: event.output, outcome: 'notPayable' }) },
            target: '#sendMoney.finished',
            actions: endAs('notPayable'),
          },
          { target: '#sendMoney.finished', actions: endAs('left') },
        ],
      },
    },
    confirmingHeldRecipient: {
      meta: { asks: 'acknowledgement' },
      invoke: {
        id: 'confirmNewRecipient',
        src: 'confirmNewRecipient',
        input: ({ context }) => ({
          recipientId: answered(context, 'transfer').recipientId,
          isRequired: true,
        }),
        onDone: [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'askingReview' },
          { target: 'acknowledging' },
        ],
      },
    },
    /** Holds the sender's own details, so the stored snapshot stays at the payment before it (KYC-20). */
    verifyingIdentity: {
      meta: { asks: 'identity' },
      tags: 'personal',
      invoke: {
        id: 'verifyIdentity',
        src: 'verifyIdentity',
        input: ({ context }) => ({
          userId: answered(context, 'userId'),
          waitingTransferId: heldTransferId(context),
        }),
        onDone: [
          { guard: { type: 'continuesPayment', params: ({ event }) => event }, target: 'paying' },
          { target: 'fetchingTransfer' },
        ],
      },
    },
  },
});
