import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { type ErrorCode, type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { LinkWish, readTrackingLink, revokeTrackingLink, TrackingLink } from '#contract/transfer/trackingLink.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

/** `notShared`: there is nothing to follow any more, and asking again cannot help. */
export type ShareTransferStep = 'wish' | 'link' | 'readingFailed' | 'notShared';

export type ShareTransferContext = {
  readonly transferId: string;
  /** The link there is, while there is one. */
  readonly link?: TrackingLink | undefined;
  readonly wish?: LinkWish | undefined;
  readonly failure?: Failure | undefined;
};

export type ShareTransferEvent =
  | ({ type: 'link.wished' } & LinkWish)
  | { type: 'link.reconsidered' }
  | { type: 'link.ended' }
  | { type: 'reading.retried' }
  | { type: 'sharing.left' };

type OfTransfer = { readonly transferId: string };

/** After these no further try can succeed. */
const finalRefusals: readonly ErrorCode[] = ['transferNotShared', 'notFound'];

/** A link for the recipient of one transfer: shown, made, changed and ended (peers 13). */
export const shareTransferMachine = setup({
  types: {
    context: {} as ShareTransferContext,
    events: {} as ShareTransferEvent,
    input: {} as OfTransfer,
    meta: {} as { asks: ShareTransferStep },
    tags: {} as 'waiting',
  },
  actors: {
    readLink: port<DataOf<typeof readTrackingLink>, OfTransfer>('readLink'),
    makeLink: port<TrackingLink, OfTransfer & LinkWish>('makeLink'),
    revokeLink: port<DataOf<typeof revokeTrackingLink>, OfTransfer>('revokeLink'),
  },
  guards: {
    hasLink: (_, { output }: { output: DataOf<typeof readTrackingLink> }) => output.link !== undefined,
    isFinal: (_, { error }: { error: unknown }) => finalRefusals.includes(failureOf(error).code),
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'shareTransfer',
  context: ({ input }) => ({ transferId: input.transferId }),
  initial: 'readingLink',
  on: { 'sharing.left': '.left' },
  states: {
    readingLink: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { transferId } }) => ({ transferId }),
        onDone: [
          {
            guard: { type: 'hasLink', params: ({ event }) => event },
            target: 'showingLink',
            actions: assign({ link: ({ event }) => event.output.link }),
          },
          { target: 'askingWish' },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'notShared',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'readingFailed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    readingFailed: { meta: { asks: 'readingFailed' }, on: { 'reading.retried': 'readingLink' } },
    askingWish: {
      meta: { asks: 'wish' },
      on: {
        'link.wished': {
          target: 'makingLink',
          actions: assign({ wish: ({ event: { language, showsAmount } }) => ({ language, showsAmount }) }),
        },
      },
    },
    makingLink: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        input: ({ context }) => ({ transferId: context.transferId, ...answered(context, 'wish') }),
        onDone: { target: 'showingLink', actions: assign({ link: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'notShared',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingWish', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    showingLink: {
      meta: { asks: 'link' },
      on: {
        'link.reconsidered': { target: 'askingWish', actions: 'forgetFailure' },
        'link.ended': 'revokingLink',
      },
    },
    revokingLink: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'revokeLink',
        src: 'revokeLink',
        input: ({ context: { transferId } }) => ({ transferId }),
        onDone: { target: 'askingWish', actions: assign({ link: undefined }) },
        onError: { target: 'showingLink', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    notShared: { meta: { asks: 'notShared' } },
    left: { type: 'final' },
  },
});

export type ShareTransferActor = ActorRefFrom<typeof shareTransferMachine>;
