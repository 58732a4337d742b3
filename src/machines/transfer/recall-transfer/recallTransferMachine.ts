import { type ActorRefFrom, assign, setup } from 'xstate';
import { type ErrorCode, type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { RecallCase, RecallView, RecallWish } from '#contract/transfer/recall.ts';
import type { RecallReason } from '#domain/transfer/recall.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

/** `notRecalled`: nobody confirmed a delivery, or it came back, so there is nothing to ask a partner for. */
export type RecallTransferStep = 'reason' | 'checklist' | 'terms' | 'case' | 'readingFailed' | 'notRecalled';

type OfTransfer = { readonly transferId: string };

export type RecallTransferContext = OfTransfer & {
  readonly reason?: RecallReason | undefined;
  /** What the partner confirmed, and how such cases ended. */
  readonly view?: RecallView | undefined;
  readonly failure?: Failure | undefined;
};

export type RecallTransferEvent =
  | { type: 'reason.chosen'; reason: RecallReason }
  | { type: 'checks.made' }
  | { type: 'step.reopened' }
  | { type: 'case.requested' }
  | { type: 'reading.retried' }
  | { type: 'recall.left' };

/** After these no further try can succeed. */
const finalRefusals: readonly ErrorCode[] = ['transferNotDelivered', 'notFound'];

/** What went wrong with a delivered transfer, what to look at first, and the case about it (peers 17). */
export const recallTransferMachine = setup({
  types: {
    context: {} as RecallTransferContext,
    events: {} as RecallTransferEvent,
    input: {} as OfTransfer,
    meta: {} as { asks: RecallTransferStep },
    tags: {} as 'waiting',
  },
  actors: {
    readRecall: port<RecallView, OfTransfer>('readRecall'),
    openRecall: port<RecallCase, OfTransfer & RecallWish>('openRecall'),
  },
  guards: {
    hasCase: (_, { output }: { output: RecallView }) => output.recall !== undefined,
    isFinal: (_, { error }: { error: unknown }) => finalRefusals.includes(failureOf(error).code),
    saysNotReceived: (_, { reason }: { reason: RecallReason | undefined }) => reason === 'notReceived',
  },
  actions: {
    rememberView: assign({ view: (_, { output }: { output: RecallView }) => output }),
    rememberReason: assign({ reason: (_, { reason }: { reason: RecallReason }) => reason }),
    rememberCase: assign({
      view: ({ context }, { output }: { output: RecallCase }) => ({ ...answered(context, 'view'), recall: output }),
    }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'recallTransfer',
  context: ({ input }) => ({ transferId: input.transferId }),
  initial: 'readingRecall',
  on: { 'recall.left': '.left' },
  states: {
    readingRecall: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'readRecall',
        src: 'readRecall',
        input: ({ context: { transferId } }) => ({ transferId }),
        onDone: [
          {
            guard: { type: 'hasCase', params: ({ event }) => event },
            target: 'showingCase',
            actions: { type: 'rememberView', params: ({ event }) => event },
          },
          { target: 'askingReason', actions: { type: 'rememberView', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'notRecalled',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'readingFailed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    readingFailed: { meta: { asks: 'readingFailed' }, on: { 'reading.retried': 'readingRecall' } },
    askingReason: {
      meta: { asks: 'reason' },
      on: {
        'reason.chosen': [
          {
            guard: { type: 'saysNotReceived', params: ({ event }) => event },
            target: 'showingChecklist',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'showingTerms', actions: { type: 'rememberReason', params: ({ event }) => event } },
        ],
      },
    },
    showingChecklist: {
      meta: { asks: 'checklist' },
      on: { 'checks.made': 'showingTerms', 'step.reopened': 'askingReason' },
    },
    showingTerms: {
      meta: { asks: 'terms' },
      on: {
        'case.requested': 'openingCase',
        'step.reopened': [
          {
            guard: { type: 'saysNotReceived', params: ({ context }) => ({ reason: context.reason }) },
            target: 'showingChecklist',
            actions: 'forgetFailure',
          },
          { target: 'askingReason', actions: 'forgetFailure' },
        ],
      },
    },
    openingCase: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'openRecall',
        src: 'openRecall',
        input: ({ context }) => ({ transferId: context.transferId, reason: answered(context, 'reason') }),
        onDone: { target: 'showingCase', actions: { type: 'rememberCase', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'notRecalled',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'showingTerms', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    showingCase: { meta: { asks: 'case' } },
    notRecalled: { meta: { asks: 'notRecalled' } },
    left: { type: 'final' },
  },
});

export type RecallTransferActor = ActorRefFrom<typeof recallTransferMachine>;
