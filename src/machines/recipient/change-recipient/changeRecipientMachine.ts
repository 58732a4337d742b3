import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import { reauthenticationMachine } from '../../account/reauthentication/reauthenticationMachine.ts';
import { answered } from '../../answered.ts';
import { summaryOf, type TransferSummary } from '../../payment/pay-transfer/transferSummary.ts';
import { port } from '../../port.ts';
import type { AddRecipientOutput } from '../add-recipient/addRecipientContext.ts';
import { addRecipientMachine } from '../add-recipient/addRecipientMachine.ts';
import {
  confirmNewRecipientMachine,
  type RecipientConfirmation,
} from '../confirm-new-recipient/confirmNewRecipientMachine.ts';
import { type RecipientChangeWayOut, wayOutOf } from './wayOut.ts';

/** All but `otherRecipient` and `comparison` are asked by a child: addRecipient, confirmNewRecipient, reauthentication. */
export type ChangeRecipientStep = 'otherRecipient' | 'newRecipient' | 'comparison' | 'acknowledgement' | 'password';

export type ChangeRecipientInput = {
  readonly transfer: TransferSummary;
  /** Begins every Idempotency-Key of a recipient added here. */
  readonly keyPrefix: string;
};

export type ChangeRecipientContext = ChangeRecipientInput & {
  readonly recipientId?: string | undefined;
  readonly isAcknowledged: boolean;
  /** Recipients added so far. */
  readonly added: number;
  readonly changed?: TransferSummary;
  readonly failure?: Failure | undefined;
};

export type ChangeRecipientEvent =
  | { type: 'recipient.chosen'; recipientId: string }
  | { type: 'recipient.deleted'; recipientId: string }
  | { type: 'recipient.confirmed' }
  /** `corrects`: the details of the one it goes to, of which only the name is to be put right. */
  | { type: 'newRecipient.chosen'; corrects?: RecipientDraft | undefined }
  /** The one before and the one after were seen beside each other. */
  | { type: 'change.agreed' }
  | { type: 'another.chosen' }
  | { type: 'change.declined' };

export type ChangeRecipientOutput =
  | { readonly outcome: 'changed'; readonly transfer: TransferSummary; readonly isAcknowledged: boolean }
  | { readonly outcome: 'kept' }
  /** Meanwhile it can have no other: it is being paid, or has ended. */
  | { readonly outcome: 'notChangeable'; readonly failure: Failure };

type Failed = { error: unknown };
type Refused = Failed & { wayOut: RecipientChangeWayOut };
type Confirmed = { output: { outcome: RecipientConfirmation } };

/** Another recipient for a transfer that is not paid yet (D-86), agreed to with both beside each other (peers 16). */
export const changeRecipientMachine = setup({
  types: {
    context: {} as ChangeRecipientContext,
    events: {} as ChangeRecipientEvent,
    input: {} as ChangeRecipientInput,
    output: {} as ChangeRecipientOutput,
    meta: {} as { asks: ChangeRecipientStep },
    tags: {} as 'waiting',
    children: {} as {
      addRecipient: 'addRecipient';
      confirmNewRecipient: 'confirmNewRecipient';
      reauthentication: 'reauthentication';
    },
  },
  actors: {
    addRecipient: addRecipientMachine,
    confirmNewRecipient: confirmNewRecipientMachine,
    reauthentication: reauthenticationMachine,
    changeRecipient: port<Transfer, { transferId: string; recipientId: string; isAcknowledged: boolean }>(
      'changeRecipient',
    ),
  },
  guards: {
    isChosen: ({ context }, { recipientId }: { recipientId: string }) => context.recipientId === recipientId,
    hasRecipient: ({ context }) => context.recipientId !== undefined,
    isSaved: (_, { output }: { output: AddRecipientOutput }) => output.outcome === 'saved',
    isDeclined: (_, { output }: Confirmed) => output.outcome === 'declined',
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
    leadsTo: (_, { error, wayOut }: Refused) => wayOutOf(failureOf(error)) === wayOut,
  },
  actions: {
    rememberRecipient: assign({ recipientId: (_, { recipientId }: { recipientId: string }) => recipientId }),
    takeSavedRecipient: assign({
      recipientId: ({ context }, { output }: { output: AddRecipientOutput }) =>
        output.outcome === 'saved' ? output.recipient.id : context.recipientId,
    }),
    takeConfirmation: assign({ isAcknowledged: (_, { output }: Confirmed) => output.outcome === 'acknowledged' }),
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
    forgetRecipient: assign({ recipientId: undefined }),
  },
}).createMachine({
  id: 'changeRecipient',
  context: ({ input }) => ({ ...input, isAcknowledged: false, added: 0 }),
  initial: 'askingRecipient',
  states: {
    askingRecipient: {
      meta: { asks: 'otherRecipient' },
      exit: 'forgetFailure',
      on: {
        'recipient.chosen': {
          actions: [{ type: 'rememberRecipient', params: ({ event }) => event }, 'forgetFailure'],
        },
        'recipient.deleted': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          actions: 'forgetRecipient',
        },
        'recipient.confirmed': { guard: 'hasRecipient', target: 'comparing' },
        'newRecipient.chosen': 'addingRecipient',
        'change.declined': 'kept',
      },
    },
    addingRecipient: {
      meta: { asks: 'newRecipient' },
      entry: assign({ added: ({ context }) => context.added + 1 }),
      invoke: {
        id: 'addRecipient',
        src: 'addRecipient',
        input: ({ context: { transfer, keyPrefix, added }, event }) => ({
          countryCode: transfer.destinationCountryCode,
          transferMethod: transfer.transferMethod,
          keyPrefix: `${keyPrefix}.${added}`,
          ...(event.type === 'newRecipient.chosen' && event.corrects && { corrects: event.corrects }),
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'comparing',
            actions: { type: 'takeSavedRecipient', params: ({ event }) => event },
          },
          { target: 'askingRecipient' },
        ],
      },
    },
    comparing: {
      meta: { asks: 'comparison' },
      on: {
        'change.agreed': 'confirmingRecipient',
        'another.chosen': 'askingRecipient',
        'change.declined': 'kept',
      },
    },
    confirmingRecipient: {
      meta: { asks: 'acknowledgement' },
      invoke: {
        id: 'confirmNewRecipient',
        src: 'confirmNewRecipient',
        input: ({ context }) => ({ recipientId: answered(context, 'recipientId') }),
        onDone: [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'askingRecipient' },
          { target: 'changing', actions: { type: 'takeConfirmation', params: ({ event }) => event } },
        ],
      },
    },
    /** Sent to before as far as we saw, but the server wants the sender's word. */
    acknowledgingAfterAll: {
      meta: { asks: 'acknowledgement' },
      invoke: {
        id: 'confirmNewRecipient',
        src: 'confirmNewRecipient',
        input: ({ context }) => ({ recipientId: answered(context, 'recipientId'), isRequired: true }),
        onDone: [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'askingRecipient' },
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
          transferId: context.transfer.id,
          recipientId: answered(context, 'recipientId'),
          isAcknowledged: context.isAcknowledged,
        }),
        onDone: { target: 'changed', actions: assign({ changed: ({ event }) => summaryOf(event.output) }) },
        onError: [
          {
            guard: { type: 'leadsTo', params: ({ event: { error } }) => ({ error, wayOut: 'password' }) },
            target: 'confirmingPassword',
          },
          {
            guard: { type: 'leadsTo', params: ({ event: { error } }) => ({ error, wayOut: 'acknowledgement' }) },
            target: 'acknowledgingAfterAll',
          },
          {
            guard: { type: 'leadsTo', params: ({ event: { error } }) => ({ error, wayOut: 'otherRecipient' }) },
            target: 'askingRecipient',
            actions: ['forgetRecipient', { type: 'rememberFailure', params: ({ event }) => event }],
          },
          {
            guard: { type: 'leadsTo', params: ({ event: { error } }) => ({ error, wayOut: 'notChangeable' }) },
            target: 'notChangeable',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingRecipient', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirmingPassword: {
      meta: { asks: 'password' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'changing' },
          { target: 'askingRecipient' },
        ],
      },
    },
    changed: { type: 'final' },
    kept: { type: 'final' },
    notChangeable: { type: 'final' },
  },
  output: ({ context }) => outputOf(context),
});

function outputOf({ changed, isAcknowledged, failure }: ChangeRecipientContext): ChangeRecipientOutput {
  if (changed) return { outcome: 'changed', transfer: changed, isAcknowledged };
  return failure ? { outcome: 'notChangeable', failure } : { outcome: 'kept' };
}

export type ChangeRecipientActor = ActorRefFrom<typeof changeRecipientMachine>;
