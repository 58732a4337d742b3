import { assign, setup } from 'xstate';
import { type ErrorCode, failureOf } from '#contract/protocol/failure.ts';
import type { CurrentSession } from '#contract/session/session.ts';
import { port } from '../port.ts';

/** `refused` when the server says that nobody is there, `unreachable` when it says nothing. */
export type SessionCheck =
  | ({ readonly kind: 'signedIn' } & CurrentSession)
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** No answer came from the server. */
const silence: ErrorCode = 'serviceUnavailable';
/** After these the server is asked once more; a fault of its own that stays is an answer, and signs out (AUT-07). */
const worthAskingAgain: readonly ErrorCode[] = [silence, 'unexpected'];

/** Long enough for a phone to change cells, short enough to go unnoticed (D-23). */
const quietRetryMilliseconds = 1_000;

/** Asks the server who is signed in; when no answer comes, once more, quietly (D-23). */
export const checkSessionMachine = setup({
  types: {
    context: {} as { readonly check: SessionCheck },
    output: {} as SessionCheck,
    tags: {} as 'waiting',
  },
  actors: { readSession: port<CurrentSession, void>('readSession') },
  guards: {
    mayBeAnswered: (_, { error }: { error: unknown }) => worthAskingAgain.includes(failureOf(error).code),
    gotNoAnswer: (_, { error }: { error: unknown }) => failureOf(error).code === silence,
  },
  delays: { quietRetry: quietRetryMilliseconds },
}).createMachine({
  id: 'checkSession',
  tags: 'waiting',
  context: { check: { kind: 'unreachable' } },
  initial: 'readingSession',
  states: {
    readingSession: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: {
          target: 'checked',
          actions: assign({ check: ({ event }) => ({ kind: 'signedIn', ...event.output }) }),
        },
        onError: [
          { guard: { type: 'mayBeAnswered', params: ({ event }) => event }, target: 'pausing' },
          { target: 'checked', actions: assign({ check: { kind: 'refused' } }) },
        ],
      },
    },
    pausing: { after: { quietRetry: 'readingSessionAgain' } },
    readingSessionAgain: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: {
          target: 'checked',
          actions: assign({ check: ({ event }) => ({ kind: 'signedIn', ...event.output }) }),
        },
        onError: [
          { guard: { type: 'gotNoAnswer', params: ({ event }) => event }, target: 'checked' },
          { target: 'checked', actions: assign({ check: { kind: 'refused' } }) },
        ],
      },
    },
    checked: { type: 'final' },
  },
  output: ({ context }) => context.check,
});
