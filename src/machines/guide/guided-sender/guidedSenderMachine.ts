import type { ActorRefFrom } from 'xstate';
import { answered } from '../../answered.ts';
import { conversingState } from './conversingState.ts';
import { guidedSenderSetup } from './guidedSenderSetup.ts';

/** A whole transfer by conversation: finds out who is there and runs the flows of the screens in turn. */
export const guidedSenderMachine = guidedSenderSetup.createMachine({
  id: 'guidedSender',
  context: ({ input }) => ({ ...input, round: 0, toldUserId: input.isUnderWay ? undefined : input.userId }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'followsPayment', target: 'following' },
        { guard: 'isUnderWay', target: 'conversing' },
        { guard: 'isSignedIn', target: 'remembering' },
        { target: 'conversing' },
      ],
    },
    remembering: {
      tags: 'waiting',
      invoke: {
        id: 'fetchPast',
        src: 'fetchPast',
        input: ({ context }) => ({ userId: answered(context, 'userId') }),
        onDone: [
          {
            guard: { type: 'hasPast', params: ({ event }) => event },
            target: 'askingRepeat',
            actions: { type: 'takePast', params: ({ event }) => event },
          },
          { target: 'conversing' },
        ],
        /** Not knowing the past only costs the sender a shortcut. */
        onError: 'conversing',
      },
    },
    askingRepeat: {
      meta: { asks: 'repeat' },
      on: {
        'repeat.chosen': { guard: 'hasLast', target: 'conversing', actions: 'takeLast' },
        'rest.chosen': { guard: 'hasRest', target: 'conversing', actions: 'takeRest' },
        'unpaid.chosen': { guard: 'hasUnpaid', target: 'conversing', actions: 'takeUnpaid' },
        'begun.chosen': { guard: 'hasBegun', target: 'conversing', actions: 'takeBegun' },
        'repeat.declined': 'conversing',
      },
    },
    conversing: conversingState,
    verifyingFirst: {
      invoke: {
        id: 'verifyIdentity',
        src: 'verifyIdentity',
        input: ({ context }) => ({ userId: answered(context, 'userId') }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event },
            target: 'conversing',
            actions: 'beVerified',
          },
          { target: 'askingNext' },
        ],
      },
    },
    following: {
      invoke: {
        id: 'paymentResult',
        src: 'paymentResult',
        input: ({ context }) => ({ ...context.followed, isSignedIn: context.userId !== undefined }),
        onDone: [
          {
            guard: { type: 'triesAgain', params: ({ event }) => event },
            target: 'conversing',
            actions: 'payAgain',
          },
          { target: 'askingNext' },
        ],
      },
      on: {
        'another.chosen': [
          { guard: 'isSignedIn', target: 'remembering', actions: 'beginAnother' },
          { target: 'conversing', actions: 'beginAnother' },
        ],
      },
    },
    askingNext: {
      meta: { asks: 'next' },
      on: { 'another.chosen': { target: 'conversing', actions: 'beginAnother' } },
    },
  },
});

export type GuidedSenderActor = ActorRefFrom<typeof guidedSenderMachine>;
