import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { confirmCodeMachine } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';
import { reauthenticationMachine } from '../reauthentication/reauthenticationMachine.ts';

/** While the code is asked, the child `confirmCode` says which step it is at; the child `reauthentication` asks `password`. */
export type RegisterEmailStep = 'email' | 'password';

export type RegisterEmailContext = {
  readonly email?: string;
  readonly sent?: SentCode;
  readonly failure?: Failure | undefined;
};

export type RegisterEmailEvent = { type: 'email.entered'; email: string } | { type: 'email.reopened' };

/** A person who signs in by phone adds the e-mail that signing in moves to (AUT-29). */
export const registerEmailMachine = setup({
  types: {
    context: {} as RegisterEmailContext,
    events: {} as RegisterEmailEvent,
    output: {} as { readonly email: string },
    meta: {} as { asks: RegisterEmailStep },
    tags: {} as 'waiting',
    children: {} as { confirmCode: 'confirmCode'; reauthentication: 'reauthentication' },
  },
  actors: {
    registerEmail: port<SentCode, { email: string }>('registerEmail'),
    confirmCode: confirmCodeMachine,
    reauthentication: reauthenticationMachine,
  },
  guards: {
    needsReauthentication: (_, { error }: { error: unknown }) => failureOf(error).code === 'reauthenticationRequired',
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
  },
}).createMachine({
  id: 'registerEmail',
  context: {},
  initial: 'askingEmail',
  states: {
    askingEmail: {
      meta: { asks: 'email' },
      on: {
        'email.entered': {
          target: 'registeringEmail',
          actions: assign({ email: ({ event }) => event.email, failure: undefined }),
        },
      },
    },
    registeringEmail: {
      tags: 'waiting',
      invoke: {
        id: 'registerEmail',
        src: 'registerEmail',
        input: ({ context }) => ({ email: answered(context, 'email') }),
        onDone: { target: 'confirmingCode', actions: assign({ sent: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'needsReauthentication', params: ({ event }) => event }, target: 'confirmingPassword' },
          { target: 'askingEmail', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    confirmingPassword: {
      meta: { asks: 'password' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'registeringEmail' },
          { target: 'askingEmail' },
        ],
      },
    },
    confirmingCode: {
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({
          purpose: 'newEmail',
          channel: 'email',
          username: answered(context, 'email'),
          sent: context.sent,
        }),
        onDone: 'registered',
      },
      on: { 'email.reopened': 'askingEmail' },
    },
    registered: { type: 'final' },
  },
  output: ({ context }) => ({ email: answered(context, 'email') }),
});

export type RegisterEmailActor = ActorRefFrom<typeof registerEmailMachine>;
