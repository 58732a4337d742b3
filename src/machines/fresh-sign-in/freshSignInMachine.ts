import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/failure.ts';
import { port } from '../port.ts';

export type FreshSignInStep = 'password';

export type FreshSignInEvent = { type: 'password.entered'; password: string } | { type: 'password.declined' };

export type FreshSignInContext = { readonly isConfirmed: boolean; readonly failure?: Failure | undefined };

/**
 * The password once more, where the server asks for a fresh sign-in (D-120). The password is in no context; while it
 * is being checked the tag `personal` keeps the snapshot out of storage.
 */
export const freshSignInMachine = setup({
  types: {
    context: {} as FreshSignInContext,
    events: {} as FreshSignInEvent,
    output: {} as { isConfirmed: boolean },
    meta: {} as { asks: FreshSignInStep },
    tags: {} as 'waiting' | 'personal',
  },
  actors: { confirmPassword: port<void, { password: string }>('confirmPassword') },
}).createMachine({
  id: 'freshSignIn',
  context: { isConfirmed: false },
  initial: 'askingPassword',
  states: {
    askingPassword: {
      meta: { asks: 'password' },
      on: { 'password.entered': 'confirmingPassword', 'password.declined': 'declined' },
    },
    confirmingPassword: {
      tags: ['waiting', 'personal'],
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.entered');
          return { password: event.password };
        },
        onDone: { target: 'confirmed', actions: assign({ isConfirmed: true, failure: undefined }) },
        onError: { target: 'askingPassword', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    confirmed: { type: 'final' },
    declined: { type: 'final' },
  },
  output: ({ context }) => ({ isConfirmed: context.isConfirmed }),
});

export type FreshSignInActor = ActorRefFrom<typeof freshSignInMachine>;
