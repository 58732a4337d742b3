import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SupportMessage, ToSupport } from '#contract/help/support.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { port } from '../../port.ts';

export type TalkToPersonStep = 'message' | 'notSent';

/** Where the sender is, what was said there before, and what tells this message from any other. */
export type TalkToPersonInput = Omit<ToSupport, 'text'> & { readonly idempotencyKey: string };

export type KeyedMessage = ToSupport & { readonly idempotencyKey: string };

export type TalkToPersonContext = TalkToPersonInput & {
  readonly text: string;
  readonly sent?: SupportMessage;
  readonly failure?: Failure | undefined;
};

export type TalkToPersonEvent =
  | { type: 'message.entered'; text: string }
  | { type: 'retry.chosen' }
  | { type: 'person.dismissed' };

export type TalkToPersonOutput = { readonly sent?: SupportMessage | undefined };

/** One message to one of our people, whatever else is under way (chat rule 17). Their answer comes when it comes. */
export const talkToPersonMachine = setup({
  types: {
    context: {} as TalkToPersonContext,
    events: {} as TalkToPersonEvent,
    input: {} as TalkToPersonInput,
    output: {} as TalkToPersonOutput,
    meta: {} as { asks: TalkToPersonStep },
    tags: {} as 'waiting' | 'personal',
  },
  actors: { sendMessage: port<{ message: SupportMessage }, KeyedMessage>('sendMessage') },
}).createMachine({
  id: 'talkToPerson',
  context: ({ input }) => ({ ...input, text: '' }),
  initial: 'askingMessage',
  states: {
    askingMessage: {
      meta: { asks: 'message' },
      on: {
        'message.entered': { target: 'sending', actions: assign({ text: ({ event }) => event.text }) },
        'person.dismissed': 'dismissed',
      },
    },
    sending: {
      tags: 'waiting',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { idempotencyKey, text, account, flow, question, transferId } }) => ({
          ...{ idempotencyKey, text, account },
          ...(flow && { flow }),
          ...(question && { question }),
          ...(transferId && { transferId }),
        }),
        onDone: { target: 'sent', actions: assign({ sent: ({ event }) => event.output.message, failure: undefined }) },
        onError: { target: 'askingAgain', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    /** What was written is there still. */
    askingAgain: {
      meta: { asks: 'notSent' },
      on: { 'retry.chosen': 'sending', 'person.dismissed': 'dismissed' },
    },
    sent: { type: 'final' },
    dismissed: { type: 'final' },
  },
  output: ({ context }) => ({ sent: context.sent }),
});

export type TalkToPersonActor = ActorRefFrom<typeof talkToPersonMachine>;
