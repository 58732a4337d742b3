import { assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { SessionTime } from '#contract/session/session.ts';
import { sessionIdleSeconds, sessionLifeHours, sessionWarningSeconds } from '#domain/account/browserMemory.ts';
import { port } from '../port.ts';
import { checkSessionMachine, type SessionCheck } from './checkSessionMachine.ts';

/** `ended`: the server no longer accepts the session. `left`: the person signed out. `unreachable`: see D-23. */
export type SignedOutReason = 'nobody' | 'ended' | 'left' | 'unreachable';

export type SessionContext = {
  readonly user?: User | undefined;
  readonly signedOutReason?: SignedOutReason | undefined;
  /** What was left of the session when the server was asked last; whole for who has just signed in. */
  readonly endsIn: SessionTime;
};

export type SessionEvent =
  /** The browser shows another address, at which the session is checked (AUT-06). */
  | { type: 'path.changed' }
  | { type: 'signed.in'; user: User }
  | { type: 'user.refreshed'; user: User }
  /** Any call of the product was answered with hashInvalid or signInRequired (AUT-22). */
  | { type: 'session.refused' }
  /** Somebody who was warned is still here (WCAG 2.2.1). */
  | { type: 'stay.requested' }
  /** Somebody whom no answer keeps signed in would rather sign in again now. */
  | { type: 'signIn.requested' }
  | { type: 'signOut.requested' };

const wholeSession: SessionTime = { idleSeconds: sessionIdleSeconds, lifeSeconds: sessionLifeHours * 3600 };

/** Why a session ends within two minutes, if it does: nobody is doing anything, or it has lasted as long as it may. */
export function endsSoonBy(left: SessionTime): 'idle' | 'life' | undefined {
  if (secondsLeft(left) > sessionWarningSeconds) return undefined;
  return left.idleSeconds < left.lifeSeconds ? 'idle' : 'life';
}

const secondsLeft = ({ idleSeconds, lifeSeconds }: SessionTime): number => Math.min(idleSeconds, lifeSeconds);

/** Somebody may be using another tab: seconds between two looks while a warning is shown. */
const warnedLookSeconds = 15;

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
    endsSoon: ({ context }) => endsSoonBy(context.endsIn) !== undefined,
    mayStay: ({ context }) => endsSoonBy(context.endsIn) === 'idle',
    mustSignInAgain: ({ context }) => endsSoonBy(context.endsIn) === 'life',
  },
  delays: {
    lookAgain: lookAgainMilliseconds,
    /** The server knows what was done meanwhile, here and in other tabs. */
    almostOver: ({ context }) => (secondsLeft(context.endsIn) - sessionWarningSeconds) * 1000,
    /** A second past its end the server refuses it. */
    warnedLook: ({ context }) => Math.min(warnedLookSeconds, secondsLeft(context.endsIn) + 1) * 1000,
  },
  actions: {
    rememberUser: assign((_, { user }: { user: User }) => ({ user, signedOutReason: undefined })),
    beginWhole: assign({ endsIn: wholeSession }),
    rememberFoundUser: assign((_, { output }: { output: SessionCheck }) =>
      output.kind === 'signedIn' ? { user: output.user, endsIn: output.endsIn, signedOutReason: undefined } : {},
    ),
    forgetUser: assign((_, { reason }: { reason: SignedOutReason }) => ({ user: undefined, signedOutReason: reason })),
    forgetUnfoundUser: assign(({ context }, { output }: { output: SessionCheck }) => ({
      user: undefined,
      signedOutReason: unfoundReason(output, context),
    })),
  },
}).createMachine({
  id: 'session',
  context: { endsIn: wholeSession },
  initial: 'undetermined',
  on: {
    'signed.in': {
      target: '.signedIn',
      actions: [{ type: 'rememberUser', params: ({ event }) => event }, 'beginWhole'],
    },
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
        settled: { always: { guard: 'endsSoon', target: 'warned' }, after: { almostOver: 'rechecking' } },
        warned: {
          on: {
            'stay.requested': { guard: 'mayStay', target: 'rechecking' },
            'signIn.requested': {
              guard: 'mustSignInAgain',
              target: '#session.ending',
              actions: { type: 'forgetUser', params: { reason: 'ended' } },
            },
          },
          after: { warnedLook: 'rechecking' },
        },
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
