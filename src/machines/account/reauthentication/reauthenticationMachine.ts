import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import type { PendingDeed } from '#contract/account/deed.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { port } from '../../port.ts';

export type ReauthenticationStep = 'passkey' | 'password';

export type ReauthenticationEvent =
  | { type: 'passkey.chosen' }
  | { type: 'password.chosen' }
  /** `code` where this person has codes. */
  | { type: 'password.entered'; password: string; code?: string | undefined }
  | { type: 'password.declined' };

export type ReauthenticationContext = {
  readonly isConfirmed: boolean;
  /** What the page knows of its person; the product looks again when it begins. */
  readonly hasFactor: boolean;
  /** What is confirmed, and by what it can be; nothing until the server has said, and when it could not. */
  readonly pending?: PendingDeed | undefined;
  readonly failure?: Failure | undefined;
};

type PasswordProof = { readonly password: string; readonly code?: string; readonly deed?: string };
type Pending = { output: PendingDeed };

/** Whether a code is asked for beside the password. */
export const asksCode = ({ pending }: ReauthenticationContext): boolean =>
  pending?.deed !== undefined && pending.ways.code;

/**
 * What the server asks for before it acts (D-120): the password, and of whoever has a second factor a passkey or the
 * password with a code. The password is in no context; while it is being checked the tag `personal` keeps the snapshot out of storage.
 */
export const reauthenticationMachine = setup({
  types: {
    context: {} as ReauthenticationContext,
    events: {} as ReauthenticationEvent,
    input: {} as { readonly hasFactor: boolean } | undefined,
    output: {} as { isConfirmed: boolean },
    meta: {} as { asks: ReauthenticationStep },
    tags: {} as 'waiting' | 'personal',
  },
  actors: {
    readDeed: port<PendingDeed, void>('readDeed'),
    confirmByPasskey: port<void, { deed: string }>('confirmByPasskey'),
    confirmPassword: port<void, PasswordProof>('confirmPassword'),
  },
  guards: {
    hasFactor: ({ context }) => context.hasFactor,
    takesPasskey: (_, { output: { deed, ways } }: Pending) => deed !== undefined && ways.passkey,
    hasCode: ({ context }) => asksCode(context),
  },
  actions: {
    confirm: assign({ isConfirmed: true, failure: undefined }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'reauthentication',
  context: ({ input }) => ({ isConfirmed: false, hasFactor: input?.hasFactor ?? false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasFactor', target: 'readingDeed' }, { target: 'askingPassword' }] },
    readingDeed: {
      tags: 'waiting',
      invoke: {
        id: 'readDeed',
        src: 'readDeed',
        onDone: [
          {
            guard: { type: 'takesPasskey', params: ({ event }) => event },
            target: 'askingPasskey',
            actions: assign({ pending: ({ event }) => event.output }),
          },
          { target: 'askingPassword', actions: assign({ pending: ({ event }) => event.output }) },
        ],
        onError: { target: 'askingPassword', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    askingPasskey: {
      meta: { asks: 'passkey' },
      on: {
        'passkey.chosen': { target: 'confirmingPasskey', actions: 'forgetFailure' },
        'password.chosen': { guard: 'hasCode', target: 'askingPassword', actions: 'forgetFailure' },
        'password.declined': 'declined',
      },
    },
    confirmingPasskey: {
      tags: 'waiting',
      invoke: {
        id: 'confirmByPasskey',
        src: 'confirmByPasskey',
        input: ({ context }) => ({ deed: context.pending?.deed?.hash ?? '' }),
        onDone: { target: 'confirmed', actions: 'confirm' },
        onError: { target: 'askingPasskey', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    askingPassword: {
      meta: { asks: 'password' },
      on: {
        'password.entered': { target: 'confirmingPassword', actions: 'forgetFailure' },
        'password.declined': 'declined',
      },
    },
    confirmingPassword: {
      tags: ['waiting', 'personal'],
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.entered');
          const { password, code = '' } = event;
          const deed = context.pending?.deed?.hash;
          return deed !== undefined && asksCode(context) ? { password, code, deed } : { password };
        },
        onDone: { target: 'confirmed', actions: 'confirm' },
        onError: { target: 'askingPassword', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    confirmed: { type: 'final' },
    declined: { type: 'final' },
  },
  output: ({ context }) => ({ isConfirmed: context.isConfirmed }),
});

export type ReauthenticationActor = ActorRefFrom<typeof reauthenticationMachine>;
