import { assign } from 'xstate';
import { answered } from '../../answered.ts';
import { typedPayout } from './calculation.ts';
import { pairOf } from './priceQuoteContext.ts';
import { priceQuoteSetup } from './priceQuoteSetup.ts';

/** The market rate ticks once a minute; the calculator follows. */
const rateSeconds = 60;

/** Continue pressed before the price is there, as after Back, is heard and waits for it. */
const quoteLater = { guard: 'hasAmount', actions: 'quoteLater' } as const;

/** The sender types; rate, fees and promotion are kept up to date around it, so no answer waits for a call. */
export const calculatingState = priceQuoteSetup.createStateConfig({
  meta: { asks: 'amount' },
  initial: 'fetchingServices',
  on: {
    'amount.entered': {
      guard: { type: 'isOfPair', params: ({ event }) => event },
      actions: { type: 'edit', params: ({ event }) => event },
    },
    'amount.cleared': { actions: { type: 'edit', params: ({ event }) => event } },
    'origin.chosen': {
      target: '.fetchingServices',
      actions: [{ type: 'edit', params: ({ event }) => event }, 'forgetPair'],
    },
    'destination.chosen': {
      target: '.fetchingServices',
      actions: [{ type: 'edit', params: ({ event }) => event }, 'forgetPair'],
    },
    'method.chosen': {
      guard: { type: 'isMethodAvailable', params: ({ event }) => event },
      actions: { type: 'edit', params: ({ event }) => event },
    },
    'operatorFee.switched': { actions: { type: 'edit', params: ({ event }) => event } },
    'promo.entered': {
      actions: assign({ promoCode: ({ event }) => event.code, promoFailure: undefined }),
    },
    'promo.removed': { actions: ['clearPromo', assign({ promoFailure: undefined })] },
  },
  states: {
    fetchingServices: {
      tags: 'waiting',
      invoke: {
        id: 'fetchServices',
        src: 'fetchServices',
        input: ({ context }) => pairOf(context),
        onDone: { target: 'fetchingExchange', actions: { type: 'takePair', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error, call: 'services' }) },
        },
      },
      on: { 'quote.requested': quoteLater },
    },
    fetchingExchange: {
      tags: 'waiting',
      invoke: {
        id: 'fetchExchange',
        src: 'fetchExchange',
        input: ({ context }) => pairOf(context),
        onDone: { target: 'ready', actions: { type: 'takeRate', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error, call: 'exchange' }) },
        },
      },
      on: { 'quote.requested': quoteLater },
    },
    unavailable: { on: { 'retry.chosen': 'fetchingServices' } },
    ready: {
      always: [
        { guard: 'hasPromoToCheck', target: 'checkingPromo' },
        {
          guard: 'quotesAtOnce',
          target: '#priceQuote.holdingRate',
          actions: assign({ quotesAtOnce: false }),
        },
      ],
      invoke: { id: 'wait', src: 'wait', input: { seconds: rateSeconds }, onDone: 'refreshingExchange' },
      on: {
        'quote.requested': [
          { guard: 'promoDoesNotCount', actions: 'clearPromo' },
          { guard: 'hasPrice', target: '#priceQuote.holdingRate' },
        ],
      },
    },
    refreshingExchange: {
      invoke: {
        id: 'fetchExchange',
        src: 'fetchExchange',
        input: ({ context }) => pairOf(context),
        onDone: { target: 'ready', actions: { type: 'takeRate', params: ({ event }) => event } },
        onError: 'ready',
      },
      on: {
        'quote.requested': [
          { guard: 'promoDoesNotCount', actions: 'clearPromo' },
          { guard: 'hasPrice', target: '#priceQuote.holdingRate' },
        ],
      },
    },
    checkingPromo: {
      tags: 'waiting',
      invoke: {
        id: 'applyPromo',
        src: 'applyPromo',
        input: ({ context }) => ({
          code: answered(context, 'promoCode'),
          youSend: answered(context.draft, 'payinActualValue'),
          payinCurrency: context.draft.payinCurrency,
          payoutCurrency: context.draft.payoutCurrency,
          theyGet: typedPayout(context.draft),
          now: answered(context, 'exchange').at,
        }),
        onDone: { target: 'ready', actions: { type: 'takePromo', params: ({ event }) => event } },
      },
    },
  },
});
