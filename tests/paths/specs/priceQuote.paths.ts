import { ApiFailure } from '#contract/failure.ts';
import { money } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { enterSend, startDraft, type TransferDraft } from '#domain/quote/draft.ts';
import type { PriceQuoteContext } from '#src/machines/price-quote/priceQuoteContext.ts';
import { priceQuoteMachine } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { exchangeFixture, rateQuoteFixture, servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { promoFixture } from '#tests/fixtures/promoFixture.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const draft = startDraft('GB');
const hundredDollars = enterSend(startDraft('CA'), money('CAD', 10_000));

/** Counts from 50 pounds, and only when paid in pounds. */
const promo = promoFixture({ settings: { currenciesValid: ['GBP'], minimumSpend: 50, maximumSpend: 500 } });

/** Other pairs are only visited: every answer in every pair would be walked for ever. */
const isUsualPair = ({ payinCurrency, payoutCurrency }: TransferDraft) =>
  payinCurrency === 'GBP' && payoutCurrency === 'XAF';

const rates: Record<string, Rate> = { 'GBP XAF': '780', 'GBP KES': '170.125', 'EUR XAF': '655.96', 'CAD XAF': '440' };

const servicesOf = ({ draft: { payinCurrency, toReceive } }: PriceQuoteContext) =>
  servicesFixture({ base: payinCurrency, countryCode: toReceive.countryCode });

const exchangeOf = ({ draft: { payinCurrency: base, payoutCurrency: target } }: PriceQuoteContext) =>
  exchangeFixture({ base, target }, rates[`${base} ${target}`] ?? '1');

export const priceQuotePaths: PathSpec<typeof priceQuoteMachine> = {
  machine: priceQuoteMachine,
  starts: {
    'an empty calculator': { draft },
    'back from signing in': { draft: hundredDollars, quotesAtOnce: true },
    'a quote that ran out': { draft: hundredDollars, previousQuote: quoteFixture() },
  },
  cases: {
    'amount.entered': ({ context: { draft: answers } }) => [
      { typed: 'payin', amount: money('GBP', 10_000) },
      { typed: 'payin', amount: money('GBP', 499) },
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
    applyPromo: [
      ok({ kind: 'accepted', promo }, 'accepted'),
      ok({ kind: 'dropped', failure: { code: 'promoNotFound', details: {} } }, 'dropped'),
    ],
    createRateQuote: [
      ok(rateQuoteFixture({ base: 'GBP', target: 'XAF' })),
      fail(new ApiFailure('signInRequired')),
      fail(new ApiFailure('rateUnavailable')),
    ],
    createTransferQuote: [
      ok(quoteFixture(), 'as before'),
      ok(quoteFixture({ destinationAmount: 77_000 }), 'less arrives'),
      ok(quoteFixture({ destinationAmount: 79_000 }), 'more arrives'),
      fail(new ApiFailure('promoUsedUp')),
      fail(new ApiFailure('amountAboveMaximum')),
    ],
  },
  cannotFail: ['wait', 'waitUntil'],
  key: ({ draft: answers, pair, exchange, quote, previousQuote, quotesAtOnce, promoCode }) => [
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
    quotesAtOnce,
    promoCode,
  ],
};
