import { assign } from 'xstate';
import { answered } from '../../answered.ts';
import { nextDraftId } from './draftId.ts';
import { heldTransferId, sendMoneySetup } from './sendMoneySetup.ts';

/** The server prices the least, and tells what two transfers cost instead of one. */
export const pricingSmallFirst = sendMoneySetup.createStateConfig({
  tags: 'waiting',
  invoke: {
    id: 'priceSmallFirst',
    src: 'priceSmallFirst',
    input: ({ context }) => ({ transferId: heldTransferId(context) }),
    onDone: { target: 'askingSmallFirst', actions: assign({ smallFirst: ({ event }) => event.output }) },
    onError: { target: 'askingReview', actions: { type: 'rememberFailure', params: ({ event }) => event } },
  },
  on: { 'step.reopened': {} },
});

export const askingSmallFirst = sendMoneySetup.createStateConfig({
  meta: { asks: 'smallFirst' },
  on: {
    'smallFirst.confirmed': { target: 'creatingSmallFirst', actions: 'beginAttempt' },
    'smallFirst.declined': { target: 'fetchingTransfer', actions: 'forgetSmallFirst' },
    /** Going back leads to the review, with the transfer as it is then. */
    'step.reopened': { target: 'fetchingTransfer', actions: 'forgetSmallFirst' },
  },
});

/** Another transfer to the same person for the same reason; the whole is held until the server made the least of it. */
export const creatingSmallFirst = sendMoneySetup.createStateConfig({
  tags: 'waiting',
  invoke: {
    id: 'createTransfer',
    src: 'createTransfer',
    input: ({ context }) => {
      const { quote, recipientId, transferReasonId } = answered(context, 'smallFirst');
      return {
        ...{ recipientId, transferReasonId, transferQuoteId: quote.id, smallFirstOf: heldTransferId(context) },
        draftId: nextDraftId(context.draftId),
        idempotencyKey: `${context.draftId}.small.${context.attempt}`,
      };
    },
    onDone: {
      target: '#sendMoney.resuming',
      actions: [
        'forgetPrepared',
        assign(({ context, event }) => ({
          ...{ transferId: event.output.id, resumesAt: 'review' as const },
          ...{ draftId: nextDraftId(context.draftId), begunDraftId: undefined },
        })),
      ],
    },
    onError: [
      {
        guard: { type: 'wantsConfirmation', params: ({ event }) => event },
        target: 'confirmingSmallFirst',
        actions: { type: 'rememberRefusal', params: ({ event }) => event },
      },
      {
        target: 'askingReview',
        actions: [{ type: 'rememberRefusal', params: ({ event }) => event }, 'forgetSmallFirst'],
      },
    ],
  },
  on: { 'step.reopened': {} },
});

export const confirmingSmallFirst = sendMoneySetup.createStateConfig({
  meta: { asks: 'password' },
  exit: 'forgetFailure',
  invoke: {
    id: 'reauthentication',
    src: 'reauthentication',
    onDone: [
      { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'creatingSmallFirst' },
      { target: 'fetchingTransfer', actions: 'forgetSmallFirst' },
    ],
  },
  on: { 'step.reopened': { target: 'fetchingTransfer', actions: 'forgetSmallFirst' } },
});
