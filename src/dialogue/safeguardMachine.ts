import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ToldWorry } from '#contract/help/worry.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { isAnswered, isSafe, type Worry, type WorryDecision } from '#domain/fraud/worry.ts';
import { answered } from '#src/machines/answered.ts';
import { port } from '#src/machines/port.ts';

export type SafeguardStep = 'hasMet' | 'isHurried' | 'isToldWhatToSay' | 'decision' | 'pause' | 'notKept';

/** What is at stake: a transfer that was made, and whether it still waits for its payment. */
export type TransferAtStake = { readonly id: string; readonly isUnpaid: boolean };

export type SafeguardInput = {
  readonly worry: Worry;
  readonly said: string;
  /** Nothing is kept of a visitor. */
  readonly isSignedIn: boolean;
  readonly transfer?: TransferAtStake | undefined;
};

export type SafeguardContext = SafeguardInput & {
  readonly hasMet?: boolean;
  readonly isHurried?: boolean;
  readonly isToldWhatToSay?: boolean;
  readonly decision?: WorryDecision;
  /** Seconds since 1970: the transfer cannot be paid before. */
  readonly heldUntil?: number | undefined;
  readonly failure?: Failure | undefined;
};

export type SafeguardEvent =
  | { type: 'question.answered'; isYes: boolean }
  | { type: 'cancellation.chosen' }
  | { type: 'hold.chosen' }
  | { type: 'person.chosen' }
  | { type: 'goingOn.chosen' }
  | { type: 'retry.chosen' };

export type SafeguardOutput = { readonly outcome: 'cancelled' | 'wentOn' };

type Answered = { isYes: boolean };

const remember = (decision: WorryDecision) => ({ type: 'rememberDecision' as const, params: { decision } });

function toKeep(context: SafeguardContext): ToldWorry {
  const { worry, said, transfer, hasMet, isHurried, isToldWhatToSay } = context;
  return {
    ...(transfer && { transferId: transfer.id }),
    worry,
    said,
    ...(hasMet !== undefined && { hasMet }),
    ...(isHurried !== undefined && { isHurried }),
    ...(isToldWhatToSay !== undefined && { isToldWhatToSay }),
    decision: answered(context, 'decision'),
  };
}

/** Open from the first question on: whoever wants to stop is asked nothing more. */
const cancellation = { guard: 'mayCancel', target: 'deciding', actions: remember('cancel') } as const;

/**
 * What happens when a sender is afraid of a payment: everything else waits, three questions and the warning that fits
 * come first, and going on is one choice among safer ones (peers 27). It knows nothing of the flow it stops.
 */
export const safeguardMachine = setup({
  types: {
    context: {} as SafeguardContext,
    events: {} as SafeguardEvent,
    input: {} as SafeguardInput,
    output: {} as SafeguardOutput,
    meta: {} as { asks: SafeguardStep },
    tags: {} as 'waiting',
  },
  actors: {
    keepWorry: port<{ heldUntil?: number | undefined }, ToldWorry>('keepWorry'),
    cancelTransfer: port<Transfer, { transferId: string }>('cancelTransfer'),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    mayHold: ({ context: { transfer } }) => transfer?.isUnpaid === true,
    mayCancel: ({ context: { transfer } }) => transfer === undefined || transfer.isUnpaid,
    hasTransfer: ({ context }) => context.transfer !== undefined,
    cancels: ({ context }) => context.decision === 'cancel',
    goesOn: ({ context }) => context.decision === 'goOn',
    /** Going on and holding wait until it is kept; the other two must not wait for anything. */
    isSafeUnkept: ({ context }) => isSafe(context.decision),
    isAnswered: ({ context }) => isAnswered(context),
  },
  actions: {
    rememberMet: assign({ hasMet: (_, { isYes }: Answered) => isYes }),
    rememberHurry: assign({ isHurried: (_, { isYes }: Answered) => isYes }),
    rememberScript: assign({ isToldWhatToSay: (_, { isYes }: Answered) => isYes }),
    rememberDecision: assign({
      decision: (_, { decision }: { decision: WorryDecision }) => decision,
      failure: undefined,
    }),
    rememberHold: assign({
      heldUntil: (_, { output }: { output: { heldUntil?: number | undefined } }) => output.heldUntil,
    }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'safeguard',
  context: ({ input }) => input,
  initial: 'askingMet',
  states: {
    askingMet: {
      meta: { asks: 'hasMet' },
      on: {
        'question.answered': {
          target: 'askingHurried',
          actions: { type: 'rememberMet', params: ({ event }) => event },
        },
        'cancellation.chosen': cancellation,
      },
    },
    askingHurried: {
      meta: { asks: 'isHurried' },
      on: {
        'question.answered': {
          target: 'askingScript',
          actions: { type: 'rememberHurry', params: ({ event }) => event },
        },
        'cancellation.chosen': cancellation,
      },
    },
    askingScript: {
      meta: { asks: 'isToldWhatToSay' },
      on: {
        'question.answered': {
          target: 'askingDecision',
          actions: { type: 'rememberScript', params: ({ event }) => event },
        },
        'cancellation.chosen': cancellation,
      },
    },
    askingDecision: {
      meta: { asks: 'decision' },
      on: {
        'cancellation.chosen': cancellation,
        'hold.chosen': { guard: 'mayHold', target: 'deciding', actions: remember('hold') },
        'person.chosen': { target: 'deciding', actions: remember('person') },
        'goingOn.chosen': { target: 'deciding', actions: remember('goOn') },
      },
    },
    deciding: { always: [{ guard: 'isSignedIn', target: 'keeping' }, { target: 'doing' }] },
    keeping: {
      tags: 'waiting',
      invoke: {
        id: 'keepWorry',
        src: 'keepWorry',
        input: ({ context }) => toKeep(context),
        onDone: { target: 'doing', actions: { type: 'rememberHold', params: ({ event }) => event } },
        onError: [
          { guard: 'isSafeUnkept', target: 'doing' },
          { target: 'askingAgain', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    doing: {
      always: [{ guard: 'goesOn', target: 'wentOn' }, { guard: 'cancels', target: 'calledOff' }, { target: 'pausing' }],
    },
    calledOff: { always: [{ guard: 'hasTransfer', target: 'cancelling' }, { target: 'cancelled' }] },
    cancelling: {
      tags: 'waiting',
      invoke: {
        id: 'cancelTransfer',
        src: 'cancelTransfer',
        input: ({ context }) => ({ transferId: answered(context, 'transfer').id }),
        onDone: 'cancelled',
        onError: { target: 'askingAgain', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    /** It was not kept, held or cancelled: nothing goes on by itself. */
    askingAgain: {
      meta: { asks: 'notKept' },
      on: {
        'retry.chosen': [{ guard: 'cancels', target: 'calledOff' }, { target: 'keeping' }],
        'person.chosen': { target: 'deciding', actions: remember('person') },
      },
    },
    /** Until the sender has spoken to somebody, or has thought about it. */
    pausing: {
      meta: { asks: 'pause' },
      on: {
        'cancellation.chosen': cancellation,
        // Whoever came here without having answered is asked before anything goes on.
        'goingOn.chosen': [
          { guard: 'isAnswered', target: 'deciding', actions: remember('goOn') },
          { target: 'askingMet' },
        ],
      },
    },
    cancelled: { type: 'final' },
    wentOn: { type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.decision === 'cancel' ? 'cancelled' : 'wentOn' }),
});

export type SafeguardActor = ActorRefFrom<typeof safeguardMachine>;
