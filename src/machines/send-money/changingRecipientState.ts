import { assign } from 'xstate';
import { answered } from '../answered.ts';
import { heldTransferId, sendMoneySetup } from './sendMoneySetup.ts';

/** Another recipient for a transfer that is not paid yet (D-86). */
export const changingRecipientState = sendMoneySetup.createStateConfig({
  initial: 'askingOtherRecipient',
  states: {
    askingOtherRecipient: {
      meta: { asks: 'otherRecipient' },
      on: {
        'recipient.chosen': {
          actions: assign({ otherRecipientId: ({ event }) => event.recipientId, failure: undefined }),
        },
        'recipient.deleted': {
          guard: { type: 'isOtherChosen', params: ({ event }) => event },
          actions: assign({ otherRecipientId: undefined }),
        },
        'recipient.confirmed': { guard: 'hasOtherRecipient', target: 'confirmingOtherRecipient' },
        'newRecipient.chosen': 'addingOtherRecipient',
      },
    },
    addingOtherRecipient: {
      meta: { asks: 'newRecipient' },
      entry: 'beginAttempt',
      invoke: {
        id: 'addRecipient',
        src: 'addRecipient',
        input: ({ context: { transfer, draftId, attempt } }) => {
          const { destinationCountryCode, transferMethod } = answered(transfer, 'transfer');
          return {
            countryCode: destinationCountryCode,
            transferMethod,
            keyPrefix: `${draftId}.recipient.${attempt}`,
          };
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'confirmingOtherRecipient',
            actions: { type: 'takeOtherSavedRecipient', params: ({ event }) => event },
          },
          { target: 'askingOtherRecipient' },
        ],
      },
    },
    confirmingOtherRecipient: {
      meta: { asks: 'acknowledgement' },
      invoke: {
        id: 'confirmNewRecipient',
        src: 'confirmNewRecipient',
        input: ({ context }) => ({ recipientId: answered(context.otherRecipientId, 'otherRecipientId') }),
        onDone: [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'askingOtherRecipient' },
          { target: 'changing', actions: { type: 'takeConfirmation', params: ({ event }) => event } },
        ],
      },
    },
    changing: {
      tags: 'waiting',
      invoke: {
        id: 'changeRecipient',
        src: 'changeRecipient',
        input: ({ context }) => ({
          transferId: heldTransferId(context),
          recipientId: answered(context.otherRecipientId, 'otherRecipientId'),
        }),
        onDone: [
          {
            guard: 'isAcknowledged',
            target: '#sendMoney.holding.acknowledging',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
          {
            target: '#sendMoney.holding.fetchingTransfer',
            actions: { type: 'rememberTransfer', params: ({ event }) => event },
          },
        ],
        onError: { target: 'refused', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
      on: { 'step.reopened': {} },
    },
    refused: {
      always: [{ guard: 'needsFreshSignIn', target: 'confirmingPassword' }, { target: 'askingOtherRecipient' }],
    },
    confirmingPassword: {
      meta: { asks: 'password' },
      invoke: {
        id: 'freshSignIn',
        src: 'freshSignIn',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'changing',
            actions: 'forgetFailure',
          },
          { target: 'askingOtherRecipient', actions: 'forgetFailure' },
        ],
      },
    },
  },
});
