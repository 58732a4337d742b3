import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { promoFailure } from '#contract/quote/promoFailure.ts';
import type { Promo } from '#contract/quote/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { toMajorText } from '#domain/money/money.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { type PromoUse, promoAnswerFor } from './promoAnswer.ts';

export type ApplyPromoInput = PromoUse & { readonly code: string; readonly payinCurrency: PayInCurrency };

export type PromoToRead = {
  code: string;
  currency: PayInCurrency;
  amount: string;
  target: Currency;
  theyGet?: string;
};

export type PromoOutcome =
  | { readonly kind: 'accepted'; readonly promo: Promo }
  | { readonly kind: 'dropped'; readonly failure: Failure };

export type ApplyPromoContext = ApplyPromoInput & { readonly outcome?: PromoOutcome };

/** Looks a code up and says what becomes of it (PRO-02…09). No promotion is `idle`: that is the calculator's affair. */
export const applyPromoMachine = setup({
  types: {
    context: {} as ApplyPromoContext,
    input: {} as ApplyPromoInput,
    output: {} as PromoOutcome,
    tags: {} as 'waiting',
  },
  actors: { readPromo: port<Promo, PromoToRead>('readPromo') },
  guards: {
    isUsable: ({ context }, { output }: { output: Promo }) => promoAnswerFor(output, context).ok,
  },
  actions: {
    accept: assign({ outcome: (_, { output }: { output: Promo }) => ({ kind: 'accepted' as const, promo: output }) }),
    drop: assign({
      outcome: ({ context }, { output }: { output: Promo }) => ({
        kind: 'dropped' as const,
        failure: answered({ refusal: promoFailure(promoAnswerFor(output, context), context) }, 'refusal'),
      }),
    }),
  },
}).createMachine({
  id: 'applyPromo',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      tags: 'waiting',
      invoke: {
        id: 'readPromo',
        src: 'readPromo',
        input: ({ context: { code, youSend, payinCurrency, payoutCurrency, theyGet } }) => ({
          code,
          currency: payinCurrency,
          amount: toMajorText(youSend),
          target: payoutCurrency,
          ...(theyGet && { theyGet: toMajorText(theyGet) }),
        }),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event },
            target: 'accepted',
            actions: { type: 'accept', params: ({ event }) => event },
          },
          { target: 'dropped', actions: { type: 'drop', params: ({ event }) => event } },
        ],
        onError: {
          target: 'dropped',
          actions: assign({ outcome: ({ event }) => ({ kind: 'dropped', failure: failureOf(event.error) }) }),
        },
      },
    },
    accepted: { type: 'final' },
    dropped: { type: 'final' },
  },
  output: ({ context }) => answered(context, 'outcome'),
});
