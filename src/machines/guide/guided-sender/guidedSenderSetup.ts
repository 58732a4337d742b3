import { assign, enqueueActions, setup } from 'xstate';
import { registerEmailMachine } from '../../account/register-email/registerEmailMachine.ts';
import { type SignInOutput, signInMachine } from '../../account/sign-in/signInMachine.ts';
import type { SignUpOutput } from '../../account/sign-up/signUpContext.ts';
import { signUpMachine } from '../../account/sign-up/signUpMachine.ts';
import { answered } from '../../answered.ts';
import { paymentResultMachine } from '../../payment/payment-result/paymentResultMachine.ts';
import { port } from '../../port.ts';
import { withoutAmounts } from '../../quote/price-quote/draftEdits.ts';
import type { SendMoneyOutcome, SendMoneyOutput } from '../../transfer/send-money/sendMoneyContext.ts';
import { sendMoneyMachine } from '../../transfer/send-money/sendMoneyMachine.ts';
import {
  type VerifyIdentityOutput,
  verifyIdentityMachine,
} from '../../verification/verify-identity/verifyIdentityMachine.ts';
import type {
  GuidedSenderContext,
  GuidedSenderEvent,
  GuidedSenderInput,
  GuidedSenderStep,
  Past,
} from './guidedSenderContext.ts';

type Sent = { output: SendMoneyOutput };
type Entered = { output: SignInOutput | SignUpOutput };

/** Everything the conversation's states may use, by name. */
export const guidedSenderSetup = setup({
  types: {
    context: {} as GuidedSenderContext,
    events: {} as GuidedSenderEvent,
    input: {} as GuidedSenderInput,
    meta: {} as { asks: GuidedSenderStep },
    tags: {} as 'waiting',
    children: {} as {
      sendMoney: 'sendMoney';
      signIn: 'signIn';
      signUp: 'signUp';
      registerEmail: 'registerEmail';
      verifyIdentity: 'verifyIdentity';
      paymentResult: 'paymentResult';
    },
  },
  actors: {
    fetchPast: port<Past, { userId: string }>('fetchPast'),
    sendMoney: sendMoneyMachine,
    signIn: signInMachine,
    signUp: signUpMachine,
    registerEmail: registerEmailMachine,
    verifyIdentity: verifyIdentityMachine,
    paymentResult: paymentResultMachine,
  },
  guards: {
    followsPayment: ({ context }) => context.followed !== undefined,
    isUnderWay: ({ context }) => context.isUnderWay || context.transferId !== undefined,
    isSignedIn: ({ context }) => context.userId !== undefined,
    isSignedOut: ({ context }) => context.userId === undefined,
    /** The flow was begun, perhaps by a visitor, before it was known who this is. */
    hasToTell: ({ context }) => context.userId !== undefined && context.userId !== context.toldUserId,
    hasPast: (_, { output }: { output: Past }) => Object.values(output).some((found) => found !== undefined),
    hasLast: ({ context }) => context.past?.last !== undefined,
    hasRest: ({ context }) => context.past?.rest !== undefined,
    hasBegun: ({ context }) => context.past?.begun !== undefined,
    hasUnpaid: ({ context }) => context.past?.unpaidId !== undefined,
    endedAs: (_, { output, outcomes }: Sent & { outcomes: readonly SendMoneyOutcome[] }) =>
      outcomes.includes(output.outcome),
    hasEntered: (_, { output }: Entered) => output.kind === 'signedIn',
    needsEmail: (_, { output }: Entered) => output.kind === 'needsEmail',
    lacksEmail: ({ context }) => context.lacksEmail === true,
    isVerified: (_, { output }: { output: VerifyIdentityOutput }) => output.verified,
    triesAgain: (_, { output }: { output: { outcome: 'left' | 'tryAgain' } }) => output.outcome === 'tryAgain',
  },
  actions: {
    takePast: assign({ past: (_, { output }: { output: Past }) => output }),
    takeLast: assign(({ context }) => {
      const { draft, recipientId } = answered(answered(context, 'past'), 'last');
      return { draft, recipientId };
    }),
    takeRest: assign(({ context }) => {
      const { draft, recipientId, restOf } = answered(answered(context, 'past'), 'rest');
      return { draft, recipientId, restOf };
    }),
    takeBegun: assign(({ context }) => {
      const { id, draft, recipientId } = answered(answered(context, 'past'), 'begun');
      return { begunDraftId: id, draft, recipientId };
    }),
    takeUnpaid: assign({ transferId: ({ context }) => context.past?.unpaidId, resumesAt: 'review' as const }),
    rememberUser: assign((_, { output }: Entered) =>
      'user' in output ? { user: output.user, userId: output.user.id } : {},
    ),
    rememberUnconfirmed: assign((_, { output }: Entered) =>
      output.kind === 'notConfirmed' ? { unconfirmed: { channel: output.channel, username: output.username } } : {},
    ),
    forgetUnconfirmed: assign({ unconfirmed: undefined }),
    rememberUsername: assign((_, { output }: Entered) => ('username' in output ? { username: output.username } : {})),
    takeEmail: assign((_, { output }: { output: { email: string } }) => ({
      registeredEmail: output.email,
      lacksEmail: false,
    })),
    takeFoundUser: assign({ userId: (_, { userId }: { userId: string }) => userId }),
    tellWhoIsThere: enqueueActions(({ context, enqueue }) => {
      const userId = answered(context, 'userId');
      enqueue.sendTo('sendMoney', { type: 'signed.in', userId });
      enqueue.assign({ toldUserId: userId });
    }),
    follow: assign({
      followed: (_, { output }: Sent) => ({
        transferId: answered(output, 'transferId'),
        ...(output.outcome === 'notPayable' && { isOver: true as const }),
      }),
    }),
    rememberCancelled: assign({ cancelledRound: ({ context }) => context.round }),
    /** One that ended is made again, as another round; one that can still be paid is gone on with (TRF-19). */
    payAgain: assign({
      round: ({ context }) => context.round + 1,
      madeAgainFrom: ({ context }) => answered(context, 'followed').transferId,
      restOf: undefined,
      begunDraftId: undefined,
      transferId: undefined,
      resumesAt: undefined,
      isUnderWay: false,
      followed: undefined,
    }),
    /** The way and the currencies stay as they were; amount and person are asked. */
    beginAnother: assign({
      round: ({ context }) => context.round + 1,
      draft: ({ context }) => withoutAmounts(context.draft),
      begunDraftId: undefined,
      recipientId: undefined,
      transferId: undefined,
      madeAgainFrom: undefined,
      restOf: undefined,
      resumesAt: undefined,
      followed: undefined,
      past: undefined,
      isUnderWay: false,
      toldUserId: ({ context }) => context.userId,
    }),
    beVerified: assign({ isVerificationDue: false }),
  },
});
