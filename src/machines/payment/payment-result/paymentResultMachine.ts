import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { isReportedReturn, type PaymentReturn, type ReturnedWith, returnedWith } from './paymentReturn.ts';
import { type PublicResult, publicStandingOf, type Standing, standingOf } from './standing.ts';

/**
 * `paid`: the sender's money is here and its delivery is followed. `delivered`: paid to the recipient.
 * `ended`: nothing more will happen, and it was neither (D-77). `error`: we could not look.
 */
export type PaymentResultStep =
  | 'nothingStarted'
  | 'error'
  | 'inProgress'
  | 'paid'
  | 'delivered'
  | 'cancelled'
  | 'ended';

export type PaymentResultInput = ReturnedWith & {
  readonly transferId?: string | undefined;
  /** From the address, and believed only where it cannot make a payment a success (D-83). */
  readonly statusCode?: string | undefined;
  readonly isSignedIn: boolean;
};

export type PaymentResultContext = PaymentResultInput & {
  readonly standing?: Standing;
  /** As last read by the sender themselves: it names the end of what has ended. */
  readonly status?: TransferStatus | undefined;
  /** Looks since the page opened, up to the longest pause. */
  readonly polls: number;
  readonly outcome: 'left' | 'tryAgain';
  readonly failure?: Failure | undefined;
};

export type PaymentResultEvent =
  | { type: 'retry.chosen' }
  | { type: 'signed.in' }
  | { type: 'payAgain.chosen' }
  | { type: 'dashboard.chosen' }
  /** Read beside this flow, as soon as the live stream says that there is something to read. */
  | { type: 'transfer.told'; status: TransferStatus };

type Told = { readonly status: TransferStatus };

/** Quick at first, when a provider's word is due any moment; calmer while a payout is on its way. */
const pausesSeconds = [2, 3, 5, 8, 13, 20, 30] as const;
const longestPause = pausesSeconds.length - 1;

const paymentResultSetup = setup({
  types: {
    context: {} as PaymentResultContext,
    events: {} as PaymentResultEvent,
    input: {} as PaymentResultInput,
    output: {} as { outcome: 'left' | 'tryAgain'; transferId?: string | undefined },
    meta: {} as { asks: PaymentResultStep },
    tags: {} as 'waiting',
  },
  actors: {
    reportReturn: port<{ checked: boolean }, PaymentReturn>('reportReturn'),
    fetchTransfer: port<Transfer, { transferId: string }>('fetchTransfer'),
    fetchPublicResult: port<PublicResult, { transferId: string }>('fetchPublicResult'),
  },
  guards: {
    isNothingStarted: ({ context }) => context.transferId === undefined,
    isSignedIn: ({ context }) => context.isSignedIn,
    isReturnReported: ({ context }) => context.isSignedIn && isReportedReturn(context),
    isInProgress: ({ context }) => context.standing === 'inProgress',
    isPaid: ({ context }) => context.standing === 'paid',
    isDelivered: ({ context }) => context.standing === 'delivered',
    isCancelled: ({ context }) => context.standing === 'cancelled',
    /** Until this flow has looked itself, what was read before may be old. */
    isNews: ({ context }, { status }: Told) => context.standing !== undefined && status !== context.status,
  },
  actions: {
    rememberStatus: assign(({ context }, { status }: Told) => ({
      ...afterLook(context, standingOf({ ...context, status })),
      status,
    })),
    rememberPublicResult: assign(({ context }, { output }: { output: PublicResult }) =>
      afterLook(context, publicStandingOf(output)),
    ),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    countPoll: assign({ polls: ({ context }) => Math.min(context.polls + 1, longestPause) }),
  },
  delays: { pollPause: ({ context }) => (pausesSeconds[context.polls] ?? 0) * 1000 },
});

/** One look at the transfer, quietly: a look that fails is made again after the next pause. */
const refreshing = paymentResultSetup.createStateConfig({
  entry: 'countPoll',
  invoke: {
    id: 'fetchTransfer',
    src: 'fetchTransfer',
    input: ({ context }) => transferOf(context),
    onDone: {
      target: '#paymentResult.judging',
      actions: { type: 'rememberStatus', params: ({ event }) => event.output },
    },
    onError: 'pausing',
  },
});

const refreshingPublicly = paymentResultSetup.createStateConfig({
  entry: 'countPoll',
  invoke: {
    id: 'fetchPublicResult',
    src: 'fetchPublicResult',
    input: ({ context }) => transferOf(context),
    onDone: {
      target: '#paymentResult.judging',
      actions: { type: 'rememberPublicResult', params: ({ event }) => event },
    },
    onError: 'pausing',
  },
});

/** How the payment went, from the fetched status alone; then the delivery, until it has arrived (RES, D-77, D-111). */
export const paymentResultMachine = paymentResultSetup.createMachine({
  id: 'paymentResult',
  context: ({ input }) => ({ ...input, polls: 0, outcome: 'left' }),
  initial: 'starting',
  on: {
    'signed.in': { target: '.starting', actions: assign({ isSignedIn: true }) },
    'dashboard.chosen': '.left',
    'transfer.told': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.judging',
      actions: { type: 'rememberStatus', params: ({ event }) => event },
    },
  },
  states: {
    starting: {
      always: [
        { guard: 'isNothingStarted', target: 'nothingStarted' },
        { guard: 'isReturnReported', target: 'reportingReturn' },
        { target: 'looking' },
      ],
    },
    nothingStarted: { meta: { asks: 'nothingStarted' } },
    /** A hint to ask the company now; without it the answer only comes later (RES-14, RES-15). */
    reportingReturn: {
      tags: 'waiting',
      invoke: {
        id: 'reportReturn',
        src: 'reportReturn',
        input: ({ context }) => ({ ...returnedWith(context), ...transferOf(context) }),
        onDone: 'looking',
        onError: 'looking',
      },
    },
    looking: {
      always: [{ guard: 'isSignedIn', target: 'fetchingTransfer' }, { target: 'fetchingPublicResult' }],
    },
    fetchingTransfer: {
      tags: 'waiting',
      invoke: {
        id: 'fetchTransfer',
        src: 'fetchTransfer',
        input: ({ context }) => transferOf(context),
        onDone: { target: 'judging', actions: { type: 'rememberStatus', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    fetchingPublicResult: {
      tags: 'waiting',
      invoke: {
        id: 'fetchPublicResult',
        src: 'fetchPublicResult',
        input: ({ context }) => transferOf(context),
        onDone: { target: 'judging', actions: { type: 'rememberPublicResult', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: { meta: { asks: 'error' }, on: { 'retry.chosen': 'looking' } },
    judging: {
      always: [
        { guard: 'isInProgress', target: 'inProgress' },
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isDelivered', target: 'delivered' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'ended' },
      ],
    },
    inProgress: {
      meta: { asks: 'inProgress' },
      initial: 'pausing',
      states: {
        pausing: { after: { pollPause: 'lookingAgain' } },
        lookingAgain: {
          always: [{ guard: 'isSignedIn', target: 'refreshing' }, { target: 'refreshingPublicly' }],
        },
        refreshing,
        refreshingPublicly,
      },
    },
    paid: {
      meta: { asks: 'paid' },
      initial: 'pausing',
      states: {
        /** The public result says no more than this (D-111). */
        pausing: { after: { pollPause: { guard: 'isSignedIn', target: 'refreshing' } } },
        refreshing,
      },
    },
    delivered: { meta: { asks: 'delivered' } },
    cancelled: { meta: { asks: 'cancelled' }, on: { 'payAgain.chosen': 'tryingAgain' } },
    ended: { meta: { asks: 'ended' } },
    tryingAgain: { type: 'final', entry: assign({ outcome: 'tryAgain' }) },
    left: { type: 'final' },
  },
  output: ({ context: { outcome, transferId } }) => ({ outcome, transferId }),
});

export type PaymentResultActor = ActorRefFrom<typeof paymentResultMachine>;

const transferOf = (context: PaymentResultContext) => ({ transferId: answered(context, 'transferId') });

/** News makes the looks frequent again. */
const afterLook = ({ standing: before, polls }: PaymentResultContext, standing: Standing) => ({
  standing,
  polls: standing === before ? polls : 0,
  failure: undefined,
});
