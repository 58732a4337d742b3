import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { FactorWays } from '#contract/account/deed.ts';
import { type ErrorCode, type Failure, failureOf } from '#contract/protocol/failure.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { type CodeChannel, codeChannelOf } from '../confirm-code/codeChannel.ts';

/** `blockedNotice` stays until the person dismisses it or contacts us (AUT-21). */
export type SignInStep = 'credentials' | 'secondFactor' | 'blockedNotice';

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
  /** By what somebody can finish who gave the password in a browser they never used; nothing before that. */
  readonly ways?: FactorWays | undefined;
  readonly failure?: Failure | undefined;
};

export type SignInEvent =
  | ({ type: 'credentials.entered' } & Credentials)
  | { type: 'passkey.chosen' }
  | { type: 'code.entered'; code: string }
  | { type: 'factor.left' }
  | { type: 'notice.dismissed' };

/** The server names them by one word each. */
function waysIn(error: unknown): FactorWays {
  const words = failureOf(error).details.params?.ways?.split(' ') ?? [];
  return { passkey: words.includes('passkey'), code: words.includes('code') };
}

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
  actors: {
    signIn: port<User, Credentials>('signIn'),
    signInByPasskey: port<User, void>('signInByPasskey'),
    signInByCode: port<User, { code: string }>('signInByCode'),
  },
  guards: {
    hasEmail: (_, { output }: { output: User }) => output.hasEmail,
    needsConfirming: (_, { error }: { error: unknown }) => failureOf(error).code === 'accountNotConfirmed',
    needsFactor: (_, { error }: { error: unknown }) => failureOf(error).code === 'secondFactorRequired',
    hasPasskey: ({ context }) => context.ways?.passkey === true,
    hasCode: ({ context }) => context.ways?.code === true,
    isHalfOver: (_, { error }: { error: unknown }) => failureOf(error).code === 'signInExpired',
    isHalfSignedIn: ({ context }) => context.ways !== undefined,
    isBlocked: (_, { error }: { error: unknown }) => blockingRefusals.includes(failureOf(error).code),
  },
  actions: {
    rememberUser: assign({ user: (_, { output }: { output: User }) => output }),
    rememberWays: assign({ ways: (_, { error }: { error: unknown }) => waysIn(error), failure: undefined }),
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
        'passkey.chosen': { target: 'provingPasskey', actions: assign({ failure: undefined }) },
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
            guard: { type: 'needsFactor', params: ({ event }) => event },
            target: 'askingFactor',
            actions: { type: 'rememberWays', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event },
            target: 'askingToContactUs',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingCredentials', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    askingFactor: {
      meta: { asks: 'secondFactor' },
      on: {
        'passkey.chosen': { guard: 'hasPasskey', target: 'provingPasskey', actions: assign({ failure: undefined }) },
        'code.entered': { guard: 'hasCode', target: 'provingCode', actions: assign({ failure: undefined }) },
        'factor.left': { target: 'askingCredentials', actions: assign({ ways: undefined, failure: undefined }) },
      },
    },
    provingPasskey: {
      tags: 'waiting',
      invoke: {
        id: 'signInByPasskey',
        src: 'signInByPasskey',
        onDone: [
          {
            guard: { type: 'hasEmail', params: ({ event }) => event },
            target: 'signedIn',
            actions: { type: 'rememberUser', params: ({ event }) => event },
          },
          { target: 'needsEmail', actions: { type: 'rememberUser', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isBlocked', params: ({ event }) => event },
            target: 'askingToContactUs',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            guard: 'isHalfSignedIn',
            target: 'askingFactor',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingCredentials', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    provingCode: {
      tags: 'waiting',
      invoke: {
        id: 'signInByCode',
        src: 'signInByCode',
        input: ({ event }) => {
          assertEvent(event, 'code.entered');
          return { code: event.code };
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
          // The password is too long ago by now: it is asked for again.
          {
            guard: { type: 'isHalfOver', params: ({ event }) => event },
            target: 'askingCredentials',
            actions: [assign({ ways: undefined }), { type: 'rememberFailure', params: ({ event }) => event }],
          },
          { target: 'askingFactor', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    askingToContactUs: {
      meta: { asks: 'blockedNotice' },
      on: {
        'notice.dismissed': { target: 'askingCredentials', actions: assign({ ways: undefined, failure: undefined }) },
      },
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
