import { assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { port } from '../port.ts';
import { checkSessionMachine, type SessionCheck } from './checkSessionMachine.ts';

/** `ended`: the server no longer accepts the session. `left`: the person signed out. `unreachable`: see D-23. */
export type SignedOutReason = 'nobody' | 'ended' | 'left' | 'unreachable';

export type SessionContext = {
  readonly user?: User | undefined;
  readonly signedOutReason?: SignedOutReason | undefined;
};

export type SessionEvent =
  /** The browser shows another address, at which the session is checked (AUT-06). */
  | { type: 'path.changed' }
  | { type: 'signed.in'; user: User }
  | { type: 'user.refreshed'; user: User }
  /** Any call of the product was answered with hashInvalid or signInRequired (AUT-22). */
  | { type: 'session.refused' }
  | { type: 'signOut.requested' };

/** Milliseconds after which whoever is out only because nobody answered is looked for again (D-23). */
const lookAgainMilliseconds = 10_000;

/** Who is using the product. Protected pages wait while it is undetermined (AUT-05). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'waiting',
  },
  actors: {
    checkSession: checkSessionMachine,
    signOut: port<void, void>('signOut'),
    /** Forgets what this browser signs with, and nothing else: what was being prepared stays (D-23). */
    dropSession: port<void, void>('dropSession'),
  },
  guards: {
    isRefused: (_, { output }: { output: SessionCheck }) => output.kind === 'refused',
    foundUser: (_, { output }: { output: SessionCheck }) => output.kind === 'signedIn',
    /** Whoever signed out stays out, even where the server could not be told. */
    mayComeBack: ({ context }) => context.signedOutReason !== 'left',
    wasUnreachable: ({ context }) => context.signedOutReason === 'unreachable',
  },
  delays: { lookAgain: lookAgainMilliseconds },
  actions: {
    rememberUser: assign((_, { user }: { user: User }) => ({ user, signedOutReason: undefined })),
    rememberFoundUser: assign((_, { output }: { output: SessionCheck }) =>
      output.kind === 'signedIn' ? { user: output.user, signedOutReason: undefined } : {},
    ),
    forgetUser: assign((_, { reason }: { reason: SignedOutReason }) => ({ user: undefined, signedOutReason: reason })),
    forgetUnfoundUser: assign(({ context }, { output }: { output: SessionCheck }) => ({
      user: undefined,
      signedOutReason: unfoundReason(output, context),
    })),
  },
}).createMachine({
  id: 'session',
  context: {},
  initial: 'undetermined',
  on: {
    'signed.in': { target: '.signedIn', actions: { type: 'rememberUser', params: ({ event }) => event } },
  },
  states: {
    undetermined: {
      tags: 'waiting',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'foundUser', params: ({ event }) => event },
            target: 'signedIn',
            actions: { type: 'rememberFoundUser', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '#session.ending',
            actions: { type: 'forgetUnfoundUser', params: ({ event }) => event },
          },
          { target: 'signedOut', actions: { type: 'forgetUnfoundUser', params: ({ event }) => event } },
        ],
      },
    },
    signedIn: {
      initial: 'settled',
      on: {
        'path.changed': '.rechecking',
        'user.refreshed': { actions: { type: 'rememberUser', params: ({ event }) => event } },
        /** For good: a cookie that still opens the session would lead back to the call that was refused. */
        'session.refused': { target: 'ending', actions: { type: 'forgetUser', params: { reason: 'ended' } } },
        'signOut.requested': 'signingOut',
      },
      states: {
        settled: {},
        rechecking: {
          invoke: {
            id: 'checkSession',
            src: 'checkSession',
            onDone: [
              {
                guard: { type: 'foundUser', params: ({ event }) => event },
                target: 'settled',
                actions: { type: 'rememberFoundUser', params: ({ event }) => event },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#session.ending',
                actions: { type: 'forgetUnfoundUser', params: ({ event }) => event },
              },
              { target: '#session.signedOut', actions: { type: 'forgetUnfoundUser', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    ending: {
      tags: 'waiting',
      invoke: {
        id: 'dropSession',
        src: 'dropSession',
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    signingOut: {
      tags: 'waiting',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: { type: 'forgetUser', params: { reason: 'left' } } },
        onError: { target: 'signedOut', actions: { type: 'forgetUser', params: { reason: 'left' } } },
      },
    },
    signedOut: {
      initial: 'settled',
      on: { 'path.changed': { guard: 'mayComeBack', target: '.rechecking' } },
      states: {
        settled: { after: { lookAgain: { guard: 'wasUnreachable', target: 'rechecking' } } },
        rechecking: {
          invoke: {
            id: 'checkSession',
            src: 'checkSession',
            onDone: [
              {
                guard: { type: 'foundUser', params: ({ event }) => event },
                target: '#session.signedIn',
                actions: { type: 'rememberFoundUser', params: ({ event }) => event },
              },
              { target: 'settled', actions: { type: 'forgetUnfoundUser', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
});

function unfoundReason({ kind }: SessionCheck, { user, signedOutReason }: SessionContext): SignedOutReason {
  if (kind === 'unreachable') return 'unreachable';
  return user || signedOutReason === 'ended' ? 'ended' : 'nobody';
}
