import { type ActorRefFrom, assign } from 'xstate';
import { answered } from '../../answered.ts';
import { mobileAccountOf } from './addRecipientContext.ts';
import { addRecipientSetup } from './addRecipientSetup.ts';
import { askingDetailsState } from './askingDetailsState.ts';

/** A new entry of the recipient book, checked as far as its country lets us (RCP-13…34, RCP-39). */
export const addRecipientMachine = addRecipientSetup.createMachine({
  id: 'addRecipient',
  tags: 'personal',
  context: ({ input }) => ({
    ...input,
    draft: input.corrects,
    problems: {},
    warnings: {},
    nameCheck: 'notNeeded',
    attempt: 1,
  }),
  initial: 'askingDetails',
  on: { 'form.left': '.left' },
  states: {
    askingDetails: askingDetailsState,
    checkingName: {
      tags: 'waiting',
      invoke: {
        id: 'lookUpCustomerName',
        src: 'lookUpCustomerName',
        input: ({ context }) => mobileAccountOf(answered(context, 'recipient')),
        onDone: [
          {
            guard: { type: 'nameMatches', params: ({ event }) => event },
            target: 'saving',
            actions: assign({ nameCheck: 'matched' }),
          },
          {
            target: 'askingAboutMismatch',
            actions: assign({ customerName: ({ event }) => event.output.customerName }),
          },
        ],
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: 'askingDetails',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingAboutUnchecked', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    askingAboutMismatch: {
      meta: { asks: 'nameMismatch' },
      on: {
        'name.accepted': { target: 'saving', actions: assign({ nameCheck: 'proceededOnMismatch' }) },
        'name.corrected': 'askingDetails',
      },
    },
    askingAboutUnchecked: {
      meta: { asks: 'nameUnchecked' },
      on: {
        'name.accepted': { target: 'saving', actions: assign({ nameCheck: 'proceededUnchecked' }) },
        'name.corrected': { target: 'askingDetails', actions: assign({ failure: undefined }) },
        'retry.chosen': { target: 'checkingName', actions: assign({ failure: undefined }) },
      },
    },
    saving: {
      tags: 'waiting',
      invoke: {
        id: 'createRecipient',
        src: 'createRecipient',
        input: ({ context }) => {
          const { nameCheck, keyPrefix, attempt } = context;
          const { firstName, lastName, profile } = answered(context, 'recipient');
          return {
            recipient: { firstName, lastName, profile: { ...profile, nameCheck } },
            idempotencyKey: `${keyPrefix}.${attempt}`,
          };
        },
        onDone: { target: 'saved', actions: assign({ saved: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'needsReauthentication', params: ({ event }) => event },
            target: 'confirmingPassword',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { target: 'askingDetails', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
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
            target: 'saving',
            actions: assign({ failure: undefined }),
          },
          { target: 'askingDetails' },
        ],
      },
    },
    saved: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { saved } }) => (saved ? { outcome: 'saved', recipient: saved } : { outcome: 'left' }),
});

export type AddRecipientActor = ActorRefFrom<typeof addRecipientMachine>;
