import { assign, setup } from 'xstate';
import { failureOf } from '#contract/protocol/failure.ts';
import type { Exchange, TransferQuote, TransferQuoteRequest } from '#contract/quote/quote.ts';
import type { Money } from '#domain/money/money.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { port } from '../../port.ts';
import { applyPromoMachine, type PromoOutcome } from '../apply-promo/applyPromoMachine.ts';
import { calculationOf, type PairServices, promoAnswerOf, shownBy } from './calculation.ts';
import { atRate, type DraftEdit, edited } from './draftEdits.ts';
import { withoutPromo, withPromoRechecked } from './draftPromo.ts';
import { atHeldRate, priceChangeOf } from './heldPrice.ts';
import {
  type HeldRate,
  isOfVisitor,
  type Pair,
  type PriceQuoteContext,
  type PriceQuoteEvent,
  type PriceQuoteInput,
  type PriceQuoteOutput,
  type PriceQuoteStep,
  promoRefusals,
  type QuoteCall,
  type RateToHold,
} from './priceQuoteContext.ts';

/** Everything the calculator's states may use, by name. */
export const priceQuoteSetup = setup({
  types: {
    context: {} as PriceQuoteContext,
    events: {} as PriceQuoteEvent,
    input: {} as PriceQuoteInput,
    output: {} as PriceQuoteOutput,
    meta: {} as { asks: PriceQuoteStep },
    tags: {} as 'waiting',
    children: {} as { applyPromo: 'applyPromo' },
  },
  actors: {
    fetchServices: port<PairServices, Pair>('fetchServices'),
    fetchExchange: port<Exchange, Pair>('fetchExchange'),
    wait: port<void, { seconds: number }>('wait'),
    waitUntil: port<void, { at: number }>('waitUntil'),
    applyPromo: applyPromoMachine,
    createRateQuote: port<HeldRate, RateToHold>('createRateQuote'),
    createTransferQuote: port<TransferQuote, TransferQuoteRequest>('createTransferQuote'),
  },
  guards: {
    isOfPair: ({ context: { draft } }, { typed, amount }: { typed: 'payin' | 'payout'; amount: Money }) =>
      amount.currency === (typed === 'payin' ? draft.payinCurrency : draft.payoutCurrency),
    isMethodAvailable: ({ context }, { method }: { method: PayoutMethod }) =>
      methodsAvailable(context.draft.toReceive.countryCode).includes(method),
    hasPromoToCheck: ({ context }) => context.promoCode !== undefined && context.draft.payinActualValue !== undefined,
    promoDoesNotCount: ({ context }) => promoAnswerOf(context)?.ok === false,
    hasAmount: ({ context }) => context.draft.payinActualValue !== undefined,
    hasPrice: ({ context }) => calculationOf(context)?.price.ok === true,
    quotesAtOnce: ({ context }) => context.quotesAtOnce && calculationOf(context)?.price.ok === true,
    needsSignIn: (_, { error }: { error: unknown }) => failureOf(error).code === 'signInRequired',
    isPromoRefusal: (_, { error }: { error: unknown }) => promoRefusals.includes(failureOf(error).code),
    isForVisitor: (_, { output }: { output: HeldRate }) => isOfVisitor(output),
    isOtherPrice: ({ context }, { output }: { output: TransferQuote }) => {
      const change = priceChangeOf({ ...context, quote: output });
      return change !== undefined && change.kind !== 'same';
    },
  },
  actions: {
    edit: assign(({ context }, edit: DraftEdit) => ({
      ...withPromoRechecked({ ...context, draft: edited(context.draft, edit) }),
      quotesAtOnce: false,
      previousQuote: undefined,
      shown: undefined,
      hold: undefined,
      failure: undefined,
      failedCall: undefined,
    })),
    quoteLater: assign({ quotesAtOnce: true }),
    forgetPair: assign({ pair: undefined, exchange: undefined }),
    takePair: assign({ pair: (_, { output }: { output: PairServices }) => output }),
    takeRate: assign(({ context }, { output }: { output: Exchange }) => {
      const exchange = atHeldRate(context, output);
      return {
        exchange,
        draft: atRate(context.draft, exchange),
        failure: undefined,
        failedCall: undefined,
      };
    }),
    rememberShown: assign({ shown: ({ context }) => context.shown ?? shownBy(context) }),
    takeHold: assign({ hold: (_, { output }: { output: HeldRate }) => (isOfVisitor(output) ? output : undefined) }),
    takeRateQuote: assign({
      rateQuoteId: (_, { output }: { output: HeldRate }) => (isOfVisitor(output) ? undefined : output.id),
    }),
    takePromo: assign(({ context }, { output }: { output: PromoOutcome }) => ({
      promoCode: undefined,
      ...(output.kind === 'accepted'
        ? { draft: { ...context.draft, promo: output.promo }, promoFailure: undefined }
        : { draft: withoutPromo(context.draft), promoFailure: output.failure }),
    })),
    clearPromo: assign(({ context }) => ({ draft: withoutPromo(context.draft), promoCode: undefined })),
    rememberPromoFailure: assign((_, { error }: { error: unknown }) => ({
      promoFailure: failureOf(error),
      shown: undefined,
    })),
    /** What was held stays held: the price that was shown is still the one that is asked for. */
    rememberFailure: assign(({ context }, { error, call }: { error: unknown; call: QuoteCall }) => ({
      failure: failureOf(error),
      failedCall: call,
      quotesAtOnce: false,
      shown: context.hold && context.shown,
    })),
    takeQuote: assign({ quote: (_, { output }: { output: TransferQuote }) => output }),
  },
});
