import { ApiFailure } from '#contract/protocol/failure.ts';
import { money, toMajorText } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { enterSend, startDraft, type TransferDraft } from '#domain/quote/draft.ts';
import { calculationOf, type PriceShown, shownBy } from '#src/machines/quote/price-quote/calculation.ts';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { exchangeFixture, rateHoldFixture, rateQuoteFixture, servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { promoFixture } from '#tests/fixtures/promoFixture.ts';
import { quoteFixture, someMoment } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const draft = startDraft('GB');
const hundredDollars = enterSend(startDraft('CA'), money('CAD', 10_000));

/** 100 dollars at 440, and 3.59 for mobile money with its 0.2 %. */
export const shownDollars: PriceShown = {
  ...{ originAmount: 100, originCurrency: 'CAD', destinationAmount: 44_000, destinationCurrency: 'XAF' },
  ...{ exchangeRate: '440', operatorFee: 3.79, totalToPay: 103.79 },
};

/** Counts from 50 pounds, and only when paid in pounds. */
const promo = promoFixture({ settings: { currenciesValid: ['GBP'], minimumSpend: 50, maximumSpend: 500 } });

/** Other pairs are only visited: every answer in every pair would be walked for ever. */
const isUsualPair = ({ payinCurrency, payoutCurrency }: TransferDraft) =>
  payinCurrency === 'GBP' && payoutCurrency === 'XAF';

const rates: Record<string, Rate> = { 'GBP XAF': '780', 'GBP KES': '170.125', 'EUR XAF': '655.96', 'CAD XAF': '440' };

const servicesOf = ({ draft: { payinCurrency, toReceive } }: PriceQuoteContext) =>
  servicesFixture({ base: payinCurrency, countryCode: toReceive.countryCode });

/** Each look at the rate is later than the one before it. */
const exchangeOf = ({ draft: { payinCurrency: base, payoutCurrency: target }, exchange }: PriceQuoteContext) => ({
  ...exchangeFixture({ base, target }, rates[`${base} ${target}`] ?? '1'),
  at: someMoment + (exchange ? 60 : 0),
});

/** The quote of what is shown, or of a rate that brings one unit more or less. */
function quoteOf(context: PriceQuoteContext, more = 0) {
  const { previousQuote, shown = shownBy(context) } = context;
  const before = previousQuote ?? shown;
  if (!before) throw new Error('a quote of nothing');
  return quoteFixture({ ...before, id: quoteFixture().id, destinationAmount: before.destinationAmount + more });
}

export const priceQuotePaths: PathSpec<typeof priceQuoteMachine> = {
  machine: priceQuoteMachine,
  starts: {
    'an empty calculator': { draft },
    'back from signing in': {
      draft: hundredDollars,
      quotesAtOnce: true,
      hold: { ...rateHoldFixture({ base: 'CAD', target: 'XAF' }), rate: '440' },
      shown: shownDollars,
    },
    'a quote that ran out': { draft: hundredDollars, previousQuote: quoteFixture() },
  },
  cases: {
    'amount.entered': ({ context: { draft: answers } }) => [
      { typed: 'payin', amount: money('GBP', 10_000) },
      { typed: 'payin', amount: money('GBP', 499) },
      // Enough to send, and not enough for the promotion.
      ...(answers.promo ? [{ typed: 'payin' as const, amount: money('GBP', 2_000) }] : []),
      ...(isUsualPair(answers) ? [{ typed: 'payout' as const, amount: money('XAF', 78_000) }] : []),
    ],
    'origin.chosen': ({ context }) => (isUsualPair(context.draft) ? [{ countryCode: 'FR' }] : []),
    'destination.chosen': ({ context }) => (isUsualPair(context.draft) ? [{ countryCode: 'KE' }] : []),
    'method.chosen': ({ context }) =>
      context.draft.payoutCurrency === 'KES' || context.draft.typed === 'payout' ? [{ method: 'cash_pickup' }] : [],
    'operatorFee.switched': [{ isOn: false }],
    'promo.entered': [{ code: promo.code }],
  },
  outcomes: {
    fetchServices: ({ context }) => [
      ok({ services: servicesOf(context), isDown: false }, 'services'),
      ...(isUsualPair(context.draft) ? [] : [ok({ services: servicesOf(context), isDown: true }, 'the pair is down')]),
      fail(new ApiFailure('unexpected')),
    ],
    fetchExchange: ({ context }) => [ok(exchangeOf(context), 'rate'), fail(new ApiFailure('rateUnavailable'))],
    wait: [ok(undefined, 'a minute later')],
    waitUntil: [ok(undefined, 'time came')],
    applyPromo: ({ context }) => [
      ...(context.draft.payinCurrency === 'GBP' ? [ok({ kind: 'accepted' as const, promo }, 'accepted')] : []),
      ok({ kind: 'dropped', failure: { code: 'promoNotFound', details: {} } }, 'dropped'),
    ],
    createRateQuote: [
      ok(rateQuoteFixture({ base: 'GBP', target: 'XAF' })),
      ok(rateHoldFixture({ base: 'GBP', target: 'XAF' }), 'held for a visitor'),
      fail(new ApiFailure('signInRequired')),
      fail(new ApiFailure('rateUnavailable')),
    ],
    createTransferQuote: ({ context }) => [
      ok(quoteOf(context), 'as shown'),
      ok(quoteOf(context, -1), 'less arrives'),
      ok(quoteOf(context, 1), 'more arrives'),
      fail(new ApiFailure('promoUsedUp')),
      fail(new ApiFailure('amountAboveMaximum')),
    ],
  },
  cannotFail: ['wait', 'waitUntil'],
  key: ({
    draft: answers,
    pair,
    exchange,
    quote,
    previousQuote,
    quotesAtOnce,
    promoCode,
    promoFailure,
    hold,
    shown,
  }) => [
    answers.payinCurrency,
    answers.payoutCurrency,
    answers.transferMethod,
    answers.typed,
    answers.payinActualValue?.minor,
    answers.payoutActualValue?.minor,
    answers.exchangeRate,
    answers.promo?.code,
    pair && [pair.isDown, pair.services.length],
    exchange?.rate,
    quote !== undefined,
    previousQuote?.id,
    hold?.secret,
    shown !== undefined,
    quotesAtOnce,
    promoCode,
    promoFailure?.code,
  ],
  invariants: {
    'a rate is held only for an amount that has a price': {
      in: ['holdingRate'],
      holds: (context) => calculationOf(context)?.price.ok === true,
    },
    'a quote is made at a promised rate': {
      in: ['quoting'],
      holds: ({ rateQuoteId }, past) => rateQuoteId !== undefined && past.at(-1) === 'createRateQuote: ok',
    },
    'a new price is shown only where it differs': {
      in: ['askingNewPrice'],
      holds: (context) => !['same', undefined].includes(priceChangeOf(context)?.kind),
    },
    'nobody ends with a price that differs and was not accepted': {
      in: ['quoted'],
      holds: (context, past) => priceChangeOf(context)?.kind === 'same' || past.at(-1) === 'newPrice.accepted',
    },
    'a rate held before signing in is shown and asked for, never another': {
      in: ['holdingRate'],
      holds: ({ hold, exchange }) => hold === undefined || hold.rate === exchange?.rate,
    },
    'who must sign in has no quote': { in: ['signInNeeded'], holds: ({ quote }) => quote === undefined },
  },
  about: {
    'amount.entered': ['QUO-12', 'QUO-13'],
    'origin.chosen': ['QUO-10'],
    'destination.chosen': ['QUO-33'],
    'method.chosen': ['QUO-34'],
    'calculating.refreshingExchange': ['QUO-14'],
    'fetchServices: the pair is down': ['QUO-15'],
    'applyPromo: accepted': ['QUO-42'],
    'createTransferQuote: promoUsedUp': ['PRO-07'],
    'createTransferQuote: amountAboveMaximum': ['QUO-21'],
    askingNewPrice: ['D-120'],
    signInNeeded: ['D-13'],
    quoted: ['QUO-04', 'QUO-42'],
  },
  words: {
    events: {
      'amount.entered': ({ typed, amount }) =>
        `${typed === 'payin' ? 'enters what to send' : 'enters what is to arrive'}: ${amount.currency} ${toMajorText(amount)}`,
      'amount.cleared': 'clears the amount',
      'origin.chosen': ({ countryCode }) => `sends from ${countryCode}`,
      'destination.chosen': ({ countryCode }) => `sends to ${countryCode}`,
      'method.chosen': ({ method }) => `chooses ${method}`,
      'operatorFee.switched': 'lets the recipient pay the operator',
      'promo.entered': 'enters a promotion',
      'promo.removed': 'removes the promotion',
      'quote.requested': 'continues',
      'newPrice.accepted': 'accepts the new price',
      'amount.reopened': 'changes the amount',
      'retry.chosen': 'tries again',
    },
    outcomes: {
      fetchServices: {
        services: 'sees the services',
        'the pair is down': 'is told that this pair is out of service',
        unexpected: 'cannot see the services',
      },
      fetchExchange: { rate: 'sees the rate', rateUnavailable: 'cannot see the rate' },
      wait: { 'a minute later': 'waits a minute' },
      waitUntil: { 'time came': 'waits until the new price is over' },
      applyPromo: { accepted: 'has a promotion that counts', dropped: 'is told that the promotion does not count' },
      createRateQuote: {
        ok: 'is promised the rate',
        'held for a visitor': 'is promised the rate until they have an account',
        signInRequired: 'must sign in first',
      },
      createTransferQuote: {
        'as shown': 'has a quote',
        'less arrives': 'has a quote by which less arrives',
        'more arrives': 'has a quote by which more arrives',
        amountAboveMaximum: 'is told that the amount is too large',
      },
    },
  },
};
