import { type ActorRefFrom, assign, setup } from 'xstate';
import { port } from '../../port.ts';

export type ConfirmNewRecipientStep = 'acknowledgement';

export type ConfirmNewRecipientEvent = { type: 'acknowledgement.given' } | { type: 'acknowledgement.declined' };

/** `known`: sent to before, nothing was asked. */
export type RecipientConfirmation = 'known' | 'acknowledged' | 'declined';

export type ConfirmNewRecipientInput = {
  readonly recipientId: string;
  /** The server wants the acknowledgement, so nothing needs to be looked up. */
  readonly isRequired?: boolean;
};

export type ConfirmNewRecipientContext = ConfirmNewRecipientInput & {
  readonly outcome: RecipientConfirmation;
};

/** Asks whether the sender knows and trusts somebody they never sent to (RCP-11, D-65); in doubt it asks. */
export const confirmNewRecipientMachine = setup({
  types: {
    context: {} as ConfirmNewRecipientContext,
    events: {} as ConfirmNewRecipientEvent,
    input: {} as ConfirmNewRecipientInput,
    output: {} as { outcome: RecipientConfirmation },
    meta: {} as { asks: ConfirmNewRecipientStep },
    tags: {} as 'waiting',
  },
  actors: { checkFirstTime: port<{ isFirstTime: boolean }, { recipientId: string }>('checkFirstTime') },
  guards: {
    isRequired: ({ context }) => context.isRequired === true,
    isFirstTime: (_, { output }: { output: { isFirstTime: boolean } }) => output.isFirstTime,
  },
}).createMachine({
  id: 'confirmNewRecipient',
  context: ({ input }) => ({ ...input, outcome: 'known' }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isRequired', target: 'askingAcknowledgement' }, { target: 'checkingFirstTime' }] },
    checkingFirstTime: {
      tags: 'waiting',
      invoke: {
        id: 'checkFirstTime',
        src: 'checkFirstTime',
        input: ({ context }) => ({ recipientId: context.recipientId }),
        onDone: [
          { guard: { type: 'isFirstTime', params: ({ event }) => event }, target: 'askingAcknowledgement' },
          { target: 'confirmed' },
        ],
        onError: 'askingAcknowledgement',
      },
    },
    askingAcknowledgement: {
      meta: { asks: 'acknowledgement' },
      on: {
        'acknowledgement.given': { target: 'confirmed', actions: assign({ outcome: 'acknowledged' }) },
        'acknowledgement.declined': { target: 'declined', actions: assign({ outcome: 'declined' }) },
      },
    },
    confirmed: { type: 'final' },
    declined: { type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});

export type ConfirmNewRecipientActor = ActorRefFrom<typeof confirmNewRecipientMachine>;
