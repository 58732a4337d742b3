import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { port } from '../../port.ts';

export type ChangePasswordStep = 'passwords';

export type Passwords = { readonly oldPassword: string; readonly password: string; readonly confirmation: string };

/** No password is ever in here: they go from the event straight into the call. */
export type ChangePasswordContext = { readonly isChanged: boolean; readonly failure?: Failure | undefined };

export type ChangePasswordEvent = ({ type: 'passwords.entered' } & Passwords) | { type: 'change.left' };

/** A known password replaced by a new one (PRF-08). */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    output: {} as { readonly isChanged: boolean },
    meta: {} as { asks: ChangePasswordStep },
    tags: {} as 'waiting' | 'personal',
  },
  actors: { changePassword: port<void, Passwords>('changePassword') },
}).createMachine({
  id: 'changePassword',
  context: { isChanged: false },
  initial: 'askingPasswords',
  states: {
    askingPasswords: {
      meta: { asks: 'passwords' },
      on: {
        'passwords.entered': { target: 'changingPassword', actions: assign({ failure: undefined }) },
        'change.left': 'left',
      },
    },
    changingPassword: {
      tags: ['waiting', 'personal'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'passwords.entered');
          const { oldPassword, password, confirmation } = event;
          return { oldPassword, password, confirmation };
        },
        onDone: { target: 'changed', actions: assign({ isChanged: true }) },
        onError: { target: 'askingPasswords', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    changed: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ isChanged: context.isChanged }),
});

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;
