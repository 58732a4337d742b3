import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { HandOverLink, HandOverState } from '#contract/verification/handOver.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

export type HandOverStep = 'code' | 'thisDevice' | 'retry' | 'expired';

export type HandOverContext = {
  readonly link?: HandOverLink;
  /** The phone has opened the link. */
  readonly isOpened: boolean;
  readonly isCaptured: boolean;
  readonly failure?: Failure | undefined;
};

export type HandOverEvent = { type: 'link.requested' } | { type: 'handOver.left' };

/** Seconds between two looks at whether the phone is done. */
const lookEverySeconds = 3;

/** The identity check goes on on a phone, by a code to scan, while this page watches for its end (issue 5). */
export const handOverMachine = setup({
  types: {
    context: {} as HandOverContext,
    events: {} as HandOverEvent,
    output: {} as { readonly isCaptured: boolean },
    meta: {} as { asks: HandOverStep },
    tags: {} as 'waiting',
  },
  actors: {
    requestLink: port<HandOverLink, void>('requestLink'),
    readState: port<HandOverState, void>('readState'),
    wait: port<void, { seconds: number }>('wait'),
    waitUntil: port<void, { at: number }>('waitUntil'),
  },
  guards: {
    needsHttps: (_, { error }: { error: unknown }) => failureOf(error).code === 'handOverNeedsHttps',
    isCaptured: (_, { output }: { output: HandOverState }) => output === 'captured',
  },
}).createMachine({
  id: 'handOver',
  context: { isOpened: false, isCaptured: false },
  initial: 'requestingLink',
  on: { 'handOver.left': '.left' },
  states: {
    requestingLink: {
      tags: 'waiting',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        onDone: {
          target: 'showingCode',
          actions: assign({ link: ({ event }) => event.output, isOpened: false, failure: undefined }),
        },
        onError: [
          { guard: { type: 'needsHttps', params: ({ event }) => event }, target: 'offeringThisDevice' },
          { target: 'askingToRetry', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    showingCode: {
      initial: 'pausing',
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: answered(context, 'link').expiresAt }),
        onDone: 'expired',
      },
      states: {
        pausing: {
          meta: { asks: 'code' },
          invoke: { id: 'wait', src: 'wait', input: { seconds: lookEverySeconds }, onDone: 'looking' },
        },
        looking: {
          meta: { asks: 'code' },
          invoke: {
            id: 'readState',
            src: 'readState',
            onDone: [
              {
                guard: { type: 'isCaptured', params: ({ event }) => event },
                target: '#handOver.captured',
                actions: assign({ isCaptured: true }),
              },
              { target: 'pausing', actions: assign({ isOpened: ({ event }) => event.output === 'opened' }) },
            ],
            onError: 'pausing',
          },
        },
      },
    },
    offeringThisDevice: { meta: { asks: 'thisDevice' } },
    askingToRetry: { meta: { asks: 'retry' }, on: { 'link.requested': 'requestingLink' } },
    expired: { meta: { asks: 'expired' }, on: { 'link.requested': 'requestingLink' } },
    captured: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ isCaptured: context.isCaptured }),
});

export type HandOverActor = ActorRefFrom<typeof handOverMachine>;
