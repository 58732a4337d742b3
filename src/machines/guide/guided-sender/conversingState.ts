import { sendMoneyInputOf } from './guidedSenderContext.ts';
import { guidedSenderSetup } from './guidedSenderSetup.ts';

/** One transfer, by the very flow the screens run; who the sender is, is found out beside it. */
export const conversingState = guidedSenderSetup.createStateConfig({
  initial: 'sending',
  invoke: {
    id: 'sendMoney',
    src: 'sendMoney',
    input: ({ context }) => sendMoneyInputOf(context),
    onDone: [
      {
        guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, outcomes: ['verifyFirst'] }) },
        target: '#guidedSender.verifyingFirst',
      },
      {
        guard: {
          type: 'endedAs',
          params: ({ event }) => ({ output: event.output, outcomes: ['paying', 'notPayable'] }),
        },
        target: '#guidedSender.following',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      {
        guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, outcomes: ['cancelled'] }) },
        target: '#guidedSender.askingNext',
        actions: 'rememberCancelled',
      },
      { target: '#guidedSender.askingNext' },
    ],
  },
  on: {
    'user.found': {
      guard: 'isSignedOut',
      target: '.sending',
      actions: { type: 'takeFoundUser', params: ({ event }) => event },
    },
  },
  states: {
    sending: {
      always: [
        { guard: 'lacksEmail', target: 'registeringEmail' },
        { guard: 'hasToTell', target: 'telling' },
      ],
      on: {
        'account.isNew': { guard: 'isSignedOut', target: 'signingUp' },
        'account.isKnown': { guard: 'isSignedOut', target: 'signingIn' },
        'startOver.requested': 'askingStartOver',
      },
    },
    /** The flow hears who is there once it runs. */
    telling: { entry: 'tellWhoIsThere', always: 'sending' },
    signingUp: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({
          referralCode: context.referralCode,
          earlier: context.unconfirmed,
          entersAtOnce: true as const,
        }),
        onDone: [
          {
            guard: { type: 'hasEntered', params: ({ event }) => event },
            target: 'sending',
            actions: [{ type: 'rememberUser', params: ({ event }) => event }, 'forgetUnconfirmed'],
          },
          {
            target: 'signingIn',
            actions: [{ type: 'rememberUsername', params: ({ event }) => event }, 'forgetUnconfirmed'],
          },
        ],
      },
      on: {
        'account.isKnown': { target: 'signingIn', actions: 'forgetUnconfirmed' },
        'account.postponed': 'sending',
      },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ username: context.username }),
        onDone: [
          {
            guard: { type: 'hasEntered', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'rememberUser', params: ({ event }) => event },
          },
          {
            guard: { type: 'needsEmail', params: ({ event }) => event },
            target: 'registeringEmail',
            actions: { type: 'rememberUser', params: ({ event }) => event },
          },
          { target: 'signingUp', actions: { type: 'rememberUnconfirmed', params: ({ event }) => event } },
        ],
      },
      on: { 'account.isNew': 'signingUp', 'account.postponed': 'sending' },
    },
    /** Signing in moves to e-mail, so an account without one gives it first (D-28). */
    registeringEmail: {
      invoke: {
        id: 'registerEmail',
        src: 'registerEmail',
        onDone: { target: 'sending', actions: { type: 'takeEmail', params: ({ event }) => event } },
      },
    },
    askingStartOver: {
      meta: { asks: 'startOver' },
      on: {
        'startOver.confirmed': { target: '#guidedSender.conversing', reenter: true, actions: 'beginAnother' },
        'startOver.declined': 'sending',
      },
    },
  },
});
