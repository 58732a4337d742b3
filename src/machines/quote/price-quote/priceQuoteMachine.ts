import { type ActorRefFrom, assign } from 'xstate';
import { answered } from '../../answered.ts';
import { calculatingState } from './calculatingState.ts';
import { quoteRequestOf } from './calculation.ts';
import { pairOf } from './priceQuoteContext.ts';
import { priceQuoteSetup } from './priceQuoteSetup.ts';

/** The calculator's brain, signed in or not (QUO): what is sent, what arrives, and the promise of it. */
export const priceQuoteMachine = priceQuoteSetup.createMachine({
  id: 'priceQuote',
  context: ({ input: { draft, previousQuote, quotesAtOnce, hold, shown, promoFailure } }) => ({
    draft,
    promoFailure,
    previousQuote,
    hold,
    shown,
    quotesAtOnce: quotesAtOnce === true || previousQuote !== undefined,
  }),
  initial: 'calculating',
  states: {
    calculating: calculatingState,
    holdingRate: {
      tags: 'waiting',
      entry: 'rememberShown',
      invoke: {
        id: 'createRateQuote',
        src: 'createRateQuote',
        input: ({ context }) => ({
          ...pairOf(context),
          shownAt: context.exchange?.at,
          ...(context.hold && { holdSecret: context.hold.secret }),
        }),
        onDone: [
          {
            guard: { type: 'isForVisitor', params: ({ event }) => event },
            target: 'signInNeeded',
            actions: { type: 'takeHold', params: ({ event }) => event },
          },
          { target: 'quoting', actions: { type: 'takeRateQuote', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'needsSignIn', params: ({ event }) => event }, target: 'signInNeeded' },
          {
            target: 'calculating.ready',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error, call: 'rateQuote' }) },
          },
        ],
      },
    },
    quoting: {
      tags: 'waiting',
      invoke: {
        id: 'createTransferQuote',
        src: 'createTransferQuote',
        input: ({ context }) => quoteRequestOf(context, answered(context, 'rateQuoteId')),
        onDone: [
          {
            guard: { type: 'isOtherPrice', params: ({ event }) => event },
            target: 'askingNewPrice',
            actions: { type: 'takeQuote', params: ({ event }) => event },
          },
          { target: 'quoted', actions: { type: 'takeQuote', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isPromoRefusal', params: ({ event }) => event },
            target: 'calculating.ready',
            actions: ['clearPromo', { type: 'rememberPromoFailure', params: ({ event }) => event }],
          },
          {
            target: 'calculating.ready',
            actions: {
              type: 'rememberFailure',
              params: ({ event }) => ({ error: event.error, call: 'transferQuote' }),
            },
          },
        ],
      },
    },
    askingNewPrice: {
      meta: { asks: 'newPrice' },
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: answered(context, 'quote').expiresAt }),
        onDone: { target: 'holdingRate', actions: assign({ quote: undefined }) },
      },
      on: {
        'newPrice.accepted': 'quoted',
        'amount.reopened': {
          target: 'calculating.ready',
          actions: assign({ quote: undefined, previousQuote: undefined, shown: undefined, hold: undefined }),
        },
      },
    },
    quoted: { type: 'final' },
    signInNeeded: { type: 'final' },
  },
  output: ({ context: { draft, quote, previousQuote, hold, shown } }) =>
    quote
      ? { kind: 'quoted', quote, draft, isRequote: previousQuote !== undefined }
      : { kind: 'signInNeeded', draft, hold, shown },
});

export type PriceQuoteActor = ActorRefFrom<typeof priceQuoteMachine>;
