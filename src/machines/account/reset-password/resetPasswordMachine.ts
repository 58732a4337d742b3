import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type ErrorCode, type Failure, failureOf } from '#contract/protocol/failure.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { type CodeChannel, codeChannelOf } from '../confirm-code/codeChannel.ts';
import { type ConfirmedCode, confirmCodeMachine } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';

/** While the code is asked, the child `confirmCode` says which step it is at. */
export type ResetPasswordStep = 'username' | 'newPassword' | 'complete';

type NewPassword = { readonly password: string; readonly confirmation: string };

/** The new password is never here: it goes from the event straight into the call. */
export type ResetPasswordContext = {
  readonly username?: string | undefined;
  readonly sent?: SentCode;
  /** Allows one new password; from the link or in exchange for the code. */
  readonly token?: string | undefined;
  readonly failure?: Failure | undefined;
};

export type ResetPasswordEvent =
  | { type: 'username.entered'; username: string }
  | { type: 'username.reopened' }
  | ({ type: 'password.entered' } & NewPassword)
  | { type: 'signIn.chosen' };

/** After these the token is worth nothing and another code is needed. */
const tokenRefusals: readonly ErrorCode[] = ['tokenInvalid', 'tokenMissing', 'codeExpired'];

export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as { readonly username?: string | undefined; readonly token?: string | undefined },
    output: {} as { readonly username?: string | undefined },
    meta: {} as { asks: ResetPasswordStep },
    tags: {} as 'waiting',
    children: {} as { confirmCode: 'confirmCode' },
  },
  actors: {
    requestReset: port<SentCode, { username: string; type: CodeChannel }>('requestReset'),
    confirmCode: confirmCodeMachine,
    resetPassword: port<void, NewPassword & { token: string }>('resetPassword'),
  },
  guards: {
    hasToken: ({ context }) => Boolean(context.token),
    endsToken: (_, { error }: { error: unknown }) => tokenRefusals.includes(failureOf(error).code),
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ username: input.username, token: input.token }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'askingNewPassword' }, { target: 'askingUsername' }] },
    askingUsername: {
      meta: { asks: 'username' },
      on: {
        'username.entered': {
          target: 'requestingReset',
          actions: assign({ username: ({ event }) => event.username, failure: undefined }),
        },
      },
    },
    requestingReset: {
      tags: 'waiting',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => {
          const username = answered(context, 'username');
          return { username, type: codeChannelOf(username) };
        },
        onDone: { target: 'confirmingCode', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'askingUsername', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    confirmingCode: {
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => {
          const username = answered(context, 'username');
          return { purpose: 'passwordReset', channel: codeChannelOf(username), username, sent: context.sent };
        },
        onDone: {
          target: 'askingNewPassword',
          actions: assign({ token: ({ event }) => resetTokenOf(event.output) }),
        },
      },
      on: { 'username.reopened': 'askingUsername' },
    },
    askingNewPassword: {
      meta: { asks: 'newPassword' },
      on: { 'password.entered': { target: 'resettingPassword', actions: assign({ failure: undefined }) } },
    },
    resettingPassword: {
      tags: 'waiting',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.entered');
          const { password, confirmation } = event;
          return { password, confirmation, token: answered(context, 'token') };
        },
        onDone: { target: 'askingToSignIn', actions: assign({ token: undefined }) },
        onError: [
          {
            guard: { type: 'endsToken', params: ({ event }) => event },
            target: 'askingUsername',
            actions: [assign({ token: undefined }), { type: 'rememberFailure', params: ({ event }) => event }],
          },
          { target: 'askingNewPassword', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    askingToSignIn: {
      meta: { asks: 'complete' },
      on: { 'signIn.chosen': 'completed' },
    },
    completed: { type: 'final' },
  },
  output: ({ context }) => ({ username: context.username }),
});

export type ResetPasswordActor = ActorRefFrom<typeof resetPasswordMachine>;

function resetTokenOf(confirmed: ConfirmedCode): string {
  if (confirmed.kind !== 'passwordReset') throw new Error(`A ${confirmed.kind} code does not reset a password`);
  return confirmed.token;
}
