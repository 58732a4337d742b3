import { assign } from 'xstate';
import { answered } from '../../answered.ts';
import { accountOf } from './addRecipientContext.ts';
import { addRecipientSetup } from './addRecipientSetup.ts';

/** The form. Beside it, a Nigerian account is looked up as soon as it is whole (RCP-30). */
export const askingDetailsState = addRecipientSetup.createStateConfig({
  meta: { asks: 'details' },
  initial: 'opening',
  on: {
    'account.entered': [
      {
        guard: { type: 'isWholeAccount', params: ({ event }) => event },
        target: '.verifyingAccount',
        actions: { type: 'rememberAccount', params: ({ event }) => event },
      },
      { target: '.unverified', actions: 'forgetAccount' },
    ],
    'details.entered': [
      {
        guard: { type: 'hasProblems', params: ({ event }) => event },
        actions: { type: 'rememberDetails', params: ({ event }) => event },
      },
      {
        guard: { type: 'lacksAccountName', params: ({ event }) => event },
        target: '.verifyingAccount',
        actions: [
          { type: 'rememberDetails', params: ({ event }) => event },
          { type: 'rememberAccount', params: ({ event }) => accountOf(event.draft) },
        ],
      },
      {
        guard: 'needsNameCheck',
        target: 'checkingName',
        actions: { type: 'rememberDetails', params: ({ event }) => event },
      },
      { target: 'saving', actions: { type: 'rememberDetails', params: ({ event }) => event } },
    ],
  },
  states: {
    opening: { always: [{ guard: 'isAccountFound', target: 'accountFound' }, { target: 'unverified' }] },
    unverified: {},
    verifyingAccount: {
      tags: 'waiting',
      invoke: {
        id: 'lookUpAccountName',
        src: 'lookUpAccountName',
        input: ({ context }) => answered(context, 'account'),
        onDone: {
          target: 'accountFound',
          actions: assign({ accountName: ({ event }) => event.output.accountName }),
        },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'accountNotFound' },
          { target: 'accountUnavailable' },
        ],
      },
      /** Nothing is saved while the account is looked up (RCP-31). */
      on: { 'details.entered': {} },
    },
    accountFound: {},
    accountNotFound: {},
    accountUnavailable: { on: { 'retry.chosen': 'verifyingAccount' } },
  },
});
