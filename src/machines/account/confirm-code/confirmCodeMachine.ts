import { type ActorRefFrom, assign, setup } from 'xstate';
import { type ErrorCode, type Failure, failureOf } from '#contract/protocol/failure.ts';
import { isCode } from '#domain/account/codeFormat.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { type CodeChannel, codeChannelOf } from './codeChannel.ts';
import type { SentCode } from './sentCode.ts';

/** `newCode`: the old code is over, only another one helps. `linkRetry`: a link could not be checked just now. */
export type ConfirmCodeStep = 'code' | 'newCode' | 'linkRetry';

export type CodePurpose = 'account' | 'newEmail' | 'passwordReset' | 'phone';

/** Six typed digits, or the token of the link that was sent with them. */
export type CodeAnswer = { readonly code: string } | { readonly token: string };

/** What a right code is good for. */
export type ConfirmedCode =
  | {
      readonly kind: 'account';
      readonly confirmed: 'email' | 'phone' | 'newEmail';
      readonly username: string;
      /** Signs in once, on the person's own click. */
      readonly instantToken: string;
    }
  | { readonly kind: 'passwordReset'; readonly token: string }
  | { readonly kind: 'phone' };

type CodeRecipient = {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  /** Absent when only a link says who it is. */
  readonly username?: string | undefined;
};
export type CodeToCheck = CodeRecipient & { readonly answer: CodeAnswer };
export type CodeToSend = CodeRecipient;

export type ConfirmCodeInput = CodeRecipient & {
  /** Absent when the server sent the code before this browser came: after a refused sign-in, or by link. */
  readonly sent?: SentCode | undefined;
  /** From the link's address; empty when the address lost it (AUT-46). */
  readonly token?: string | undefined;
};

export type ConfirmCodeContext = CodeRecipient & {
  readonly sent?: SentCode | undefined;
  readonly answer?: CodeAnswer | undefined;
  readonly isCodeOver: boolean;
  readonly confirmed?: ConfirmedCode;
  readonly failure?: Failure | undefined;
};

export type ConfirmCodeEvent =
  | { type: 'code.entered'; code: string }
  /** `username` is given by people of whom only a link without effect is known. */
  | { type: 'code.requested'; username?: string }
  | { type: 'token.followed'; token: string }
  | { type: 'link.retried' };

/** After these no try with the same code or link can succeed. */
const endingRefusals: readonly ErrorCode[] = ['codeExpired', 'codeTriesUsedUp', 'tokenInvalid', 'tokenMissing'];

export const confirmCodeMachine = setup({
  types: {
    context: {} as ConfirmCodeContext,
    events: {} as ConfirmCodeEvent,
    input: {} as ConfirmCodeInput,
    output: {} as ConfirmedCode,
    meta: {} as { asks: ConfirmCodeStep },
    tags: {} as 'waiting',
  },
  actors: {
    checkCode: port<ConfirmedCode, CodeToCheck>('checkCode'),
    sendCode: port<SentCode, CodeToSend>('sendCode'),
    waitUntilResend: port<void, { at: number }>('waitUntilResend'),
  },
  guards: {
    isTokenMissing: ({ context }) => tokenOf(context) === '',
    followsLink: ({ context }) => tokenOf(context) !== undefined,
    hasCodeFormat: (_, { code }: { code: string }) => isCode(code),
    knowsWhoToSendTo: ({ context }, { username = context.username }: { username?: string }) =>
      username !== undefined || context.purpose === 'phone',
    isCodeOver: ({ context }) => context.isCodeOver,
    endsCode: (_, { error }: { error: unknown }) => endingRefusals.includes(failureOf(error).code),
  },
  actions: {
    rememberToken: assign({ answer: (_, { token }: { token: string }) => ({ token }) }),
    rememberRecipient: assign((_, { username }: { username?: string }) =>
      username === undefined ? {} : { username, channel: codeChannelOf(username) },
    ),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'confirmCode',
  context: ({ input: { token, ...known } }) => ({
    ...known,
    answer: token === undefined ? undefined : { token },
    isCodeOver: false,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'isTokenMissing',
          target: 'askingNewCode',
          actions: assign({ failure: { code: 'tokenMissing', details: {} } }),
        },
        { guard: 'followsLink', target: 'checkingCode' },
        { target: 'askingCode' },
      ],
    },
    askingCode: {
      meta: { asks: 'code' },
      initial: 'holdingResend',
      on: {
        'code.entered': {
          guard: { type: 'hasCodeFormat', params: ({ event }) => event },
          target: 'checkingCode',
          actions: assign({ answer: ({ event }) => ({ code: event.code }) }),
        },
        'token.followed': { target: 'checkingCode', actions: { type: 'rememberToken', params: ({ event }) => event } },
      },
      states: {
        holdingResend: {
          invoke: {
            id: 'waitUntilResend',
            src: 'waitUntilResend',
            input: ({ context }) => ({ at: resendAt(context) }),
            onDone: 'offeringResend',
          },
        },
        offeringResend: {
          on: { 'code.requested': '#confirmCode.resendingCode' },
        },
      },
    },
    checkingCode: {
      tags: 'waiting',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ ...recipientOf(context), answer: answered(context, 'answer') }),
        onDone: {
          target: 'confirmed',
          actions: assign({ confirmed: ({ event }) => event.output, answer: undefined, failure: undefined }),
        },
        onError: [
          {
            guard: { type: 'endsCode', params: ({ event }) => event },
            target: 'askingNewCode',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            guard: 'followsLink',
            target: 'askingLinkRetry',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            target: 'askingCode',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    askingLinkRetry: {
      meta: { asks: 'linkRetry' },
      on: { 'link.retried': 'checkingCode' },
    },
    askingNewCode: {
      meta: { asks: 'newCode' },
      entry: assign({ isCodeOver: true, answer: undefined }),
      initial: 'holdingResend',
      on: {
        'token.followed': { target: 'checkingCode', actions: { type: 'rememberToken', params: ({ event }) => event } },
      },
      states: {
        holdingResend: {
          invoke: {
            id: 'waitUntilResend',
            src: 'waitUntilResend',
            input: ({ context }) => ({ at: resendAt(context) }),
            onDone: 'offeringResend',
          },
        },
        offeringResend: {
          on: {
            'code.requested': {
              guard: { type: 'knowsWhoToSendTo', params: ({ event }) => event },
              target: '#confirmCode.resendingCode',
              actions: { type: 'rememberRecipient', params: ({ event }) => event },
            },
          },
        },
      },
    },
    resendingCode: {
      tags: 'waiting',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => recipientOf(context),
        onDone: {
          target: 'askingCode',
          actions: assign({
            sent: ({ event }) => event.output,
            isCodeOver: false,
            failure: undefined,
          }),
        },
        onError: [
          {
            guard: 'isCodeOver',
            target: 'askingNewCode',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            target: 'askingCode',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    confirmed: { type: 'final' },
  },
  output: ({ context }) => answered(context, 'confirmed'),
});

export type ConfirmCodeActor = ActorRefFrom<typeof confirmCodeMachine>;

const tokenOf = ({ answer }: ConfirmCodeContext) => (answer && 'token' in answer ? answer.token : undefined);

/** Without word of when the last code went out, asking for another is left to the server to refuse. */
const resendAt = ({ sent }: ConfirmCodeContext) => sent?.resendAt ?? 0;

const recipientOf = ({ purpose, channel, username }: ConfirmCodeContext): CodeRecipient => ({
  purpose,
  channel,
  username,
});
