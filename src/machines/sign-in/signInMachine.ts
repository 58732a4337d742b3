import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import type { User } from '#contract/account.ts';
import { type ErrorCode, type Failure, failureOf } from '#contract/failure.ts';
import { answered } from '../answered.ts';
import { type CodeChannel, codeChannelOf } from '../confirm-code/codeChannel.ts';
import { port } from '../port.ts';

/** `blockedNotice` stays until the person dismisses it or contacts us (AUT-21). */
export type SignInStep = 'credentials' | 'blockedNotice';

export type Credentials = { readonly username: string; readonly password: string };

export type SignInOutput =
  | { readonly kind: 'signedIn'; readonly user: User }
  /** Signed in, but only by phone: an e-mail comes before anything else (D-28). */
  | { readonly kind: 'needsEmail'; readonly user: User }
  /** The server has just sent a code there (D-27). */
  | { readonly kind: 'notConfirmed'; readonly username: string; readonly channel: CodeChannel };

/** The password is never here: it goes from the event straight into the call. */
export type SignInContext = {
  readonly username?: string | undefined;
  readonly user?: User;
  readonly failure?: Failure | undefined;
};

export type SignInEvent = ({ type: 'credentials.entered' } & Credentials) | { type: 'notice.dismissed' };

const blockingRefusals: readonly ErrorCode[] = ['accountBlocked', 'accountInactive'];

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { readonly username?: string | undefined },
    output: {} as SignInOutput,
    meta: {} as { asks: SignInStep },
    tags: {} as 'waiting',
  },
  actors: { signIn: port<User, Credentials>('signIn') },
  guards: {
    hasEmail: (_, { output }: { output: User }) => output.hasEmail,
    needsConfirming: (_, { error }: { error: unknown }) => failureOf(error).code === 'accountNotConfirmed',
    isBlocked: (_, { error }: { error: unknown }) => blockingRefusals.includes(failureOf(error).code),
  },
  actions: {
    rememberUser: assign({ user: (_, { output }: { output: User }) => output }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ username: input.username }),
  initial: 'askingCredentials',
  states: {
    askingCredentials: {
      meta: { asks: 'credentials' },
      on: {
        'credentials.entered': {
          target: 'signingIn',
          actions: assign({ username: ({ event }) => event.username, failure: undefined }),
        },
      },
    },
    signingIn: {
      tags: 'waiting',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.entered');
          return { username: event.username, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'hasEmail', params: ({ event }) => event },
            target: 'signedIn',
            actions: { type: 'rememberUser', params: ({ event }) => event },
          },
          { target: 'needsEmail', actions: { type: 'rememberUser', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'needsConfirming', params: ({ event }) => event }, target: 'notConfirmed' },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event },
            target: 'askingToContactUs',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingCredentials', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    askingToContactUs: {
      meta: { asks: 'blockedNotice' },
      on: { 'notice.dismissed': { target: 'askingCredentials', actions: assign({ failure: undefined }) } },
    },
    signedIn: { type: 'final' },
    needsEmail: { type: 'final' },
    notConfirmed: { type: 'final' },
  },
  output: ({ context }): SignInOutput => {
    const { user } = context;
    if (user) return { kind: user.hasEmail ? 'signedIn' : 'needsEmail', user };
    const username = answered(context, 'username');
    return { kind: 'notConfirmed', username, channel: codeChannelOf(username) };
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
