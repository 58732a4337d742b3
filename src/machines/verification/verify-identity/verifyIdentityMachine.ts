import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { PersonalDetails } from '#contract/verification/verification.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { type CaptureDocumentsOutput, captureDocumentsMachine } from './captureDocumentsMachine.ts';
import { verificationStatus } from './verificationStatus.ts';

/** While documents are captured, the child `captureDocuments` says which step it is at. */
export type VerifyIdentityStep = 'reload' | 'personalDetails' | 'documents' | 'inProgress' | 'retry' | 'approved';

/** What the person fills in; the call's own fields are the service's to add. */
export type PersonalAnswers = Omit<PersonalDetails, 'skipVerification'>;

export type VerifyIdentityInput = {
  readonly userId: string;
  /** The transfer that could not be paid before this; remembered and given back (KYC-20). */
  readonly waitingTransferId?: string | undefined;
};

export type VerifyIdentityOutput = {
  readonly verified: boolean;
  /** The person chose to go on paying the waiting transfer. */
  readonly continuesPayment: boolean;
  readonly waitingTransferId?: string | undefined;
};

export type VerifyIdentityContext = VerifyIdentityInput & {
  readonly user?: User;
  /** Kept so that refused details can be corrected instead of typed again. */
  readonly details?: PersonalAnswers;
  /** Looks for the outcome so far; not counted on once the pause is at its longest. */
  readonly polls: number;
  readonly continuesPayment: boolean;
  readonly failure?: Failure | undefined;
};

export type VerifyIdentityEvent =
  | { type: 'details.entered'; details: PersonalAnswers }
  | { type: 'documents.begun' }
  /** The pictures were sent and the frame was left before its end: it is gone back to. */
  | { type: 'documents.reopened' }
  | { type: 'verification.restarted' }
  | { type: 'reload.requested' }
  | { type: 'payment.continued' }
  | { type: 'verification.left' };

const firstPauseMilliseconds = 2_000;
/** The pause doubles up to 32 s: a decision takes seconds by machine, hours by hand. */
const pollsToLongestPause = 4;

export const verifyIdentityMachine = setup({
  types: {
    context: {} as VerifyIdentityContext,
    events: {} as VerifyIdentityEvent,
    input: {} as VerifyIdentityInput,
    output: {} as VerifyIdentityOutput,
    meta: {} as { asks: VerifyIdentityStep },
    tags: {} as 'waiting',
    children: {} as { captureDocuments: 'captureDocuments' },
  },
  actors: {
    fetchUser: port<User, { userId: string }>('fetchUser'),
    submitPersonalDetails: port<User, { userId: string; details: PersonalAnswers }>('submitPersonalDetails'),
    captureDocuments: captureDocumentsMachine,
  },
  guards: {
    isApproved: ({ context: { user } }) => user !== undefined && verificationStatus(user) === 'approved',
    isRefused: ({ context: { user } }) => user !== undefined && verificationStatus(user) === 'retry',
    isInProgress: ({ context: { user } }) => user !== undefined && verificationStatus(user) === 'inProgress',
    lacksDocuments: ({ context: { user } }) => user !== undefined && verificationStatus(user) === 'documents',
    hasWaitingTransfer: ({ context }) => context.waitingTransferId !== undefined,
    /** Before that the payment would only lead here again. */
    mayPay: ({ context: { user, waitingTransferId } }) =>
      waitingTransferId !== undefined && user !== undefined && mayMoveMoney(user),
    captureFailed: (_, { output }: { output: CaptureDocumentsOutput }) => output.failure !== undefined,
  },
  actions: {
    rememberUser: assign((_, { output }: { output: User }) => ({ user: output, failure: undefined })),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    countPoll: assign({ polls: ({ context }) => Math.min(context.polls + 1, pollsToLongestPause) }),
  },
  delays: { pollPause: ({ context }) => firstPauseMilliseconds * 2 ** context.polls },
}).createMachine({
  id: 'verifyIdentity',
  context: ({ input }) => ({ ...input, polls: 0, continuesPayment: false }),
  initial: 'fetchingUser',
  on: { 'verification.left': '.left' },
  states: {
    fetchingUser: {
      tags: 'waiting',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: { target: 'standing', actions: { type: 'rememberUser', params: ({ event }) => event } },
        onError: { target: 'askingToReload', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    askingToReload: {
      meta: { asks: 'reload' },
      on: { 'reload.requested': 'fetchingUser' },
    },
    /** Where the person goes on follows from what the server knows of them, whenever they come back. */
    standing: {
      always: [
        { guard: 'isApproved', target: 'askingToFinish' },
        { guard: 'isRefused', target: 'askingToRestart' },
        { guard: 'isInProgress', target: 'followingProgress' },
        { guard: 'lacksDocuments', target: 'askingDocuments' },
        { target: 'askingPersonalDetails' },
      ],
    },
    askingPersonalDetails: {
      meta: { asks: 'personalDetails' },
      on: {
        'details.entered': {
          target: 'submittingPersonalDetails',
          actions: assign({ details: ({ event }) => event.details, failure: undefined }),
        },
      },
    },
    submittingPersonalDetails: {
      tags: 'waiting',
      invoke: {
        id: 'submitPersonalDetails',
        src: 'submitPersonalDetails',
        input: ({ context }) => ({ userId: context.userId, details: answered(context, 'details') }),
        onDone: { target: 'standing', actions: { type: 'rememberUser', params: ({ event }) => event } },
        onError: {
          target: 'askingPersonalDetails',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    askingDocuments: {
      meta: { asks: 'documents' },
      on: { 'documents.begun': { target: 'capturingDocuments', actions: assign({ failure: undefined }) } },
    },
    capturingDocuments: {
      invoke: {
        id: 'captureDocuments',
        src: 'captureDocuments',
        onDone: [
          {
            guard: { type: 'captureFailed', params: ({ event }) => event },
            target: 'standing',
            actions: assign({ failure: ({ event }) => event.output.failure }),
          },
          { target: 'fetchingUser', actions: assign({ polls: 0 }) },
        ],
      },
    },
    followingProgress: {
      meta: { asks: 'inProgress' },
      initial: 'pausing',
      on: {
        'payment.continued': { guard: 'mayPay', target: 'continuing' },
        'documents.reopened': { target: 'capturingDocuments', actions: assign({ failure: undefined }) },
      },
      states: {
        pausing: { after: { pollPause: 'fetchingUser' } },
        fetchingUser: {
          entry: 'countPoll',
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: {
              target: '#verifyIdentity.standing',
              actions: { type: 'rememberUser', params: ({ event }) => event },
            },
            /** Nobody asked for this look, so nobody hears that it failed: the next one comes by itself. */
            onError: 'pausing',
          },
        },
      },
    },
    askingToRestart: {
      meta: { asks: 'retry' },
      on: { 'verification.restarted': { target: 'capturingDocuments', actions: assign({ failure: undefined }) } },
    },
    askingToFinish: {
      meta: { asks: 'approved' },
      on: { 'payment.continued': { guard: 'hasWaitingTransfer', target: 'continuing' } },
    },
    continuing: { type: 'final', entry: assign({ continuesPayment: true }) },
    left: { type: 'final' },
  },
  output: ({ context: { user, continuesPayment, waitingTransferId } }) => ({
    verified: user !== undefined && mayMoveMoney(user),
    continuesPayment,
    waitingTransferId,
  }),
});

export type VerifyIdentityActor = ActorRefFrom<typeof verifyIdentityMachine>;
