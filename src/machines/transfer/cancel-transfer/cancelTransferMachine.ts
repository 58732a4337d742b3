import { type ActorRefFrom, assign, setup } from 'xstate';
import { type ErrorCode, type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { port } from '../../port.ts';

/** `cancellationClosed`: asking again cannot help, so the transfer stays. */
export type CancelTransferStep = 'cancellation' | 'cancellationRefused' | 'cancellationClosed';

export type CancelTransferEvent = { type: 'cancellation.confirmed' } | { type: 'cancellation.declined' };

export type CancelTransferContext = {
  readonly transferId: string;
  readonly outcome: 'cancelled' | 'kept';
  readonly failure?: Failure | undefined;
};

/** After these no further try can succeed. */
const finalRefusals: readonly ErrorCode[] = ['transferNotCancellable', 'notFound'];

/** Cancels an unpaid transfer after one question (TRF-12, D-122). */
export const cancelTransferMachine = setup({
  types: {
    context: {} as CancelTransferContext,
    events: {} as CancelTransferEvent,
    input: {} as { transferId: string },
    output: {} as { outcome: 'cancelled' | 'kept' },
    meta: {} as { asks: CancelTransferStep },
    tags: {} as 'waiting',
  },
  actors: { cancelTransfer: port<Transfer, { transferId: string }>('cancelTransfer') },
  guards: { isFinal: (_, { error }: { error: unknown }) => finalRefusals.includes(failureOf(error).code) },
  actions: { rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }) },
}).createMachine({
  id: 'cancelTransfer',
  context: ({ input }) => ({ transferId: input.transferId, outcome: 'kept' }),
  initial: 'askingConfirmation',
  states: {
    askingConfirmation: {
      meta: { asks: 'cancellation' },
      on: { 'cancellation.confirmed': 'cancelling', 'cancellation.declined': 'kept' },
    },
    cancelling: {
      tags: 'waiting',
      invoke: {
        id: 'cancelTransfer',
        src: 'cancelTransfer',
        input: ({ context }) => ({ transferId: context.transferId }),
        onDone: { target: 'cancelled', actions: assign({ outcome: 'cancelled' }) },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    refused: {
      meta: { asks: 'cancellationRefused' },
      on: { 'cancellation.confirmed': 'cancelling', 'cancellation.declined': 'kept' },
    },
    closed: { meta: { asks: 'cancellationClosed' }, on: { 'cancellation.declined': 'kept' } },
    cancelled: { type: 'final' },
    kept: { type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});

export type CancelTransferActor = ActorRefFrom<typeof cancelTransferMachine>;
