import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { ProfileChanges } from '#contract/account/profile.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { reauthenticationMachine } from '../reauthentication/reauthenticationMachine.ts';

/** While the password is asked, the child `reauthentication` says so. */
export type EditProfileStep = 'profile';

export type EditProfileContext = {
  readonly userId: string;
  /** Kept so that refused changes can be corrected instead of typed again. */
  readonly changes?: ProfileChanges;
  /** The person as they are once it was saved. */
  readonly user?: User;
  readonly failure?: Failure | undefined;
};

export type EditProfileEvent = { type: 'changes.entered'; changes: ProfileChanges } | { type: 'edit.left' };

/** Changing what one said of oneself: every change is confirmed with the account's password first (PRF-07, D-38). */
export const editProfileMachine = setup({
  types: {
    context: {} as EditProfileContext,
    events: {} as EditProfileEvent,
    input: {} as { readonly userId: string },
    output: {} as { readonly user?: User | undefined },
    meta: {} as { asks: EditProfileStep },
    tags: {} as 'waiting',
    children: {} as { reauthentication: 'reauthentication' },
  },
  actors: {
    reauthentication: reauthenticationMachine,
    saveProfile: port<User, { userId: string; changes: ProfileChanges }>('saveProfile'),
  },
  guards: {
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
    needsPassword: (_, { error }: { error: unknown }) => failureOf(error).code === 'reauthenticationRequired',
  },
}).createMachine({
  id: 'editProfile',
  context: ({ input }) => ({ userId: input.userId }),
  initial: 'askingProfile',
  states: {
    askingProfile: {
      meta: { asks: 'profile' },
      on: {
        'changes.entered': {
          target: 'confirmingPassword',
          actions: assign({ changes: ({ event }) => event.changes, failure: undefined }),
        },
        'edit.left': 'left',
      },
    },
    confirmingPassword: {
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'saving' },
          { target: 'askingProfile' },
        ],
      },
    },
    saving: {
      tags: 'waiting',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ userId: context.userId, changes: answered(context, 'changes') }),
        onDone: { target: 'saved', actions: assign({ user: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'needsPassword', params: ({ event }) => event }, target: 'confirmingPassword' },
          { target: 'askingProfile', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    saved: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ user: context.user }),
});

export type EditProfileActor = ActorRefFrom<typeof editProfileMachine>;
